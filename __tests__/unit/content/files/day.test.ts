import { afterEach, expect, jest, test } from '@jest/globals';
import { agency } from '@/content/files/agency';
import { endOfDay, getToday, startOfDay } from '@/content/files/day';

/** Gives the offices these time zones. */
function setZones(...timeZones: string[]): void {
  const [office] = agency().offices;
  if (!office) throw new Error('there is no office');
  const offices = timeZones.map((timeZone) => ({ ...office, timeZone }));
  jest.replaceProperty(agency(), 'offices', offices);
}

function moveTo(timeZone: string, now: string): void {
  setZones(timeZone);
  jest.useFakeTimers({ now: new Date(now) });
}
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['Pacific/Auckland', '2026-11-29T11:00:00Z', '2026-11-30'],
  ['Asia/Kolkata', '2026-11-29T18:30:00Z', '2026-11-30'],
])('in %s it is another day at %s: %s', (timeZone, now, day) => {
  moveTo(timeZone, now);
  expect(getToday()).toBe(day);
});

test('a day starts and ends by the clock of the first office, in summer too', () => {
  setZones('Europe/London', 'Asia/Kolkata');
  expect(startOfDay('2026-01-31')).toBe('2026-01-31T00:00:00+00:00');
  expect(endOfDay('2026-07-31')).toBe('2026-07-31T23:59:59+01:00');
  setZones('Asia/Kolkata');
  expect(startOfDay('2026-11-12')).toBe('2026-11-12T00:00:00+05:30');
});
