import { type Document, isMap, isSeq } from 'yaml';
import type { Copy } from '../variants/copy';
import { edit, listFiles, readTexts, type Way } from './fields';

const AGENCY = 'content/agency.yaml';

/** Facts of another agency. */
const FACTS: readonly (readonly [Way, unknown])[] = [
  [['name'], 'Tidewater'],
  [['legalName'], 'Tidewater Software Limited'],
  [['email'], 'ahoy@tidewater.example'],
  [['phone'], '+44 20 7946 0958'],
  [['replyTime'], 'two working days'],
];

/** Facts of other offices. */
const OFFICES = [
  {
    city: 'Pune',
    country: 'Bharat',
    lines: ['7 Bund Garden Road, Pune', 'Maharashtra 411001'],
    shortAddress: 'Bund Garden Road, Pune',
    timeZone: 'Asia/Kathmandu',
    timeName: 'Nepal Time',
    place: {
      street: '7 Bund Garden Road',
      locality: 'Pune',
      region: 'Maharashtra',
      postalCode: '411001',
      countryCode: 'NP',
      latitude: 18.5362,
      longitude: 73.8825,
    },
    hours: {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '20:00',
    },
  },
  {
    city: 'Porto',
    country: 'Portugal',
    lines: ['18 Rua das Flores', '4050-262 Porto'],
    shortAddress: 'Rua das Flores, Porto',
    timeZone: 'Europe/Lisbon',
    timeName: 'Portuguese time',
    place: {
      street: '18 Rua das Flores',
      locality: 'Porto',
      postalCode: '4050-262',
      countryCode: 'PT',
      latitude: 41.1427,
      longitude: -8.6145,
    },
    hours: {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '08:00',
      closes: '17:00',
    },
  },
];

/** The ways to the fields of an object: `place.street` as ['place', 'street']. */
const listWays = (value: object, before: Way = []): [Way, unknown][] =>
  Object.entries(value).flatMap(([key, inner]): [Way, unknown][] =>
    typeof inner === 'object' && !Array.isArray(inner)
      ? listWays(inner, [...before, key])
      : [[[...before, key], inner]],
  );

/**
 * Changes every fact of the agency.
 *
 * @returns the new names of the cities by their old ones
 */
function changeAgency(fields: Document): Map<unknown, string> {
  for (const [way, value] of FACTS) fields.setIn(way, value);
  const offices = fields.get('offices');
  if (!isSeq(offices)) throw new Error(`${AGENCY} has no list of offices.`);
  const cities = new Map<unknown, string>();
  for (const [i, office] of offices.items.entries()) {
    const facts = OFFICES[i];
    if (!facts || !isMap(office)) continue;
    cities.set(office.get('city'), facts.city);
    if (!('region' in facts.place)) office.deleteIn(['place', 'region']);
    for (const [way, value] of listWays(facts)) office.setIn(way, value);
  }
  const social = fields.get('social');
  if (isSeq(social)) {
    for (const [i] of social.items.entries()) {
      fields.setIn(['social', i, 'href'], `https://social.example/tidewater-${i + 1}`);
    }
  }
  return cities;
}

/** Other words of the same shape: each vowel becomes the next one. Names in braces stay. */
const reword = (title: string): string =>
  title
    .split(/(\{[^}]*\})/)
    .map((part) =>
      part.startsWith('{')
        ? part
        : part.replace(/[aeiouAEIOU]/g, (vowel) => 'eiouaEIOUA'['aeiouAEIOU'.indexOf(vowel)] ?? ''),
    )
    .join('');

/** Whether a field is a headline of a page or of a section. */
const isHeadline = (way: Way) => way.includes('title') && !way.includes('metrics');

/** A line of the check about a text that repeats a fact: its field, and the right words. */
const REPEATED = /^ {2}(\S+): expected (".*"), .*, found (".*")$/;

/** Changes what the check names as a fact that is said twice, as it says. */
function mendRepeated(copy: Copy): void {
  for (const problem of copy.check().split(/\n(?=\S)/)) {
    const [head = '', ...lines] = problem.trimEnd().split('\n');
    const [file = ''] = head.split(' is invalid:');
    for (const line of lines) {
      const [, field = '', right = '', wrong = ''] = REPEATED.exec(line) ?? [];
      if (field === '') throw new Error(`The check does not say how to mend this:\n${problem}`);
      if (file.endsWith('.json')) copy.change(file, wrong, right);
      else edit(copy, file, (fields) => fields.setIn(field.split('.'), JSON.parse(right)));
    }
  }
}

/** Changes every fact about the agency, and every headline of the pages. */
export function changeFacts(copy: Copy): void {
  let cities = new Map<unknown, string>();
  edit(copy, AGENCY, (fields) => {
    cities = changeAgency(fields);
  });
  for (const file of listFiles(copy)) {
    const isPage = file.startsWith('content/pages/') || file.split('/').length === 2;
    for (const { way, value } of readTexts(copy, file)) {
      const city = way.at(-1) === 'city' && file !== AGENCY ? cities.get(value) : undefined;
      const changed = city ?? (isPage && isHeadline(way) ? reword(value) : undefined);
      if (changed !== undefined) edit(copy, file, (fields) => fields.setIn(way, changed));
    }
  }
  mendRepeated(copy);
}
