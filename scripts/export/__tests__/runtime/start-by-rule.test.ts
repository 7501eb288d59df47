/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startByRule } from '../../runtime/start-by-rule';

/** The observed elements, and a function that brings one near the screen. */
const observed = new Set<Element>();
let bringNear = (_element: Element) => {};

beforeEach(() => {
  jest.useFakeTimers();
  observed.clear();
  window.IntersectionObserver = class {
    constructor(callback: (entries: object[], observer: object) => void) {
      bringNear = (target) => {
        if (observed.has(target)) callback([{ isIntersecting: true, target }], this);
      };
    }
    observe = (element: Element) => void observed.add(element);
    unobserve = (element: Element) => void observed.delete(element);
    disconnect = () => observed.clear();
  } as unknown as typeof IntersectionObserver;
  load.mockImplementation(async (element) => () => start(element));
  document.body.innerHTML = '<p data-island data-when="scroll"></p>';
});

const start = jest.fn();
const load = jest.fn<(element: HTMLElement) => Promise<() => void>>();
let stop = () => {};

afterEach(() => {
  stop();
  start.mockClear();
  load.mockReset();
  scrollTo(0);
  jest.useRealTimers();
});

/** Runs the next frame, and what it loads. */
const paint = () => jest.advanceTimersByTimeAsync(20);

const late = () => document.querySelector('p') ?? document.body;

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

test('an element with the rule "scroll" waits for a scroll, even near the screen', async () => {
  stop = startByRule('[data-island]', load);
  bringNear(late());
  await paint();
  expect(start).not.toHaveBeenCalled();
  scrollTo(1);
  bringNear(late());
  await paint();
  expect(start.mock.calls).toEqual([[late()]]);
});

test('on a page that is scrolled already, it does not wait for a scroll', async () => {
  scrollTo(500);
  stop = startByRule('[data-island]', load);
  bringNear(late());
  await paint();
  expect(start).toHaveBeenCalledTimes(1);
});

test('a hover starts it once, after the next paint', async () => {
  stop = startByRule('[data-island]', load);
  late().dispatchEvent(new Event('pointerover'));
  expect(start).not.toHaveBeenCalled();
  scrollTo(1);
  bringNear(late());
  await paint();
  expect(start).toHaveBeenCalledTimes(1);
});

test('what is lost on its way twice is fetched again at the next moves, and starts once', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  load.mockRejectedValueOnce(new TypeError()).mockRejectedValueOnce(new TypeError());
  stop = startByRule('[data-island]', load);
  const heard = jest.fn();
  late().addEventListener('lost', heard);
  for (const [move, attempts] of [
    ['pointerover', 1],
    ['focusin', 2],
    ['scroll', 3],
    ['touchstart', 3],
  ] as const) {
    late().dispatchEvent(new Event(move, { bubbles: true }));
    // A move that comes at once is too early to fetch again.
    late().dispatchEvent(new Event('pointerover', { bubbles: true }));
    await paint();
    await jest.advanceTimersByTimeAsync(1000);
    expect(load).toHaveBeenCalledTimes(attempts);
  }
  expect(start).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledTimes(2);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(late().dataset.lost).toBe('');
});
