import { expect, test } from '@jest/globals';
import type { Daylight, DaylightOffice } from '@/components/islands/daylight/day-file';
import {
  getDesk,
  getLight,
  getMoon,
  getShare,
  toTime,
} from '@/components/islands/daylight/daylight';
import { getOffset } from '@/content/schema/time-zone';

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
  words: { label: 'Time', now: 'Now', in: 'in', allOpen: 'open', noneOpen: 'closed' },
};

test.each([
  [-500, 'night', 'night', 0, 'night'],
  [115, 'night', 'dawn', 0.75, 'night'],
  [121, 'night', 'dawn', 0.85, 'dawn'],
  [500, 'noon', 'noon', 0, 'noon'],
  [832, 'noon', 'dusk', 0.8, 'dusk'],
  [879, 'dusk', 'night', 0.15, 'dusk'],
  [885, 'dusk', 'night', 0.25, 'night'],
  [1500, 'night', 'night', 0, 'night'],
])('at minute %i, %s becomes %s', (minute, under, over, share, light) => {
  expect(getLight(minute, day)).toEqual({ under, over, share, light });
});

test('a desk has the time and the day of its own clock', () => {
  const minutes = (utc: string) => Date.parse(utc) / 60_000;
  // The 23rd of November 2026 is a Monday.
  expect(getDesk(minutes('2026-11-23T02:29Z'), 330, office)).toEqual({ time: 479, isOpen: false });
  expect(getDesk(minutes('2026-11-23T02:30Z'), 330, office)).toEqual({ time: 480, isOpen: true });
  // In the far east, Monday begins while it is Sunday in UTC.
  expect(getDesk(minutes('2026-11-22T22:00Z'), 840, office).isOpen).toBe(true);
});

test.each([
  ['Asia/Kolkata', '2026-11-27T23:00Z', 330],
  ['Europe/London', '2026-07-01T12:00Z', 60],
  ['America/Los_Angeles', '2026-11-27T03:00Z', -480],
  ['Pacific/Kiritimati', '2026-11-27T12:00Z', 840],
  ['Europe/London', '2026-11-27T12:00Z', 0],
])('%s is ahead of UTC by its minutes at %s', (zone, now, minutes) => {
  expect(getOffset(zone, new Date(now))).toBe(minutes);
});

test('minutes are written with two digits', () => {
  expect(toTime(545)).toBe('09:05');
});

test.each([
  [500, 0, 0],
  [130, 1, 0],
  [85, 0.5, 0],
  [756, 0, 0.8],
  [915, 0, 0.5],
])('at minute %i, the ground has %d of dawn and %d of dusk', (minute, dawn, dusk) => {
  const light = getLight(minute, day);
  expect([getShare(light, 'dawn'), getShare(light, 'dusk')]).toEqual([dawn, dusk]);
});

test('the moon is below the horizon at noon, and up before the sun has set', () => {
  expect(getMoon(0).y).toBe(0);
  expect(getMoon(0.9).y).toBeGreaterThan(1);
});

test('the moon goes from side to side, as the sun', () => {
  expect(getMoon(-0.7).x).toBe(-getMoon(0.7).x);
  expect(getMoon(1.6).x).toBeGreaterThan(getMoon(1).x);
});
