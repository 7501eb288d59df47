import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { skipTransitionToReadyPages } from '@/components/islands/transition';

const skipTransition = jest.fn();
let now = 0;

/** An event at `now`, as the browser stamps it. */
function at(type: string, properties: object = {}): Event {
  const event = new Event(type);
  Object.defineProperty(event, 'timeStamp', { value: now });
  return Object.assign(event, properties);
}

const leave = (navigationType: string, viewTransition: object | null = { skipTransition }) =>
  window.dispatchEvent(at('pageswap', { viewTransition, activation: { navigationType } }));

beforeAll(skipTransitionToReadyPages);

beforeEach(() => {
  skipTransition.mockClear();
  now += 10_000;
  document.dispatchEvent(at('click'));
});

test('is left out where the page is there right after the click', () => {
  now += 60;
  leave('push');
  expect(skipTransition).toHaveBeenCalledTimes(1);
});

test('is kept where the page was waited for', () => {
  now += 200;
  leave('push');
  expect(skipTransition).not.toHaveBeenCalled();
});

test('is left out on the way back', () => {
  now += 5_000;
  leave('traverse');
  expect(skipTransition).toHaveBeenCalledTimes(1);
});

test('leaves a page alone that has no transition', () => {
  now += 60;
  expect(() => leave('push', null)).not.toThrow();
});
