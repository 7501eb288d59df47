import { expect, jest, test } from '@jest/globals';
import { createTurnQueue } from '@/components/islands/carousel/turnQueue';

test('a press is repeated until its turn begins, but not for ever', () => {
  jest.useFakeTimers();
  const turn = jest.fn();
  const queue = createTurnQueue(turn);

  queue.request(1);
  jest.advanceTimersByTime(500);
  queue.turnBegan();
  expect(turn.mock.calls.length).toBeGreaterThan(5);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(100);
  expect(jest.getTimerCount()).toBe(0);

  turn.mockClear();
  queue.request(-1);
  jest.advanceTimersByTime(10_000);
  expect(jest.getTimerCount()).toBe(0);
  turn.mockClear();
  queue.request(-1);
  expect(turn).toHaveBeenCalledWith(-1);
});
