import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Cleanup } from 'next-islands/mount';
import { onVisit } from '@/components/islands/page/visit';

const prerendering = (value: boolean) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true });

const show = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

const start = jest.fn<() => Cleanup | undefined>();
let end = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  start.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
  end();
  prerendering(false);
});

test('starts at once where a visitor is there', () => {
  end = onVisit(start);
  expect(start).toHaveBeenCalledTimes(1);
});

test('waits in a prerendered page until it is visited', () => {
  prerendering(true);
  end = onVisit(start);
  show(false);
  expect(start).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(50);
  expect(start).toHaveBeenCalledTimes(1);
});

test('lets what is seen first be changed before a prerendered page is painted', () => {
  prerendering(true);
  end = onVisit(start, true);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(start).toHaveBeenCalledTimes(1);
});

test('starts again each time the page comes back out of the cache, and only then', () => {
  end = onVisit(start);
  show(false);
  expect(start).toHaveBeenCalledTimes(1);
  show(true);
  show(true);
  expect(start).toHaveBeenCalledTimes(3);
});

test('ends one visit before the next, and the last for good', () => {
  const endVisit = jest.fn();
  start.mockReturnValue(endVisit);
  const endAll = onVisit(start);
  expect(endVisit).not.toHaveBeenCalled();
  show(true);
  expect(endVisit).toHaveBeenCalledTimes(1);
  expect(start.mock.invocationCallOrder[1]).toBeGreaterThan(
    endVisit.mock.invocationCallOrder[0] ?? 0,
  );
  endAll();
  expect(endVisit).toHaveBeenCalledTimes(2);
});

test('ends where it is told to', () => {
  prerendering(true);
  onVisit(start)();
  const endLater = onVisit(start);
  document.dispatchEvent(new Event('prerenderingchange'));
  endLater();
  show(true);
  jest.advanceTimersByTime(50);
  expect(start).not.toHaveBeenCalled();
});
