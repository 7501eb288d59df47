import type { Wording } from './wording';

type Hours = { opens: string; closes: string };

/** How a site writes times. */
export type TimeWords = {
  /** A time such as "08:00". */
  toTime: (time: string) => string;
  /** Opening hours. */
  toHours: (hours: Hours) => string;
};

/**
 * Writes opening hours.
 *
 * @param pattern "{opens} to {closes}"
 */
export const fillHours = (
  pattern: string,
  { opens, closes }: Hours,
  toTime: TimeWords['toTime'],
): string => pattern.replace('{opens}', toTime(opens)).replace('{closes}', toTime(closes));

/** Writes times in a language: "8:00 am", and "8:00 am to 9:00 pm". */
export function createTimeWords(
  language: string,
  { clock, hours }: Pick<Wording, 'clock' | 'hours'>,
): TimeWords {
  const format = new Intl.DateTimeFormat(language, {
    ...(clock === 12
      ? { hour: 'numeric', hourCycle: 'h12' }
      : { hour: '2-digit', hourCycle: 'h23' }),
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const toTime = (time: string) => format.format(new Date(`1970-01-01T${time}Z`));
  return {
    toTime,
    toHours: (each) => fillHours(hours, each, toTime),
  };
}
