/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { createTestEntry } from '@/__tests__/support/consultation';
import {
  addFailure,
  addRequest,
  getEnd,
  getNextTime,
  getPause,
  getRequestDelay,
  isRecent,
  KEPT_FOR_MS,
  REMEMBERED_FOR_MS,
} from '@/components/islands/delivery/schedule';

const entry = createTestEntry();

test('pauses double, up to six hours, and begin with a quarter of an hour after a refusal', () => {
  const seconds = Array.from({ length: 14 }, (_, i) => getPause(i + 1) / 1000);
  expect(seconds.slice(0, 5)).toEqual([4, 8, 16, 32, 64]);
  expect(seconds.slice(-2)).toEqual([16_384, 21_600]);
  const sent = addRequest(entry, 1000);
  expect(sent).toMatchObject({ failures: 1, due: 5000 });
  expect(addFailure(sent, 1000, 'rarely')).toMatchObject({ failures: 1, due: 901_000 });
});

test('an open page sends an entry at its time, at once if the clock was set back, and never after a doubtful answer', () => {
  expect(getNextTime({ ...entry, due: 100_000 }, 0)).toBe(100_000);
  expect(getNextTime({ ...entry, due: 100_000_000 }, 7)).toBe(7);
  expect(getNextTime({ ...entry, doubts: 1 }, 0)).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  [
    'three doubtful answers',
    { doubts: 3 },
    0,
    true,
    'no answer says whether the mail service took it',
  ],
  ['fifty requests', { failures: 50 }, 0, true, 'it was sent 50 times'],
  ['seven days', {}, KEPT_FOR_MS + 1, true, 'it waited for 7 days'],
  ['seven days without a network', {}, KEPT_FOR_MS + 1, false, null],
  ['less of each', { doubts: 2, failures: 49 }, KEPT_FOR_MS, true, null],
])('after %s, says whether a message is given up', (_, changes, now, isOnline, reason) => {
  expect(getEnd({ ...entry, ...changes }, { now, isOnline, lasts: true })).toBe(reason);
});

test('a delivery is recent for ten minutes, unless the clock was set back', () => {
  expect(isRecent(0, REMEMBERED_FOR_MS)).toBe(true);
  expect(isRecent(0, REMEMBERED_FOR_MS + 1)).toBe(false);
  expect(isRecent(1, 0)).toBe(false);
});

test('requests begin a second apart, unless the clock was set back', () => {
  expect(getRequestDelay(5000, 5000)).toBe(1000);
  expect(getRequestDelay(5000, 5400)).toBe(600);
  expect(getRequestDelay(5000, 6000)).toBe(0);
  expect(getRequestDelay(5000, 4000)).toBe(0);
});
