import { z } from 'zod';
import { breadcrumb } from './banner';
import { meta } from './meta';
import { text } from './text';

/** The banner of the projects page: the title behind a viaduct of the six cases. */
const projectsBanner = z.strictObject({
  breadcrumb,
  title: text,
  lead: text,
  label: text.describe('The name of the list of cases for screen readers'),
});

export type ProjectsBannerData = z.infer<typeof projectsBanner>;

/** What introduces the case studies. */
const caseStudies = z.strictObject({ title: text, lead: text });

export type CaseStudiesData = z.infer<typeof caseStudies>;

/** The copy of the projects page; the cases are in `content/projects.ts`. */
export const projectsPage = z.strictObject({
  meta,
  banner: projectsBanner,
  cases: caseStudies,
});
