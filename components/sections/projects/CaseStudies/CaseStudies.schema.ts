import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The words above the case studies. */
export const caseStudies = z.strictObject({ title: text, lead: text });

export type CaseStudiesData = z.infer<typeof caseStudies>;
