import { groupDays, type OpeningHours, weekdays } from '../schema/opening-hours';
import { createTimeWords } from '../schema/time-words';
import { joinByComma } from '../schema/words';
import { getAhead, getLength, getOpenHours, getSharedHours, toTime } from '../schema/working-day';
import { agency } from './agency';
import type { Agency, Office } from './agency-schema';
import {
  capitalize,
  formatList,
  formatNumber,
  getLanguage,
  getRootAttributes,
  timeWords,
} from './language';
import { once } from './once';
import { wording } from './wording';

/** A number. English alone writes halves as a sign: 5.5 becomes "5½". Other parts are decimals: "5.75". */
const toFigure = (number: number) =>
  number % 1 === 0.5 && /^en\b/.test(getLanguage())
    ? `${number < 1 ? '' : formatNumber(Math.floor(number))}½`
    : formatNumber(number);

/** The mark that keeps the parts of a telephone number in their order, in words from right to left. */
const MARK = { ltr: '', rtl: '\u200e' };

type Weekday = (typeof weekdays)[number];

/** A day of the week in the language of the site. */
function toDay(day: Weekday): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return date.toLocaleDateString(getLanguage(), { weekday: 'long', timeZone: 'UTC' });
}

/** The day some steps after another. The week has no end. */
const getNext = (day: Weekday, steps = 1) =>
  weekdays[(weekdays.indexOf(day) + steps + weekdays.length) % weekdays.length];

/** The days of a week without a gap by their first and last, others one by one. A week may begin on any day. */
function toDays(all: readonly Weekday[]): string {
  const gap = all.findIndex((day) => !all.some((other) => other === getNext(day, -1)));
  const days = gap > 0 ? [...all.slice(gap), ...all.slice(0, gap)] : all;
  const [first = 'Monday', ...rest] = days;
  const last = rest.at(-1);
  const isRow = days.every((day, i) => day === getNext(first, i));
  if (!isRow || !last || rest.length < 2) return formatList(days.map(toDay));
  return wording().days.replace('{first}', toDay(first)).replace('{last}', toDay(last));
}

/** Facts by their names. One that the agency does not have is null, so that the words that name it go. */
type Facts = Record<string, string | null>;

/** The facts about the hours of an office. Times of a day exist only if all days have the same. */
function getHoursFacts(hours: OpeningHours = []): Facts {
  const groups = groupDays(hours);
  const [group, ...others] = groups;
  const days = weekdays.filter((day) => hours.some((part) => part.days.includes(day)));
  const ranges = group && others.length === 0 ? group.ranges : [];
  const [first, last] = [ranges[0], ranges.at(-1)];
  const { toTime, toHours } = timeWords();
  const inCapitals = createTimeWords(getLanguage(), wording(), { capitals: true }).toHours;
  const write = (toWords: typeof toHours) =>
    others.length === 0
      ? group && toWords(group.ranges)
      : groups.map((each) => `${toWords(each.ranges)} (${toDays(each.days)})`).join(', ');
  return {
    days: days.length > 0 ? toDays(days) : null,
    daysAtStart: days.length > 0 ? capitalize(toDays(days)) : null,
    daysPerWeek: days.length > 0 ? formatNumber(days.length) : null,
    hours: write(toHours) ?? null,
    hoursInCapitals: write(inCapitals) ?? null,
    opens: first ? toTime(first.opens) : null,
    closes: last ? toTime(last.closes) : null,
    hoursPerDay: first ? toFigure(getOpenHours(...ranges)) : null,
  };
}

/** The name of a time zone in the language of the site: "United Kingdom Time". */
const nameTime = (timeZone: string): string | null =>
  new Intl.DateTimeFormat(getLanguage(), { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? null;

/** The facts about one office by their names, such as "city". */
const getOfficeFacts = (office?: Office): Facts => ({
  city: office?.city ?? null,
  country: office?.country ?? null,
  street: office?.place.street ?? null,
  shortAddress: office?.shortAddress ?? null,
  address: office ? joinByComma(office.address) : null,
  ...getHoursFacts(office?.hours),
  timeName: office ? (office.timeName ?? nameTime(office.timeZone)) : null,
});

/**
 * What the working days of all offices have in common, by the clock of the second. "ahead" is how far
 * the first office is ahead of the second. A fact is absent if it is not true: "ahead" if the first
 * office is behind, the others if no hour is shared.
 */
function getSharedFacts(offices: readonly Office[]): Record<string, string> {
  const facts: Record<string, string> = {};
  const [first, second] = offices;
  if (!first || !second) return facts;
  for (const [season, end] of [
    ['winter', 'InWinter'],
    ['summer', 'InSummer'],
  ] as const) {
    const ahead = getAhead(first, second, season);
    if (ahead > 0) facts[`ahead${end}`] = toFigure(ahead);
    const spans = getSharedHours(offices, second, season);
    const [start, last] = [spans[0]?.start, spans.at(-1)?.end];
    if (start === undefined || last === undefined) continue;
    facts[`hours${end}`] = toFigure(getLength(spans));
    facts[`from${end}`] = timeWords().toTime(toTime(start));
    facts[`until${end}`] = timeWords().toTime(toTime(last));
  }
  return facts;
}

const prefix = (start: string, facts: Facts) =>
  Object.entries(facts).map(([name, words]): [string, string | null] => [
    `${start}.${name}`,
    words,
  ]);

/**
 * The facts about an agency, by the names that words put in braces: "agency.phone", "office1.city".
 * "shared.hoursInWinter" and its like stand for all offices. content/code.md lists them.
 */
export function getAgencyFacts(agency: Agency): ReadonlyMap<string, string | null> {
  const { name, legalName, email, phone, replyTime, offices } = agency;
  return new Map([
    ...prefix('agency', {
      name,
      legalName,
      email: email.display,
      emailLink: email.href,
      phone: phone ? MARK[getRootAttributes().dir] + phone.display : null,
      phoneLink: phone?.href ?? null,
      replyTime,
      cities: offices.length > 0 ? formatList(offices.map(({ city }) => city)) : null,
      addresses:
        offices.length > 0 ? offices.map(({ address }) => joinByComma(address)).join('; ') : null,
    }),
    ...(offices.length > 0
      ? offices.flatMap((office) => prefix(`office${office.number}`, getOfficeFacts(office)))
      : [1, 2, 3, 4].flatMap((number) => prefix(`office${number}`, getOfficeFacts()))),
    ...prefix('shared', getSharedFacts(offices)),
  ]);
}

/** The facts of `content/agency.yaml`, by their names in braces. */
export const agencyFacts = once(() => getAgencyFacts(agency()));
