import { z } from 'zod';
import { paragraphs, text } from '@/content/schema/text';

/** A few paragraphs, and the words of a drawing of the working day. */
export const careersIntro = z.strictObject({
  title: text,
  paragraphs,
  day: z.strictObject({
    label: text.describe('What the drawing shows, for screen readers'),
    shared: text
      .optional()
      .describe(
        'The words for the hours that all offices share. An agency with one office has none',
      ),
    note: text.describe('The words after these'),
  }),
});

export type CareersIntroData = z.infer<typeof careersIntro>;
