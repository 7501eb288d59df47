import { expect, test } from '@jest/globals';
import { type Daylight, parseDaylight } from '@/components/islands/daylight/day-file';
import { WORDS } from './words';

const day: Daylight = {
  lights: { dawn: ['/a'], noon: ['/b', '/c'], dusk: ['/d'], night: [] },
  sunrise: 75,
  sunset: 975,
  offices: [
    {
      city: 'Ghent',
      timeZone: 'Europe/Brussels',
      hours: [{ days: [1, 2], opens: 510, closes: 1260 }],
      windows: ['/w'],
      onlyOpen: 'Ghent is open',
    },
  ],
  words: WORDS,
};
const [office] = day.offices;

test('takes a day', () => {
  expect(parseDaylight(day)).toBe(day);
});

test.each<[string, unknown]>([
  ['a text', '<!doctype html>'],
  ['a day without a light', { ...day, lights: { ...day.lights, dusk: undefined } }],
  ['a light that is no list', { ...day, lights: { ...day.lights, dusk: '/d' } }],
  ['times as texts', { ...day, sunrise: '01:15' }],
  ['a sun that sets before it rises', { ...day, sunrise: 975, sunset: 75 }],
  ['an office that is null', { ...day, offices: [null] }],
  ['an unknown time zone', { ...day, offices: [{ ...office, timeZone: 'Middle/Earth' }] }],
  ['hours without days', { ...day, offices: [{ ...office, hours: [{ opens: 510 }] }] }],
])('refuses %s', (_, value) => {
  expect(() => parseDaylight(value)).toThrow();
});
