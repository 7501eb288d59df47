import { z } from 'zod';
import { paragraphs, text } from '@/content/schema/text';
import { workingDayWords } from '@/content/schema/working-day-words';

/** A few paragraphs, and the words of a drawing of the working day. */
export const careersIntro = z.strictObject({
  title: text,
  paragraphs,
  day: workingDayWords.optional(),
});

export type CareersIntroData = z.infer<typeof careersIntro>;
