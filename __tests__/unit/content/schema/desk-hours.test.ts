import { expect, test } from '@jest/globals';
import { getOpenMinutes, isOpen, toMinutes } from '@/content/schema/desk-hours';

const hours = (opens: string, closes: string) => ({
  opens: toMinutes(opens),
  closes: toMinutes(closes),
});
/** A moment by the desk's own clock. The 27th of November 2026 is a Friday. */
const at = (time: string) => Date.parse(`2026-11-${time}Z`) / 60_000;
const everyDay = [0, 1, 2, 3, 4, 5, 6];

test.each([
  ['by day, from its first minute', hours('08:00', '21:00'), [5], '27T08:00', true],
  ['by day, to its last minute', hours('08:00', '21:00'), [5], '27T21:00', false],
  ['by day, on its days only', hours('08:00', '21:00'), [5], '28T10:00', false],
  ['through the night, in its evening', hours('20:00', '04:00'), [5], '27T20:30', true],
  [
    'through the night, in the morning of the next day',
    hours('20:00', '04:00'),
    [5],
    '28T03:59',
    true,
  ],
  ['through the night, not after it', hours('20:00', '04:00'), [5], '28T04:00', false],
  [
    'through the night, not in the morning before it',
    hours('20:00', '04:00'),
    [5],
    '27T02:00',
    false,
  ],
  ['through the night from Saturday into the week', hours('20:00', '04:00'), [6], '29T02:00', true],
  ['to midnight, not after it', hours('16:00', '00:00'), [5], '28T00:00', false],
  ['round the clock', hours('00:00', '00:00'), everyDay, '27T13:00', true],
  ['round the clock, on its days only', hours('00:00', '00:00'), [5], '28T00:00', false],
])('a desk is open %s', (_, desk, days, time, open) => {
  expect(isOpen(at(time), desk, days)).toBe(open);
});

test('a night is as long as the hours to its end, and round the clock is a day', () => {
  expect(getOpenMinutes(hours('20:00', '04:00'))).toBe(480);
  expect(getOpenMinutes(hours('00:00', '00:00'))).toBe(1440);
});
