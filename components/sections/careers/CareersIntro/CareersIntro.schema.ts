import { z } from 'zod';
import { officeNumber } from '@/content/schema/office-number';
import { paragraphs, text } from '@/content/schema/text';

const hour = z.number().min(0).max(24);

const desk = z.strictObject({
  city: text,
  office: officeNumber,
  hours: text.describe('Its working hours, in its own time'),
  start: hour.describe('Where its bar begins on the scale: 9.5 is half past nine'),
  end: hour.describe('Where its bar ends'),
  offset: z.number().describe('The hours its own time differs from the scale’s'),
});

/** A few paragraphs, and the working day of both offices drawn to scale. */
export const careersIntro = z.strictObject({
  title: text,
  paragraphs,
  day: z.strictObject({
    label: text.describe('What the drawing shows, for screen readers'),
    from: hour.describe('Where the scale begins'),
    to: hour.describe('Where the scale ends'),
    desks: z.array(desk).min(1).max(4),
    shared: z
      .strictObject({ label: text, start: hour, end: hour })
      .describe('The hours when both offices are at work'),
    note: text.describe('The words after the label of the shared hours'),
  }),
});

export type CareersIntroData = z.infer<typeof careersIntro>;
