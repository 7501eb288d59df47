import { type Document, isMap, isSeq } from 'yaml';
import type { Copy } from '../variants/copy';
import { edit, listFiles, readProblems, readTexts } from './fields';

const AGENCY = 'content/agency.yaml';

/** Facts of another agency, by their fields. */
const FACTS = {
  name: 'Tidewater',
  legalName: 'Tidewater Software Limited',
  email: 'ahoy@tidewater.example',
  phone: '+44 20 7946 0958',
  replyTime: 'two working days',
  'social.0.href': 'https://social.example/tidewater',
};

/** Facts of other offices, by their fields. */
const OFFICES: readonly Readonly<Record<string, unknown>>[] = [
  {
    city: 'Pune',
    country: 'Bharat',
    lines: ['7 Bund Garden Road, Pune', 'Maharashtra 411001'],
    shortAddress: 'Bund Garden Road, Pune',
    timeZone: 'Asia/Kathmandu',
    timeName: 'Nepal Time',
    'place.street': '7 Bund Garden Road',
    'place.locality': 'Pune',
    'place.region': 'Maharashtra',
    'place.postalCode': '411001',
    'place.countryCode': 'NP',
    'place.latitude': 18.5362,
    'place.longitude': 73.8825,
    'hours.days': ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    'hours.opens': '09:00',
    'hours.closes': '20:00',
  },
  {
    city: 'Porto',
    country: 'Portugal',
    lines: ['18 Rua das Flores', '4050-262 Porto'],
    shortAddress: 'Rua das Flores, Porto',
    timeZone: 'Europe/Lisbon',
    timeName: 'Portuguese time',
    'place.street': '18 Rua das Flores',
    'place.locality': 'Porto',
    'place.region': undefined,
    'place.postalCode': '4050-262',
    'place.countryCode': 'PT',
    'place.latitude': 41.1427,
    'place.longitude': -8.6145,
    'hours.days': ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    'hours.opens': '08:00',
    'hours.closes': '17:00',
  },
];

/**
 * Changes every fact of the agency.
 *
 * @returns the new names of the cities by their old ones
 */
function changeAgency(fields: Document): Map<unknown, unknown> {
  for (const [field, value] of Object.entries(FACTS)) fields.setIn(field.split('.'), value);
  const offices = fields.get('offices');
  if (!isSeq(offices)) throw new Error(`${AGENCY} has no list of offices.`);
  const cities = new Map<unknown, unknown>();
  for (const [i, office] of offices.items.entries()) {
    const facts = OFFICES[i];
    if (!facts || !isMap(office)) continue;
    cities.set(office.get('city'), facts.city);
    for (const [field, value] of Object.entries(facts)) {
      if (value === undefined) office.deleteIn(field.split('.'));
      else office.setIn(field.split('.'), value);
    }
  }
  return cities;
}

/** A line of the check about a text that repeats a fact: its field, and the right words. */
const REPEATED = /^ {2}(\S+): expected (".*"), .*, found (".*")$/;

/** Changes what the check names as a fact that is said twice, as it says. */
function mendRepeated(copy: Copy): void {
  for (const { file, line } of readProblems(copy)) {
    const [, field = '', right = '', wrong = ''] = REPEATED.exec(line) ?? [];
    if (field === '') throw new Error(`The check does not say how to mend ${file}:\n${line}`);
    if (file.endsWith('.json')) copy.change(file, wrong, right);
    else edit(copy, file, (fields) => fields.setIn(field.split('.'), JSON.parse(right)));
  }
}

/** Changes every fact about the agency. */
export function changeFacts(copy: Copy): void {
  let cities = new Map<unknown, unknown>();
  edit(copy, AGENCY, (fields) => {
    cities = changeAgency(fields);
  });
  for (const file of listFiles(copy).filter((name) => name !== AGENCY)) {
    for (const { way, value } of readTexts(copy, file)) {
      const city = way.at(-1) === 'city' ? cities.get(value) : undefined;
      if (city !== undefined) edit(copy, file, (fields) => fields.setIn(way, city));
    }
  }
  mendRepeated(copy);
}
