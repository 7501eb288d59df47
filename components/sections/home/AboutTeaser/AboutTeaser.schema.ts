import { z } from 'zod';
import { link } from '@/content/schema/href';
import { paragraphs, text } from '@/content/schema/text';

/** The teaser of About Us, with the words of a drawing of the working day. */
export const aboutTeaser = z.strictObject({
  title: text,
  paragraphs,
  action: link,
  day: z.strictObject({
    shared: text
      .optional()
      .describe(
        'The words for the hours that all offices share. An agency with one office has none',
      ),
    caption: text,
  }),
});

export type AboutTeaserData = z.infer<typeof aboutTeaser>;
