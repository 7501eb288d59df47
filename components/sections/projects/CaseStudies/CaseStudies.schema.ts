import { z } from 'zod';
import { link } from '@/content/files/href';
import { text } from '@/content/schema/text';

/** The words above the case studies. */
export const caseStudies = z.strictObject({
  title: text,
  lead: text,
  more: text.describe('The words of each link to a case study'),
  search: link.optional().describe('For whoever looks for something else. May be missing'),
});

export type CaseStudiesData = z.infer<typeof caseStudies>;
