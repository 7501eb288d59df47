import { getOpenMinutes, toMinutes } from './desk-hours';
import { getUsualRanges, type OpeningHours, type Range } from './opening-hours';
import type { TimeWords } from './time-words';
import { getOffset } from './time-zone';

/** A part of a day by one clock, in hours from midnight: 9.5 is half past nine. */
export type Span = { start: number; end: number };

/**
 * The season at the office whose clock counts. Clocks move between both, in the south the other way
 * round.
 */
export type Season = 'winter' | 'summer';

/** What a working day depends on, of an office of `content/agency.yaml`. */
export type WorkingOffice = {
  timeZone: string;
  /** Without hours, an office counts nowhere here. */
  hours?: OpeningHours | undefined;
  place: { latitude?: number | undefined };
};

/** Noon, in UTC, of a day in the middle of an office's winter or summer. */
function findDay({ place }: WorkingOffice, season: Season): Date {
  const january = (season === 'winter') === (place.latitude ?? 0) >= 0;
  return new Date(Date.UTC(new Date().getUTCFullYear(), january ? 0 : 6, 15, 12));
}

/** A time such as "08:30" in hours from midnight: 8.5. */
export const toHours = (time: string): number => toMinutes(time) / 60;

/** How many hours are open. */
export const getOpenHours = (...ranges: readonly Range[]): number =>
  ranges
    .map(({ opens, closes }) => ({ opens: toMinutes(opens), closes: toMinutes(closes) }))
    .reduce((sum, range) => sum + getOpenMinutes(range) / 60, 0);

/** Hours from midnight as a time: 8.5 becomes "08:30", and 25 becomes "01:00". */
export const toTime = (hours: number): string =>
  new Date(Math.round(hours * 60) * 60_000).toISOString().slice(11, 16);

/** How many hours the clock of an office is ahead of another office's clock. Negative if it is behind. */
export function getAhead(office: WorkingOffice, clock: WorkingOffice, season: Season): number {
  const day = findDay(clock, season);
  return (getOffset(office.timeZone, day) - getOffset(clock.timeZone, day)) / 60;
}

/**
 * The parts of the usual working day of an office by the clock of another. A part starts below 0 if it
 * starts on the day before by that clock, and ends above 24 if it ends on the day after. An office that
 * closes before it opens works through its night.
 */
const getShifts = (office: WorkingOffice, clock: WorkingOffice, season: Season): Span[] =>
  getUsualRanges(office.hours ?? []).map((range) => {
    const start = toHours(range.opens) - getAhead(office, clock, season);
    return { start, end: start + getOpenHours(range) };
  });

/** The whole of a working day, from its first part to its last. */
const getWhole = (spans: readonly Span[]): Span => ({
  start: Math.min(...spans.map(({ start }) => start)),
  end: Math.max(...spans.map(({ end }) => end)),
});

const hasHours = ({ hours }: WorkingOffice): boolean => hours !== undefined;

const move = ({ start, end }: Span, hours: number): Span => ({
  start: start + hours,
  end: end + hours,
});

/** Moves a span by whole days, so that it starts from 0 to 24. */
const moveToDay = (span: Span): Span => move(span, -24 * Math.floor(span.start / 24));

/** What two spans share on any of their days. */
const intersect = (one: Span, other: Span): Span[] =>
  [-48, -24, 0, 24, 48]
    .map((days) => move(other, days))
    .map(({ start, end }) => ({ start: Math.max(one.start, start), end: Math.min(one.end, end) }))
    .filter(({ start, end }) => start < end);

/**
 * The hours of a working day in which all offices are open, by the clock of one of them: usually one
 * span, none if they never are, and two if offices on two sides of the earth meet at both ends of
 * their days. Each starts from 0 to 24. The days of the week do not count.
 */
export function getSharedHours(
  offices: readonly WorkingOffice[],
  clock: WorkingOffice,
  season: Season,
): Span[] {
  const [first, ...others] = offices.map((office) =>
    getShifts(office, clock, season).map(moveToDay),
  );
  if (!first) return [];
  return others
    .reduce(
      (shared, shifts) =>
        shared.flatMap((span) => shifts.flatMap((shift) => intersect(span, shift))),
      first,
    )
    .map(moveToDay)
    .sort((one, other) => one.start - other.start);
}

/** How many hours spans are together. */
export const getLength = (spans: readonly Span[]): number =>
  spans.reduce((sum, { start, end }) => sum + end - start, 0);

/** An office's part of a drawing of the day. */
export type Shift = {
  city: string;
  /** The office's number, which sets its colour. */
  office: number;
  /** Its opening hours in words, in its own time. */
  hours: string;
  /** Its working day that is nearest to the first office's. */
  span: Span;
  /** The start and the end of the shared hours by its own clock, in words. */
  shared?: Record<keyof Span, string>;
};

/** The working day of all offices by the clock of the first of them. */
export type WorkingDay = {
  shifts: Shift[];
  /** What all spans have in common, if there are two offices or more. */
  overlap?: Span;
  /** The time zone of the first office. */
  timeZone?: string;
};

/** Moves a span by whole days, so that its middle is within half a day of another's. */
const moveNear = (span: Span, { start, end }: Span): Span =>
  move(span, 24 * Math.round((start + end - span.start - span.end) / 2 / 24));

/**
 * Computes the working day of all offices on a day of a season, for a drawing of it.
 *
 * @param words how the drawing writes times
 */
export function getWorkingDay<Office extends WorkingOffice & { city: string; number: number }>(
  all: readonly Office[],
  season: Season,
  words: TimeWords,
): WorkingDay {
  const offices = all.filter(hasHours);
  const [first] = offices;
  if (!first) return { shifts: [] };
  const own = getWhole(getShifts(first, first, season));
  const spans = offices.map((office) => moveNear(getWhole(getShifts(office, first, season)), own));
  const start = Math.max(...spans.map((span) => span.start));
  const end = Math.min(...spans.map((span) => span.end));
  const meets = start < end && getSharedHours(offices, first, season).length > 0;
  const overlap = offices.length > 1 && meets ? { start, end } : undefined;
  const shifts = offices.map((office, index) => {
    const span = spans[index] ?? own;
    const ahead = getAhead(office, first, season);
    const toWords = (hour: number) => words.toTime(toTime(hour + ahead));
    return {
      city: office.city,
      office: office.number,
      hours: words.toHours(getUsualRanges(office.hours ?? [])),
      span,
      ...(overlap && { shared: { start: toWords(overlap.start), end: toWords(overlap.end) } }),
    };
  });
  return { shifts, timeZone: first.timeZone, ...(overlap && { overlap }) };
}
