import { z } from 'zod';
import { officeNumber } from '@/content/schema/office-number';
import { text } from '@/content/schema/text';

const day = z.strictObject({
  name: text,
  staffed: z.boolean().describe('Whether the desk has hours on this day'),
});

/** When somebody answers. */
export const hours = z.strictObject({
  title: text,
  text: text.describe('The days and times, in one sentence'),
  note: text.describe('What happens outside these hours'),
  week: z.array(day).length(7),
  clock: z.strictObject({ city: text, timeZone: text, office: officeNumber }),
});

export type HoursData = z.infer<typeof hours>;
