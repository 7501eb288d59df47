import { readIfSound } from '../schema/mistake';
import { writeOffset } from '../schema/time-zone';
import { agency } from './agency';

/** The time zone whose days content has: that of the agency, or that of the first office. */
function getTimeZone(): string {
  const { offices, timeZone } = readIfSound(agency) ?? {};
  return timeZone ?? offices?.[0]?.timeZone ?? 'UTC';
}

/** Today at the first office, such as "2026-11-30": the site is built for one day, wherever it is built. */
export const getToday = (): string =>
  // Sweden writes days as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: getTimeZone() }).format();

/** The day in a field, such as "created_at", if it has not come yet. */
export function findDayToCome(fields: unknown, field: string | undefined): string | undefined {
  if (field === undefined || typeof fields !== 'object' || fields === null) return undefined;
  const day: unknown = Reflect.get(fields, field);
  return typeof day === 'string' && day > getToday() ? day : undefined;
}

/** Whether an entry is published: it is no draft, and its day, in the field `day`, has come. */
export const isPublished = (fields: { draft?: unknown }, day: string | undefined): boolean =>
  fields.draft !== true && findDayToCome(fields, day) === undefined;

/** A moment of a day at the first office. Feeds and search engines want its distance from UTC. */
const toMoment = (day: string, time: string): string =>
  `${day}T${time}${writeOffset(getTimeZone(), new Date(`${day}T${time}Z`))}`;

/** The start of a day at the first office: "2026-11-12T00:00:00+05:30". */
export const startOfDay = (day: string): string => toMoment(day, '00:00:00');

/** The end of a day at the first office. */
export const endOfDay = (day: string): string => toMoment(day, '23:59:59');
