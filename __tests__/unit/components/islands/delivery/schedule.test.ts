/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { createTestEntry } from '@/__tests__/support/consultation';
import {
  addFailure,
  getBackoff,
  getRequestDelay,
  isDue,
  isExpired,
  isRecent,
  KEPT_FOR_MS,
  REMEMBERED_FOR_MS,
} from '@/components/islands/delivery/schedule';

const entry = createTestEntry();

test('pauses double, up to a quarter of an hour, which follows a refusal at once', () => {
  const seconds = Array.from({ length: 10 }, (_, i) => getBackoff(i + 1) / 1000);
  expect(seconds).toEqual([4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  expect(addFailure(entry, 1000, true)).toMatchObject({ failures: 1, due: 901_000 });
});

test('an entry is due at its time, or when the clock was set back', () => {
  const later = { ...entry, due: 100_000 };
  expect(isDue(later, 99_999)).toBe(false);
  expect(isDue(later, 100_000)).toBe(true);
  expect(isDue({ ...entry, due: 10_000_000 }, 0)).toBe(true);
});

test('an entry expires after seven days', () => {
  expect(KEPT_FOR_MS).toBe(7 * 24 * 3600 * 1000);
  expect(isExpired(entry, KEPT_FOR_MS)).toBe(false);
  expect(isExpired(entry, KEPT_FOR_MS + 1)).toBe(true);
});

test('a delivery is recent for ten minutes, unless the clock was set back', () => {
  expect(REMEMBERED_FOR_MS).toBe(10 * 60 * 1000);
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
