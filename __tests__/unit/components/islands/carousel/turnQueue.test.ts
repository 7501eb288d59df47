import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Way } from '@/components/islands/carousel/controls';
import { turnQueue } from '@/components/islands/slick/turnQueue';

const turned: Way[] = [];
let queue: ReturnType<typeof turnQueue>;

beforeEach(() => {
  jest.useFakeTimers();
  turned.length = 0;
  queue = turnQueue((way) => {
    turned.push(way);
    queue.began();
  }, 1000);
});

afterEach(() => {
  jest.useRealTimers();
});

test('a press turns at once, and another when that turn has ended', () => {
  queue.ask(1);
  queue.ask(-1);
  expect(turned).toEqual([1]);
  jest.advanceTimersByTime(1000);
  queue.ended();
  jest.advanceTimersByTime(50);
  expect(turned).toEqual([1, -1]);
});

test('of several presses meanwhile, the last is kept', () => {
  queue.ask(1);
  queue.ask(1);
  queue.ask(-1);
  queue.ended();
  jest.advanceTimersByTime(50);
  queue.ended();
  jest.advanceTimersByTime(50);
  expect(turned).toEqual([1, -1]);
});

test('a turn whose end is never told holds nothing up for long', () => {
  queue.ask(1);
  jest.advanceTimersByTime(3000);
  queue.ask(1);
  expect(turned).toEqual([1, 1]);
});
