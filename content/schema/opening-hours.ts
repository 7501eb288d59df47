import { z } from 'zod';

/** The days of the week by their English names, which schema.org shares. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A time of a day: "08:00". */
export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as "08:00"');

/** When an office is open, in its own time zone. */
export const openingHours = z.strictObject({
  days: z.array(z.enum(weekdays)).min(1),
  opens: time,
  closes: time.describe(
    'An earlier time than the first is on the next morning. The same time is round the clock',
  ),
});
