import type { Agency, Office } from '../schema/agency';
import { weekdays } from '../schema/opening-hours';
import { fillHours } from '../schema/time-words';
import { getAhead, getLength, getOpenHours, getSharedHours, toTime } from '../schema/working-day';
import { agency } from './agency';
import { formatList, formatNumber, getLanguage, getRootAttributes, timeWords } from './language';
import { once } from './once';
import { wording } from './wording';

/**
 * A number with halves as a sign: 5.5 becomes "5½". Other parts are decimals: "5.75". From right to left, the
 * sign would stand on the wrong side.
 */
const toFigure = (number: number) =>
  number % 1 === 0.5 && getRootAttributes().dir === 'ltr'
    ? `${formatNumber(Math.floor(number))}½`
    : formatNumber(number);

/** A day of the week in the language of the site. */
function toDay(day: (typeof weekdays)[number]): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return date.toLocaleDateString(getLanguage(), { weekday: 'long', timeZone: 'UTC' });
}

/** The days of a week without a gap by their first and last, others one by one. */
function toDays({ hours: { days } }: Office): string {
  const [first = 'Monday', ...rest] = days;
  const last = rest.at(-1);
  const isRow = days.every((day, i) => day === weekdays[weekdays.indexOf(first) + i]);
  if (!isRow || !last || rest.length < 2) return formatList(days.map(toDay));
  return wording().days.replace('{first}', toDay(first)).replace('{last}', toDay(last));
}

/** The facts about one office by their names, such as "city". */
function getOfficeFacts(office: Office): Record<string, string> {
  const { city, country, lines, place, hours, timeName } = office;
  const { opens, closes } = hours;
  const write = timeWords().toTime;
  const writeHours = (toWords: typeof write) => fillHours(wording().hours, hours, toWords);
  return {
    city,
    country,
    street: place.street,
    shortAddress: office.shortAddress,
    address: [...lines, country].join(', '),
    days: toDays(office),
    daysPerWeek: formatNumber(hours.days.length),
    hours: writeHours(write),
    hoursInCapitals: writeHours((time) => write(time).toLocaleUpperCase(getLanguage())),
    opens: write(opens),
    closes: write(closes),
    hoursPerDay: toFigure(getOpenHours(hours)),
    timeName,
  };
}

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

const prefix = (start: string, facts: Record<string, string>) =>
  Object.entries(facts).map(([name, words]): [string, string] => [`${start}.${name}`, words]);

/**
 * The facts about an agency, by the names that words put in braces: "agency.phone", "office1.city".
 * "shared.hoursInWinter" and its like stand for all offices. content/code.md lists them.
 */
export function getAgencyFacts(agency: Agency): ReadonlyMap<string, string> {
  const { name, legalName, email, phone, replyTime, offices } = agency;
  return new Map([
    ...prefix('agency', {
      name,
      legalName,
      email: email.display,
      emailLink: email.href,
      phone: phone.display,
      phoneLink: phone.href,
      replyTime,
      cities: formatList(offices.map(({ city }) => city)),
      addresses: offices.map(({ lines, country }) => [...lines, country].join(', ')).join('; '),
    }),
    ...offices.flatMap((office) => prefix(`office${office.number}`, getOfficeFacts(office))),
    ...prefix('shared', getSharedFacts(offices)),
  ]);
}

/** The facts of `content/agency.yaml`, by their names in braces. */
export const agencyFacts = once(() => getAgencyFacts(agency()));
