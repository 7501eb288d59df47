import { z } from 'zod';
import { paragraphs, text } from '@/content/schema/text';

const hour = z.number().min(0).max(24);

const desk = z.strictObject({
  city: text,
  bank: z.enum(['noida', 'liverpool']),
  hours: text.describe('Its working hours, in its own time'),
  start: hour.describe('Where its bar begins on the scale: 9.5 is half past nine'),
  end: hour,
  offset: z.number().describe('The hours its own time differs from the scale’s'),
});

/** The opening of the careers page: a few paragraphs, and the day of both offices side by side. */
export const careersIntro = z.strictObject({
  title: text,
  paragraphs,
  day: z.strictObject({
    label: text.describe('What the drawing shows, for those who do not see it'),
    from: hour,
    to: hour,
    desks: z.array(desk).length(2),
    shared: z.strictObject({ label: text, start: hour, end: hour }),
    note: text,
  }),
});

export type CareersIntroData = z.infer<typeof careersIntro>;
