import { expect, test } from '@jest/globals';
import type { Daylight, DaylightOffice } from '@/components/islands/daylight/day-file';
import { getDesk, getLight } from '@/components/islands/daylight/daylight';
import { getOffset } from '@/content/schema/time-zone';
import { WORDS } from './words';

const office: DaylightOffice = {
  city: 'Ghent',
  timeZone: 'Asia/Kolkata',
  hours: [
    { days: [1], opens: 8 * 60, closes: 12 * 60 },
    { days: [1], opens: 12 * 60, closes: 21 * 60 },
  ],
  windows: [],
  onlyOpen: 'Ghent is open',
};

const day: Daylight = {
  lights: { dawn: [], noon: [], dusk: [], night: [] },
  sunrise: 100,
  sunset: 900,
  offices: [office],
  words: WORDS,
};

test.each([
  [115, 'night', 'dawn', 0.75, 'night'],
  [121, 'night', 'dawn', 0.85, 'dawn'],
  [500, 'noon', 'noon', 0, 'noon'],
  [832, 'noon', 'dusk', 0.8, 'dusk'],
  [879, 'dusk', 'night', 0.15, 'dusk'],
])('at minute %i, %s becomes %s', (minute, under, over, share, light) => {
  expect(getLight(minute, day)).toEqual({ under, over, share, light });
});

test('a desk has the time and the day of its own clock', () => {
  const minutes = (utc: string) => Date.parse(utc) / 60_000;
  // The 23rd of November 2026 is a Monday.
  expect(getDesk(minutes('2026-11-23T02:29Z'), 330, office)).toMatchObject({ isOpen: false });
  const opened = { time: 480, day: 0, isOpen: true };
  expect(getDesk(minutes('2026-11-23T02:30Z'), 330, office)).toEqual(opened);
  // In the far east, Monday begins while it is Sunday in UTC.
  expect(getDesk(minutes('2026-11-22T22:00Z'), 840, office)).toMatchObject({
    day: 0,
    isOpen: true,
  });
  // In the west, it is Sunday still.
  expect(getDesk(minutes('2026-11-23T02:30Z'), -480, office)).toMatchObject({ time: 1110, day: 6 });
});

test.each([
  ['Asia/Kolkata', '2026-11-27T23:00Z', 330],
  ['Europe/London', '2026-07-01T12:00Z', 60],
  ['Pacific/Kiritimati', '2026-11-27T12:00Z', 840],
])('%s is ahead of UTC by its minutes at %s', (zone, now, minutes) => {
  expect(getOffset(zone, new Date(now))).toBe(minutes);
});
