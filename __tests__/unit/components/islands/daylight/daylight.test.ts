import { expect, test } from '@jest/globals';
import {
  type Daylight,
  type DaylightOffice,
  getDesk,
  getLight,
  getOffset,
  getShare,
  toTime,
} from '@/components/islands/daylight/daylight';

const office: DaylightOffice = {
  city: 'Ghent',
  timeZone: 'Asia/Kolkata',
  days: [1],
  opens: 8 * 60,
  closes: 21 * 60,
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
  [70, 'night', 'dawn', 0.25, 'night'],
  [130, 'night', 'dawn', 0.75, 'dawn'],
  [500, 'noon', 'noon', 0, 'noon'],
  [800, 'noon', 'dusk', 0.75, 'dusk'],
  [930, 'dusk', 'night', 0.75, 'night'],
  [1500, 'night', 'night', 0, 'night'],
])('at minute %i, %s becomes %s', (minute, under, over, share, light) => {
  expect(getLight(minute, day)).toEqual({ under, over, share, light });
});

test('a desk is open on its days, from its first minute to its last, by its own clock', () => {
  const minutes = (utc: string) => Date.parse(utc) / 60_000;
  // The 23rd of November 2026 is a Monday.
  expect(getDesk(minutes('2026-11-23T02:29Z'), 330, office)).toEqual({ time: 479, isOpen: false });
  expect(getDesk(minutes('2026-11-23T02:30Z'), 330, office)).toEqual({ time: 480, isOpen: true });
  expect(getDesk(minutes('2026-11-23T15:30Z'), 330, office).isOpen).toBe(false);
  expect(getDesk(minutes('2026-11-22T10:00Z'), 330, office).isOpen).toBe(false);
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
  [70, 0.5, 0],
  [740, 0, 0.75],
  [930, 0, 0.5],
])('at minute %i, the ground has %d of dawn and %d of dusk', (minute, dawn, dusk) => {
  const light = getLight(minute, day);
  expect([getShare(light, 'dawn'), getShare(light, 'dusk')]).toEqual([dawn, dusk]);
});
