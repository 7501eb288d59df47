import { expect, test } from '@jest/globals';
import { type Daylight, parseDaylight } from '@/components/islands/daylight/day-file';
import { getDesk, getLight } from '@/components/islands/daylight/daylight';

const office = {
  ...{ city: 'Ghent', timeZone: 'Asia/Kolkata', windows: ['/w'], onlyOpen: 'Ghent is open' },
  hours: [{ days: [1], opens: 8 * 60, closes: 21 * 60 }],
};

const day: Daylight = {
  lights: { dawn: ['/a'], noon: ['/b', '/c'], dusk: ['/d'], night: [] },
  sunrise: 100,
  sunset: 900,
  offices: [office],
  words: {
    ...{ label: 'Time', now: 'Now', in: 'in', allOpen: 'open', noneOpen: 'closed' },
    ...{ yours: '', back: '' },
  },
};

test('a file with a day is read', () => {
  expect(parseDaylight(day)).toBe(day);
});

test.each<[string, unknown]>([
  ['a text', '<!doctype html>'],
  ['a day without a light', { ...day, lights: { ...day.lights, dusk: undefined } }],
  ['times as texts', { ...day, sunrise: '01:15' }],
  ['a sun that sets before it rises', { ...day, sunrise: 975, sunset: 75 }],
  ['an unknown time zone', { ...day, offices: [{ ...office, timeZone: 'Middle/Earth' }] }],
  ['hours without days', { ...day, offices: [{ ...office, hours: [{ opens: 510 }] }] }],
])('a file with %s is refused', (_, value) => {
  expect(() => parseDaylight(value)).toThrow();
});

test.each([
  [115, 'night', 'dawn', 0.75, 'night'],
  [500, 'noon', 'noon', 0, 'noon'],
  [879, 'dusk', 'night', 0.15, 'dusk'],
])('at minute %i, %s becomes %s', (minute, under, over, share, light) => {
  expect(getLight(minute, day)).toEqual({ under, over, share, light });
});

test('a desk has the time and the day of its own clock', () => {
  const minutes = (utc: string) => Date.parse(utc) / 60_000;
  // The 23rd of November 2026 is a Monday.
  const opened = { time: 480, day: 0, isOpen: true };
  expect(getDesk(minutes('2026-11-23T02:30Z'), 330, office)).toEqual(opened);
  // In the far east, Monday begins while it is Sunday in UTC. In the west, it is Sunday still.
  const early = minutes('2026-11-22T22:00Z');
  expect(getDesk(early, 840, office)).toMatchObject({ day: 0, isOpen: true });
  expect(getDesk(early + 270, -480, office)).toMatchObject({ time: 1110, day: 6, isOpen: false });
});
