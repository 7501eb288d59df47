import { z } from 'zod';
import { link } from '@/content/files/href';
import { officeNumber } from '@/content/schema/office-number';
import { text } from '@/content/schema/text';

/** The headings of a job’s parts, and the words of the column beside them. */
export const jobBody = z.strictObject({
  headings: z.strictObject({
    description: text,
    aboutCompany: text,
    keyResponsibilities: text,
    requiredSkills: text,
    preferredQualifications: text,
  }),
  contents: text.describe('The name of the table of contents'),
  apply: text.describe('The words of the button that opens the inquiry'),
  byMail: link.describe('A mail link, which replaces the button in a browser without popovers'),
  posted: text.describe('The words before the posting date'),
  until: text.describe('The words before the last day to apply'),
  closed: z
    .strictObject({ note: text, action: link })
    .describe('The words that replace the button after the last day'),
  desks: z.array(z.strictObject({ office: officeNumber, words: text })).meta({
    description: 'The words under the clock of a job’s office, for each office that has some',
    examples: [[{ office: 1, words: 'at the north shed' }], []],
  }),
});

export type JobBodyData = z.infer<typeof jobBody>;
