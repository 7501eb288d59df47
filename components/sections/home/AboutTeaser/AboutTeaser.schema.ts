import { z } from 'zod';
import { link } from '@/content/schema/href';
import { officeNumber } from '@/content/schema/office-number';
import { paragraphs, text } from '@/content/schema/text';

const hour = z.number().min(0).max(24);

const shift = z.strictObject({
  office: officeNumber,
  city: text,
  hours: text.describe('Opening hours, in local time'),
  from: hour.describe('When the day starts, by the clock of the drawing: 2.5 is half past two'),
  to: hour.describe('When the day ends, by the same clock'),
});

/** The teaser of About Us, with the working day of both offices drawn to scale. */
export const aboutTeaser = z.strictObject({
  title: text,
  paragraphs,
  action: link,
  day: z.strictObject({
    shifts: z.array(shift).min(1).max(4),
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
