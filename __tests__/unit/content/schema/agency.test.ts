import { expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { agency } from '@/content/schema/agency';
import { parse } from '@/content/schema/parse';

const office = {
  city: 'Fenwick',
  country: 'Australia',
  lines: ['1 Lock Lane', 'Fenwick 2013'],
  shortAddress: 'Lock Lane, Fenwick',
  timeZone: 'Australia/Hobart',
  timeName: 'yard time',
  place: {
    street: '1 Lock Lane',
    locality: 'Fenwick',
    postalCode: '2013',
    countryCode: 'AU',
    latitude: -42,
    longitude: 147,
  },
  hours: { days: ['Monday'], opens: '08:00', closes: '18:00' },
};

const read = (offices: readonly unknown[]) => parse('agency.yaml', agency.shape.offices, offices);

test('offices are numbered in their order, and each has a city of its own', () => {
  const offices = ['A', 'B'].map((city) => ({ ...office, city }));
  expect(read(offices).map(({ city, number }) => [city, number])).toEqual([
    ['A', 1],
    ['B', 2],
  ]);
  expect(getErrorMessage(() => read([office, office]))).toContain('expected each city once');
});

test.each(['EST', 'Etc/GMT-1', 'Europe/Leeds'])('"%s" is no time zone of an office', (timeZone) => {
  expect(getErrorMessage(() => read([{ ...office, timeZone }]))).toContain('expected a time zone');
});
