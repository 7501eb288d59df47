import { z } from 'zod';
import { caseStudies } from '@/components/sections/projects/CaseStudies/CaseStudies.schema';
import { projectsBanner } from '@/components/sections/projects/ProjectsBanner/ProjectsBanner.schema';
import { meta } from './meta';

/** The copy of the projects page; the cases are in `content/projects.ts`. */
export const projectsPage = z.strictObject({
  meta,
  banner: projectsBanner,
  cases: caseStudies,
});
