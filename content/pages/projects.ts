import { projects } from '../projects';
import { define } from '../schema/define';
import { projectsPage as schema } from '../schema/projects-page';
import type { Share } from '../schema/share';

/** The words of /projects. */
export const projectsPage = define('content/pages/projects.ts', schema, {
  meta: {
    title: 'Projects',
    description:
      'Six case studies: a store platform with its own till, document management, travel, a restaurant CRM, an online shop and payroll.',
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
  },
});

/** What its share picture shows. */
export const projectsShare: Share = {
  title: projectsPage.banner.title,
  line: projectsPage.banner.lead,
  art: {
    kind: 'viaduct',
    arches: projects.map(({ second, world }) => ({ picture: second, world })),
  },
  alt: 'Six arches that climb like a viaduct, each with clay from one project in it',
};
