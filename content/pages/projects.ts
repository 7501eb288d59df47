import { caseStudies } from '@/components/sections/projects/CaseStudies/CaseStudies.schema';
import { projectsBanner } from '@/components/sections/projects/ProjectsBanner/ProjectsBanner.schema';
import { definePage } from '../schema/page';

const sections = { banner: projectsBanner, cases: caseStudies };

/** The words of /projects. */
export const projectsPage = definePage('projects', sections, {
  meta: {
    title: 'Projects',
    description:
      'Six case studies: a store platform with its own till, document management, travel, a restaurant CRM, an online shop and payroll.',
  },
  shows: ['projects'],
  share: {
    kind: 'projects',
    line: 'lead',
    alt: 'Six arches that climb like a viaduct, each with clay from one project in it',
  },
  banner: {
    breadcrumb: { path: [{ label: 'Home', href: '/' }], current: 'Projects' },
    title: 'Projects',
    lead: 'Six systems that somebody opens before their first coffee.',
    label: 'The six case studies',
  },
  cases: {
    title: 'Each one began as a complaint.',
    lead: 'A queue, a filing room, a frozen search. Here is what we built about it, and for whom.',
    more: 'Read the whole story',
    search: { label: 'Search the site', href: '/search' },
  },
});
