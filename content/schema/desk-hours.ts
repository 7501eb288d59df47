/** Minutes of a day. */
export const DAY = 1440;

/** When a desk opens and closes, in minutes from midnight by its own clock. */
export type DeskHours = { opens: number; closes: number };

/** The minute of the day of any minute, also of a negative one. */
export const toMinuteOfDay = (minute: number): number => ((minute % DAY) + DAY) % DAY;

/** A time such as "08:30" in minutes from midnight. */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}

/**
 * How long a desk is open, in minutes. A desk that closes before it opens is open through the night, and one
 * that closes when it opens is open round the clock.
 */
export const getOpenMinutes = ({ opens, closes }: DeskHours): number =>
  toMinuteOfDay(closes - opens) || DAY;

/**
 * Whether a desk is open. This is the one rule for everything that says so. A night belongs to the day on
 * which it begins.
 *
 * @param minute minutes since 1970 by the desk's own clock
 * @param days the days of the week on which the desk opens. 0 is Sunday
 */
export function isOpen(minute: number, hours: DeskHours, days: readonly number[]): boolean {
  const since = toMinuteOfDay(minute - hours.opens);
  // The first of January 1970 was a Thursday.
  const day = (Math.floor((minute - since) / DAY) + 4) % 7;
  return days.includes(day) && since < getOpenMinutes(hours);
}
