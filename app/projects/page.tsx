import { Shell } from '@/components/layout/Shell/Shell';
import { CaseStudies } from '@/components/sections/CaseStudies/CaseStudies';
import { ProjectsBanner } from '@/components/sections/ProjectsBanner/ProjectsBanner';
import { projectsPage } from '@/content/pages/projects';
import { projects } from '@/content/projects';
import { site } from '@/content/site';
import { breadcrumbs } from '@/content/structured/breadcrumbs';
import { caseStudy } from '@/content/structured/case-study';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(projectsPage.meta, '/projects');

export default function ProjectsPage() {
  return (
    <Shell
      site={site}
      path="/projects"
      structuredData={[
        breadcrumbs('/projects', projectsPage.banner.breadcrumb),
        ...projects.map(caseStudy),
      ]}
    >
      <ProjectsBanner {...projectsPage.banner} projects={projects} />
      <CaseStudies {...projectsPage.cases} projects={projects} />
    </Shell>
  );
}
