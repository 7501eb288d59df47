import type { Agency, Office } from '../schema/agency';
import { weekdays } from '../schema/opening-hours';
import { describeHours, getAhead, getLength, getSharedHours, toHours } from '../schema/working-day';
import { agency } from './agency';
import { once } from './once';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const NUMBERS =
  'twelve one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A number of hours with halves as a sign: 5.5 becomes "5½". Other parts are decimals: "5.75". */
const toDigits = (hours: number) =>
  hours % 1 === 0.5 ? `${Math.floor(hours)}½` : String(Number(hours.toFixed(2)));

/** A number in words: 5.5 becomes "five and a half". Other parts are decimals: "5.75". */
export function toNumberInWords(hours: number): string {
  const word = hours >= 1 ? NUMBERS[Math.floor(hours)] : undefined;
  if (word === undefined || hours % 0.5 !== 0) return String(Number(hours.toFixed(2)));
  return hours % 1 === 0 ? word : `${word} and a half`;
}

/** An hour of the day in words: 15.5 becomes "half past three". Other parts are digits: "3:45". */
function toTimeInWords(hours: number): string {
  const word = NUMBERS[Math.floor(hours) % 12] ?? '';
  if (hours % 1 === 0) return word;
  if (hours % 1 === 0.5) return `half past ${word}`;
  return `${Math.floor(hours) % 12 || 12}:${String(Math.round((hours % 1) * 60)).padStart(2, '0')}`;
}

/** The days of a week without a gap by their first and last, others one by one. */
function toDays({ hours: { days } }: Office): string {
  const [first = 'Monday', ...rest] = days;
  const last = rest.at(-1);
  const isRow = days.every((day, i) => day === weekdays[weekdays.indexOf(first) + i]);
  return isRow && rest.length > 1 ? `${first} to ${last}` : list.format(days);
}

/** The facts about one office by their names, such as "city". */
function getOfficeFacts(office: Office): Record<string, string> {
  const { city, country, lines, place, hours, timeName } = office;
  const open = describeHours(hours);
  const { opens, closes } = { opens: toHours(hours.opens), closes: toHours(hours.closes) };
  return {
    city,
    country,
    street: place.street,
    shortAddress: office.shortAddress,
    address: [...lines, country].join(', '),
    days: toDays(office),
    daysPerWeek: String(hours.days.length),
    hours: open,
    hoursInCapitals: open.replace(/[ap]m/g, (half) => half.toUpperCase()),
    opensInWords: toTimeInWords(opens),
    closesInWords: toTimeInWords(closes),
    hoursPerDay: toNumberInWords((closes - opens + 24) % 24 || 24),
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
    if (ahead > 0) facts[`ahead${end}`] = toNumberInWords(ahead);
    const spans = getSharedHours(offices, second, season);
    const [start, last] = [spans[0]?.start, spans.at(-1)?.end];
    if (start === undefined || last === undefined) continue;
    facts[`hours${end}`] = toDigits(getLength(spans));
    facts[`from${end}`] = toTimeInWords(start);
    facts[`until${end}`] = toTimeInWords(last);
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
      cities: list.format(offices.map(({ city }) => city)),
      addresses: offices.map(({ lines, country }) => [...lines, country].join(', ')).join('; '),
    }),
    ...offices.flatMap((office) => prefix(`office${office.number}`, getOfficeFacts(office))),
    ...prefix('shared', getSharedFacts(offices)),
  ]);
}

/** The facts of `content/agency.yaml`, by their names in braces. */
export const agencyFacts = once(() => getAgencyFacts(agency()));
