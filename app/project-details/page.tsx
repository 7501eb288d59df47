import { Shell } from '@/components/layout/Shell/Shell';
import { ProjectHero } from '@/components/sections/project/ProjectHero/ProjectHero';
import { ProjectStory } from '@/components/sections/project-details/ProjectStory/ProjectStory';
import { QuestionList } from '@/components/sections/project-details/QuestionList/QuestionList';
import { ServicesOffer } from '@/components/sections/ServicesOffer/ServicesOffer';
import { SocialStrip } from '@/components/sections/SocialStrip/SocialStrip';
import { projectDetails } from '@/content/pages/project-details';
import { pages } from '@/content/routes';
import { offer, social } from '@/content/site/shared';
import { site } from '@/content/site/site';
import { pageBreadcrumbs } from '@/content/structured/breadcrumbs';
import { caseStory } from '@/content/structured/case-study';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(projectDetails());

export default function ProjectDetailsPage() {
  const cards = offer();
  return (
    <Shell
      site={site()}
      path={projectDetails().path}
      above={pages.projects.path}
      world={projectDetails().banner.world}
      structuredData={[
        pageBreadcrumbs(projectDetails()),
        caseStory(projectDetails().path, projectDetails().banner),
      ]}
    >
      <ProjectHero {...projectDetails().banner} />
      <ProjectStory {...projectDetails().story} world={projectDetails().banner.world} />
      <QuestionList {...projectDetails().questions} />
      {cards && <ServicesOffer {...cards} />}
      <SocialStrip {...social()} />
    </Shell>
  );
}
