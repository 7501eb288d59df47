import { weekdays } from '@/content/schema/opening-hours';
import { seededRandom } from '@/scripts/author/random';

/** Offices in countries with and without postal codes, with the address as people write it there. */
const PLACES = [
  ['København Ø', 'DK', 'Denmark', 'Europe/Copenhagen', ['Æblegade 4', '2100 København Ø'], '2100'],
  ['Dubai', 'AE', 'United Arab Emirates', 'Asia/Dubai', ['Office 12, Bay Square 7', 'Dubai']],
  ['Hong Kong', 'HK', 'Hong Kong', 'Asia/Hong_Kong', ['88 Queensway', 'Hong Kong']],
  ['Tokyo', 'JP', 'Japan', 'Asia/Tokyo', ['1-2-3 Marunouchi', 'Tokyo 100-0005'], '100-0005'],
] as const;

/** Hours in each form: none, one part, two a day, other days, through the night, and round the clock. */
const HOURS = [
  undefined,
  { days: ['Monday', 'Friday'], opens: '09:00', closes: '17:30' },
  [
    { days: weekdays.slice(0, 5), opens: '09:00', closes: '12:00' },
    { days: weekdays.slice(0, 5), opens: '14:00', closes: '18:00' },
    { days: ['Saturday'], opens: '09:00', closes: '12:00' },
  ],
  [{ days: ['Friday', 'Saturday'], opens: '20:00', closes: '04:00' }],
  { days: [...weekdays], opens: '00:00', closes: '00:00' },
];

/** Draws the fields of `agency.yaml` from a seed: each part that may be missing is there or not. */
export function drawAgency(seed: number): Record<string, unknown> {
  const random = seededRandom(seed);
  const choose = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const maybe = (name: string, value: unknown) => (random() < 0.5 ? { [name]: value } : {});
  const shuffled = [...PLACES].sort(() => random() - 0.5);
  const offices = shuffled
    .slice(0, Math.floor(random() * 5))
    .map(([city, countryCode, country, timeZone, lines, postalCode]) => ({
      ...{ city, country, timeZone },
      ...maybe('lines', lines),
      ...maybe('shortAddress', lines[0]),
      ...maybe('timeName', 'local time'),
      ...maybe('hours', choose(HOURS)),
      place: {
        countryCode,
        ...maybe('street', lines[0]),
        ...(postalCode && maybe('postalCode', postalCode)),
        ...maybe('region', 'The Region'),
        ...(random() < 0.5 && { latitude: 20, longitude: 10 }),
      },
    }));
  return {
    ...{ name: 'Fenwick', language: 'en-GB', legalName: 'Fenwick Ltd', replyTime: 'a day' },
    email: 'boats@example.com',
    ...maybe('phone', choose(['+45 12 34 56 78', '+45 12 34 56 78 ext. 12'])),
    ...maybe('timeZone', 'Europe/Copenhagen'),
    offices,
    social: random() < 0.5 ? [] : [{ name: 'Log', href: 'https://example.com/', icon: 'linkedin' }],
  };
}
