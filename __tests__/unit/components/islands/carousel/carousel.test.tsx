/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { createRef, type RefObject } from 'react';
import { type Rotator, startRotation } from '@/components/islands/carousel/rotation';
import { KeepFocus } from '@/components/islands/carousel/slick/KeepFocus';
import { createTurnQueue } from '@/components/islands/carousel/turnQueue';
import { slideRole } from '@/components/ui/Carousel/carousel';

const setPlaying = jest.fn<(playing: boolean) => void>();
let rotator: Rotator | undefined;
let onScreen = (_isIntersecting: boolean) => {};

beforeEach(() => {
  // jsdom lacks both.
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      onScreen = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  rotator?.end();
  jest.useRealTimers();
});

function start() {
  document.body.innerHTML =
    '<section><button data-rotate></button><div data-slides><a href="/">One</a></div></section>';
  const [carousel, slides] = ['section', 'div'].map((name) =>
    document.querySelector<HTMLElement>(name),
  );
  if (!carousel || !slides) throw new Error('The markup lacks a part of the carousel.');
  rotator = startRotation(carousel, setPlaying);
  return { carousel, slides };
}

/** jsdom has no pointer events. */
const pointer = (type: string, pointerType: string) =>
  Object.assign(new Event(type), { pointerType });

test('slides stop under a mouse, but not under a finger', () => {
  const { carousel, slides } = start();
  fireEvent(slides, pointer('pointerenter', 'touch'));
  expect(carousel).toHaveAttribute('data-rotation', 'playing');
  fireEvent(slides, pointer('pointerenter', 'mouse'));
  expect(carousel).toHaveAttribute('data-rotation', 'hovered');
  fireEvent(slides, pointer('pointerleave', 'mouse'));
  expect(setPlaying.mock.calls).toEqual([[true], [false], [true]]);
});

test('slides stop in a hidden tab and off the screen', () => {
  const { carousel } = start();
  for (const value of [true, false]) {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    fireEvent(document, new Event('visibilitychange'));
    expect(carousel).toHaveAttribute('data-rotation', value ? 'hidden' : 'playing');
  }
  for (const value of [false, true]) {
    onScreen(value);
    expect(carousel).toHaveAttribute('data-rotation', value ? 'playing' : 'hidden');
  }
});

test('a press is repeated until its turn begins, but not for ever', () => {
  jest.useFakeTimers();
  const turn = jest.fn();
  const queue = createTurnQueue(turn);
  queue.request(1);
  jest.advanceTimersByTime(500);
  queue.turnBegan();
  expect(turn.mock.calls.length).toBeGreaterThan(5);
  jest.advanceTimersByTime(100);
  expect(jest.getTimerCount()).toBe(0);
  queue.request(-1);
  jest.advanceTimersByTime(10_000);
  expect(jest.getTimerCount()).toBe(0);
  turn.mockClear();
  queue.request(-1);
  expect(turn).toHaveBeenCalledWith(-1);
});

const WORDS = { carousel: 'carousel', slide: 'slide', place: '"{number}" of {count}' };

const getRow = (root: RefObject<HTMLDivElement | null>, key: string) => (
  <div ref={root}>
    <KeepFocus root={root}>
      <div key={key}>
        {['1', '2'].map((number, index) => (
          <div key={number} className="slick-active">
            <div {...slideRole(WORDS, index, 2)}>
              <a href={`/${number}`}>{number}</a>
            </div>
          </div>
        ))}
      </div>
    </KeepFocus>
  </div>
);

test('the focus stays on a slide that is replaced, also if its name has quotes', () => {
  const root = createRef<HTMLDivElement>();
  const { getByRole, rerender } = render(getRow(root, 'before'));
  getByRole('link', { name: '2' }).focus();
  rerender(getRow(root, 'after'));
  expect(document.activeElement).toBe(getByRole('link', { name: '2' }));
});
