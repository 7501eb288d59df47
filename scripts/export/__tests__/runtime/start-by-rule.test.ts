import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startByRule } from '../../runtime/start-by-rule';

/** The observed elements, and a function that brings one near the screen. */
const observed = new Set<Element>();
let bringNear = (_element: Element) => {};

beforeEach(() => {
  jest.useFakeTimers();
  observed.clear();
  window.IntersectionObserver = class implements IntersectionObserver {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    constructor(callback: IntersectionObserverCallback) {
      bringNear = (target) => {
        if (!observed.has(target)) return;
        const box = target.getBoundingClientRect();
        callback(
          [
            {
              isIntersecting: true,
              target,
              time: 0,
              intersectionRatio: 1,
              boundingClientRect: box,
              intersectionRect: box,
              rootBounds: null,
            },
          ],
          this,
        );
      };
    }
    observe = (element: Element) => void observed.add(element);
    unobserve = (element: Element) => void observed.delete(element);
    disconnect = () => observed.clear();
    takeRecords = () => [];
  };
  document.body.innerHTML = '<p data-island data-when="scroll"></p>';
});

const start = jest.fn();
let stop = () => {};

afterEach(() => {
  stop();
  start.mockClear();
  scrollTo(0);
  jest.useRealTimers();
});

/** Runs the next frame. */
const paint = () => jest.advanceTimersByTime(20);

const late = () => document.querySelector('p') ?? document.body;

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

test('an element with the rule "scroll" waits for a scroll, even near the screen', () => {
  stop = startByRule('[data-island]', start);
  bringNear(late());
  paint();
  expect(start).not.toHaveBeenCalled();
  scrollTo(1);
  bringNear(late());
  paint();
  expect(start.mock.calls).toEqual([[late()]]);
});

test('on a page that is scrolled already, it does not wait for a scroll', () => {
  scrollTo(500);
  stop = startByRule('[data-island]', start);
  bringNear(late());
  paint();
  expect(start).toHaveBeenCalledTimes(1);
});

test('a hover starts it once, after the next paint', () => {
  stop = startByRule('[data-island]', start);
  late().dispatchEvent(new Event('pointerover'));
  expect(start).not.toHaveBeenCalled();
  scrollTo(1);
  bringNear(late());
  paint();
  expect(start).toHaveBeenCalledTimes(1);
});
