import type { Metadata } from 'next';
import { Shell } from '@/components/layout/Shell/Shell';
import { CaseStudies } from '@/components/sections/CaseStudies/CaseStudies';
import { ProjectsBanner } from '@/components/sections/ProjectsBanner/ProjectsBanner';
import { projectsPage } from '@/content/pages/projects';
import { projects } from '@/content/projects';
import { site } from '@/content/site';

export const metadata: Metadata = {
  title: projectsPage.meta.title,
  description: projectsPage.meta.description,
  alternates: { canonical: '/projects' },
};

export default function ProjectsPage() {
  return (
    <Shell site={site} path="/projects">
      <ProjectsBanner {...projectsPage.banner} projects={projects} />
      <CaseStudies {...projectsPage.cases} projects={projects} />
    </Shell>
  );
}
