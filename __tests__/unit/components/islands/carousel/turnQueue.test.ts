import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Direction } from '@/components/islands/carousel/turnQueue';
import { turnQueue } from '@/components/islands/carousel/turnQueue';

const turned: Direction[] = [];
/** As the libraries: whether a turn is under way, which lets them ignore what is asked. */
let turning = false;
let queue: ReturnType<typeof turnQueue>;

function turn(way: Direction) {
  if (turning) return;
  turning = true;
  turned.push(way);
  queue.began();
}

beforeEach(() => {
  jest.useFakeTimers();
  turned.length = 0;
  turning = false;
  queue = turnQueue(turn);
});

afterEach(() => {
  jest.useRealTimers();
});

function endTurn() {
  turning = false;
  jest.advanceTimersByTime(50);
}

test('a press turns at once, and another when that turn has ended', () => {
  queue.ask(1);
  queue.ask(-1);
  jest.advanceTimersByTime(5000);
  expect(turned).toEqual([1]);
  endTurn();
  expect(turned).toEqual([1, -1]);
});

test('of many presses meanwhile, the first and the last are kept', () => {
  queue.ask(1);
  for (const way of [1, 1, 1, -1] as const) queue.ask(way);
  for (let turns = 0; turns < 5; turns += 1) endTurn();
  expect(turned).toEqual([1, 1, -1]);
  expect(jest.getTimerCount()).toBe(0);
});

test('two presses before a library that answers later has begun are two turns', () => {
  queue = turnQueue((way) => setTimeout(turn, 0, way));
  queue.ask(1);
  queue.ask(1);
  jest.advanceTimersByTime(60);
  expect(turned).toEqual([1]);
  endTurn();
  jest.advanceTimersByTime(10);
  expect(turned).toEqual([1, 1]);
});

test('nothing is asked any more once the carousel has gone', () => {
  turning = true;
  queue.ask(1);
  queue.end();
  endTurn();
  expect(turned).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});
