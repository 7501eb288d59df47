import { z } from 'zod';
import { link } from '@/content/files/href';
import { paragraphs, text } from '@/content/schema/text';
import { workingDayWords } from '@/content/schema/working-day-words';

/** The teaser of About Us, with the words of a drawing of the working day. */
export const aboutTeaser = z.strictObject({
  title: text,
  paragraphs,
  action: link,
  day: workingDayWords.optional(),
});

export type AboutTeaserData = z.infer<typeof aboutTeaser>;
