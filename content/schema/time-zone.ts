/** The distance of a time zone from UTC at a moment, as ISO 8601 writes it: "+05:30". */
export function writeOffset(timeZone: string, moment: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  // Such as "27/11/2026, GMT+05:30". Greenwich itself is "GMT".
  return format.format(moment).match(/[+-]\d\d:\d\d/)?.[0] ?? '+00:00';
}

/** How many minutes a time zone is ahead of UTC at a moment: 330 in India. */
export function getOffset(timeZone: string, moment: Date): number {
  const [sign, hours, minutes] = writeOffset(timeZone, moment).match(/[+-]|\d\d/g) ?? [];
  return Number(`${sign}${Number(hours) * 60 + Number(minutes)}`);
}
