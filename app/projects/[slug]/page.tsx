import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextPage } from '@/components/sections/NextPage/NextPage';
import { CaseStory } from '@/components/sections/project/CaseStory/CaseStory';
import { Credits } from '@/components/sections/project/Credits/Credits';
import { ProjectHero } from '@/components/sections/project/ProjectHero/ProjectHero';
import { getCredits } from '@/content/collections/credits';
import { headline } from '@/content/collections/headline';
import { findNext } from '@/content/collections/next';
import { projectPage } from '@/content/collections/project-page';
import { findProject, projects } from '@/content/collections/projects';
import { serviceLinks } from '@/content/collections/services';
import { findClientWords } from '@/content/collections/testimonials';
import { getTrail } from '@/content/files/breadcrumb';
import { decode } from '@/content/files/to-path';
import { projectPath, servicePath } from '@/content/routes';
import { breadcrumbs } from '@/content/structured/breadcrumbs';
import { caseArticle } from '@/content/structured/case-study';
import { Frame } from '../../Frame';
import { getMetadata } from '../../metadata';
import { staticParams } from '../../static-params';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  staticParams(
    'slug',
    projects().map(({ slug }) => slug),
  );

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const project = findProject(decode((await params).slug));
  return project ? getMetadata({ path: project.url, meta: project.meta }) : {};
}

export default async function ProjectPage({ params }: Props) {
  const slug = decode((await params).slug);
  const project = findProject(slug);
  if (!project) notFound();

  const { name, logo, lead, facts, world, stage, image, upright = image, story } = project;
  const breadcrumb = { path: getTrail('projects'), current: name };
  const { people, others } = getCredits(project);
  const words = project.testimonial ? findClientWords(project.testimonial) : undefined;
  const services = project.services.map(servicePath);
  const next = findNext(projects(), slug);
  return (
    <Frame
      path={projectPath(slug)}
      {...(stage !== 'tall' && { world })}
      structuredData={[breadcrumbs(project.url, breadcrumb), caseArticle(project, people, words)]}
    >
      <ProjectHero
        breadcrumb={breadcrumb}
        client={name}
        logo={logo}
        title={headline(project)}
        lead={lead}
        world={world}
        picture={stage === 'tall' ? upright : image}
        facts={facts}
        stage={stage}
      />
      <CaseStory blocks={story} world={world} words={words} />
      <Credits
        words={projectPage().credits}
        people={people}
        others={others}
        services={serviceLinks().filter(({ href }) => services.includes(href))}
      />
      {next && (
        <NextPage
          {...projectPage().next}
          name={next.name}
          line={headline(next)}
          href={next.url}
          world={next.world}
          picture={next.image}
          shape="scene"
        />
      )}
    </Frame>
  );
}
