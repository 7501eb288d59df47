import { z } from 'zod';
import { text } from '@/content/schema/text';

/** One case study: its picture and up to three short facts. */
export const caseTeaser = z.strictObject({
  label: text.describe('What kind of case it is: "Case study, food retail"'),
  title: text,
  facts: z
    .array(
      z.strictObject({
        value: z.string().min(1).max(5).describe('The figure, in very large type:  "12X"'),
        meaning: text,
      }),
    )
    .min(1)
    .max(3),
  link: text.describe('What the link to the case study says'),
});

export type CaseTeaserData = z.infer<typeof caseTeaser>;
