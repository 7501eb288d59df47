import { z } from 'zod';
import { DAY, getOpenMinutes, toMinutes } from './desk-hours';

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
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as "08:00", and "00:00" for midnight');

/** Days with the same hours. */
const part = z.strictObject({
  days: z.array(z.enum(weekdays)).min(1),
  opens: time,
  closes: time.describe(
    'An earlier time than the first is on the next morning. The same time is round the clock',
  ),
});

type Part = z.infer<typeof part>;

/** The day on which a part begins before another one has ended. */
function findOverlap(parts: readonly Part[]): string | undefined {
  const spans = parts
    .flatMap(({ days, opens, closes }) => {
      const [from, to] = [toMinutes(opens), toMinutes(closes)];
      const minutes = getOpenMinutes({ opens: from, closes: to });
      return days.map((day) => {
        const start = weekdays.indexOf(day) * DAY + from;
        return { day, start, end: start + minutes };
      });
    })
    .sort((one, other) => one.start - other.start);
  // The night of the week's last day may reach into its first.
  const [first, last] = [spans[0], spans.at(-1)];
  if (first && last && last.end - 7 * DAY > first.start) return first.day;
  return spans.find(({ start }, i) => start < (spans[i - 1]?.end ?? 0))?.day;
}

/** When an office is open, in its own time zone: one part, or a list of parts. */
export const openingHours = z
  .union([part.transform((only): Part[] => [only]), z.array(part).min(1)])
  .superRefine((parts, context) => {
    const day = findOverlap(parts);
    if (day === undefined) return;
    const message = `expected parts that do not overlap. On ${day}, one begins before another has ended`;
    context.addIssue({ code: 'custom', message });
  });

export type OpeningHours = z.infer<typeof openingHours>;

/** A part of a day, by its times. */
export type Range = Pick<Part, 'opens' | 'closes'>;

/** Days with the same hours, and these, from the morning. */
export type DayGroup = { days: (typeof weekdays)[number][]; ranges: Range[] };

/** The days of a week in groups that have the same hours, each where its first day is. */
export function groupDays(hours: OpeningHours): DayGroup[] {
  const groups = new Map<string, DayGroup>();
  for (const day of weekdays) {
    const ranges = hours
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((one, other) => (one.opens < other.opens ? -1 : 1));
    const key = JSON.stringify(ranges);
    const { days = [] } = groups.get(key) ?? {};
    if (ranges.length > 0) groups.set(key, { days: [...days, day], ranges });
  }
  return [...groups.values()];
}

/** The hours of most days. */
export const getUsualRanges = (hours: OpeningHours): Range[] =>
  groupDays(hours).sort((one, other) => other.days.length - one.days.length)[0]?.ranges ?? [];
