import { expect, test } from '@jest/globals';
import { agency } from '@/content/files/agency';
import { getAgencyFacts } from '@/content/files/agency-facts';
import { agency as schema } from '@/content/files/agency-schema';
import { wording } from '@/content/files/wording';
import { weekdays } from '@/content/schema/opening-hours';
import { parse } from '@/content/schema/parse';

// The words that these tests expect have the formats of one language.
agency().language = 'en-GB';
Object.assign(wording(), { clock: 12, hours: '{opens} to {closes}', days: '{first} to {last}' });

const office = {
  city: 'Fenwick',
  country: 'Australia',
  lines: ['1 Lock Lane', 'Fenwick, Northshire 201301'],
  shortAddress: 'Lock Lane, Fenwick',
  timeZone: 'Asia/Kolkata',
  timeName: 'yard time',
  place: {
    street: '1 Lock Lane',
    locality: 'Fenwick',
    postalCode: '201301',
    countryCode: 'AU',
    latitude: 28,
    longitude: 77,
  },
  hours: { days: ['Monday', 'Tuesday', 'Wednesday'], opens: '08:00', closes: '21:00' },
};

const second = {
  ...office,
  city: 'Calder',
  lines: ['2 Lock Lane', 'Calder 201301'],
  timeZone: 'Europe/London',
  place: { ...office.place, street: '2 Lock Lane', locality: 'Calder', latitude: 53 },
  hours: { days: ['Monday', 'Friday'], opens: '10:00', closes: '18:00' },
};

const read = (offices: readonly unknown[]) =>
  getAgencyFacts(
    schema.parse({
      name: 'Fenwick Yard',
      language: 'en-GB',
      legalName: 'Fenwick Yard Ltd',
      email: 'boats@example.com',
      phone: '+44 151 496 0000',
      replyTime: 'two tides',
      offices,
      social: [{ name: 'Log', href: 'https://example.com/', icon: 'linkedin' }],
    }),
  );

test('the facts of the agency and of each office have names', () => {
  expect(Object.fromEntries(read([office, second]))).toMatchObject({
    'agency.name': 'Fenwick Yard',
    'agency.phoneLink': 'tel:+441514960000',
    'agency.cities': 'Fenwick and Calder',
    'agency.addresses':
      '1 Lock Lane, Fenwick, Northshire 201301, Australia; 2 Lock Lane, Calder 201301, Australia',
    'office1.days': 'Monday to Wednesday',
    'office1.daysPerWeek': '3',
    'office1.hours': '8:00 am to 9:00 pm',
    'office1.hoursPerDay': '13',
  });
});

const morning = { days: ['Monday', 'Tuesday', 'Wednesday'], opens: '09:00', closes: '12:00' };
const afternoon = { ...morning, opens: '14:00', closes: '18:00' };
const _saturday = { ...morning, days: ['Saturday'] };

test.each([
  [
    'two ranges a day',
    [morning, afternoon],
    {
      days: 'Monday to Wednesday',
      hours: '9:00 am to 12:00 pm and 2:00 pm to 6:00 pm',
      opens: '9:00 am',
      closes: '6:00 pm',
      hoursPerDay: '7',
    },
  ],
  [
    'every day round the clock',
    [{ days: [...weekdays], opens: '00:00', closes: '00:00' }],
    { days: 'Monday to Sunday', hours: '24 hours', hoursPerDay: '24' },
  ],
  [
    'no hours',
    undefined,
    { days: null, daysAtStart: null, daysPerWeek: null, hours: null, hoursInCapitals: null },
  ],
])('hours with %s are in words', (_, hours, expected) => {
  const facts = read([{ ...office, hours }]);
  for (const [name, words] of Object.entries(expected))
    expect(facts.get(`office1.${name}`)).toBe(words);
});

test('what offices share is by the clock of the second, in winter and in summer', () => {
  expect(Object.fromEntries(read([office, second]))).toMatchObject({
    'shared.hoursInWinter': '5½',
    'shared.hoursInSummer': '6½',
    'shared.aheadInWinter': '5½',
    'shared.fromInWinter': '10:00 am',
    'shared.untilInWinter': '3:30 pm',
  });
});

const _night = { ...second, hours: { ...second.hours, opens: '17:00', closes: '23:00' } };

const parseOffices = (offices: readonly unknown[]) =>
  parse('agency.yaml', schema.shape.offices, offices);

test('offices are numbered in their order, and each has a city of its own', () => {
  expect(parseOffices([office, second]).map(({ number }) => number)).toEqual([1, 2]);
  expect(() => parseOffices([office, office])).toThrow('expected each city once');
});

test.each(['EST', 'Europe/Leeds'])('"%s" is no time zone of an office', (timeZone) => {
  expect(() => parseOffices([{ ...office, timeZone }])).toThrow('expected a time zone');
});
