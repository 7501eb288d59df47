import type { Range } from './opening-hours';
import type { Wording } from './wording';

/** How a site writes times. */
export type TimeWords = {
  /** A time such as "08:00". */
  toTime: (time: string) => string;
  /** The opening hours of a day. */
  toHours: (ranges: readonly Range[]) => string;
};

/**
 * Writes times in a language: "8:00 am", and "8:00 am to 9:00 pm".
 *
 * @param capitals whether times are in capitals: "8:00 AM"
 */
export function createTimeWords(
  language: string,
  { clock, hours }: Pick<Wording, 'clock' | 'hours'>,
  { capitals = false } = {},
): TimeWords {
  const format = new Intl.DateTimeFormat(language, {
    ...(clock === 12
      ? { hour: 'numeric', hourCycle: 'h12' }
      : { hour: '2-digit', hourCycle: 'h23' }),
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const toTime = (time: string) => {
    const words = format.format(new Date(`1970-01-01T${time}Z`));
    return capitals ? words.toLocaleUpperCase(language) : words;
  };
  // Round the clock: "24 hours".
  const wholeDay = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  }).format(24);
  const toRange = ({ opens, closes }: Range) =>
    opens === closes
      ? wholeDay
      : hours.replace('{opens}', toTime(opens)).replace('{closes}', toTime(closes));
  return { toTime, toHours: (ranges) => list.format(ranges.map(toRange)) };
}
