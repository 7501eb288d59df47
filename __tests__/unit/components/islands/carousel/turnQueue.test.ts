import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createTurnQueue, type Direction } from '@/components/islands/carousel/turnQueue';

const turned: Direction[] = [];
/** Whether a turn is under way. Like the libraries, `turn` ignores requests meanwhile. */
let turning = false;
let queue: ReturnType<typeof createTurnQueue>;

function turn(direction: Direction) {
  if (turning) return;
  turning = true;
  turned.push(direction);
  queue.turnBegan();
}

beforeEach(() => {
  jest.useFakeTimers();
  turned.length = 0;
  turning = false;
  queue = createTurnQueue(turn);
});

afterEach(() => {
  jest.useRealTimers();
});

function endTurn() {
  turning = false;
  jest.advanceTimersByTime(50);
}

test('keeps the first and the last of many presses during a turn', () => {
  queue.request(1);
  for (const direction of [1, 1, 1, -1] as const) queue.request(direction);
  for (let turns = 0; turns < 5; turns += 1) endTurn();
  expect(turned).toEqual([1, 1, -1]);
  expect(jest.getTimerCount()).toBe(0);
});

test('counts two presses before the first turn begins as two turns', () => {
  queue = createTurnQueue((direction) => setTimeout(turn, 0, direction));
  queue.request(1);
  queue.request(1);
  jest.advanceTimersByTime(60);
  expect(turned).toEqual([1]);
  endTurn();
  jest.advanceTimersByTime(10);
  expect(turned).toEqual([1, 1]);
});

test('requests no turn once it has ended', () => {
  turning = true;
  queue.request(1);
  queue.end();
  endTurn();
  expect(turned).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});
