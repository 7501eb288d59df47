import { z } from 'zod';
import { text } from '@/content/schema/text';

/** When somebody answers. */
export const hours = z.strictObject({
  title: text,
  text: text.describe('The days and times, in one sentence'),
  note: text.optional().describe('What happens outside these hours'),
  week: z
    .array(text)
    .length(7)
    .meta({
      description: 'The short names of the days, from Monday',
      examples: [['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']],
    }),
});

export type HoursData = z.infer<typeof hours>;
