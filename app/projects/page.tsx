import { Shell } from '@/components/layout/Shell/Shell';
import { CaseStudies } from '@/components/sections/projects/CaseStudies/CaseStudies';
import { ProjectsBanner } from '@/components/sections/projects/ProjectsBanner/ProjectsBanner';
import { projectsPage } from '@/content/pages/projects';
import { projects } from '@/content/projects';
import { site } from '@/content/site';
import { breadcrumbs } from '@/content/structured/breadcrumbs';
import { caseStudy } from '@/content/structured/case-study';
import { getMetadata } from '../metadata';

const path = '/projects';

export const metadata = getMetadata(projectsPage.meta, path);

export default function ProjectsPage() {
  return (
    <Shell
      site={site}
      path={path}
      structuredData={[
        breadcrumbs(path, projectsPage.banner.breadcrumb),
        ...projects.map(caseStudy),
      ]}
    >
      <ProjectsBanner {...projectsPage.banner} projects={projects} />
      <CaseStudies {...projectsPage.cases} projects={projects} />
    </Shell>
  );
}
