import { z } from 'zod';
import { text } from '@/content/schema/text';

/** A result of a case study in a few words. */
export const result = z.strictObject({
  project: text.describe('The case study that it leads to'),
  words: text.describe('What became of it: "36 minutes an order, now 3"'),
});

/** Results of case studies, on the first screen of a home page. */
export const heroProof = z.strictObject({
  results: z.array(result).max(2).describe('At most two. They stand on one line'),
});
