import { ask } from '@/components/sections/Ask/Ask.schema';
import { caseStudies } from '@/components/sections/projects/CaseStudies/CaseStudies.schema';
import { projectsBanner } from '@/components/sections/projects/ProjectsBanner/ProjectsBanner.schema';
import { definePage } from '../site/define-page';

const sections = { banner: projectsBanner, cases: caseStudies, ask };

/** The words of /projects. */
export const projectsPage = definePage('projects', sections);
