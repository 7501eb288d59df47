import { z } from 'zod';
import { link } from '@/content/schema/href';
import { paragraphs, text } from '@/content/schema/text';

const hour = z.number().min(0).max(24);

const shift = z.strictObject({
  bank: z.enum(['noida', 'liverpool']),
  city: text,
  hours: text.describe('Opening hours, in local time'),
  from: hour.describe('When the day starts, as an hour in Liverpool: 2.5 is half past two'),
  to: hour.describe('When the day ends, as an hour in Liverpool'),
});

/** The teaser of About Us, with the working day of both offices drawn to scale. */
export const aboutTeaser = z.strictObject({
  title: text,
  paragraphs,
  action: link,
  day: z.strictObject({
    shifts: z.array(shift).length(2),
    shared: z
      .strictObject({ label: text, from: hour, to: hour })
      .describe('The hours when both offices are open'),
    ticks: z
      .array(z.strictObject({ hour, label: text }))
      .min(3)
      .describe('Hours along the day'),
    caption: text,
  }),
});

export type AboutTeaserData = z.infer<typeof aboutTeaser>;
