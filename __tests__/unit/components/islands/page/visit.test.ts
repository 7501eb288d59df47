/** @jest-environment jsdom */
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

test('waits in a prerendered page until it is activated and painted', () => {
  prerendering(true);
  end = onVisit(start);
  show(false);
  expect(start).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(50);
  expect(start).toHaveBeenCalledTimes(1);
});

test('starts again each time the page comes back, after the visit before has ended', () => {
  const endVisit = jest.fn();
  start.mockReturnValue(endVisit);
  const endAll = onVisit(start);
  show(false);
  expect(start).toHaveBeenCalledTimes(1);
  show(true);
  expect(start).toHaveBeenCalledTimes(2);
  expect(endVisit).toHaveBeenCalledTimes(1);
  endAll();
  expect(endVisit).toHaveBeenCalledTimes(2);
});
