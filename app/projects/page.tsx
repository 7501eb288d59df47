import { Shell } from '@/components/layout/Shell/Shell';
import { Ask } from '@/components/sections/Ask/Ask';
import { CaseStudies } from '@/components/sections/projects/CaseStudies/CaseStudies';
import { ProjectsBanner } from '@/components/sections/projects/ProjectsBanner/ProjectsBanner';
import { projectsPage } from '@/content/pages/projects';
import { projects } from '@/content/projects/projects';
import { site } from '@/content/site/site';
import { pageBreadcrumbs } from '@/content/structured/breadcrumbs';
import { caseStudy } from '@/content/structured/case-study';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(projectsPage());

export default function ProjectsPage() {
  return (
    <Shell
      site={site()}
      path={projectsPage().path}
      structuredData={[pageBreadcrumbs(projectsPage()), ...projects().map(caseStudy)]}
    >
      <ProjectsBanner {...projectsPage().banner} projects={projects()} />
      <CaseStudies {...projectsPage().cases} projects={projects()} />
      <Ask {...projectsPage().ask} />
    </Shell>
  );
}
