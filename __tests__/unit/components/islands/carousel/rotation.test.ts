import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { type Rotator, startRotation } from '@/components/islands/carousel/rotation';

const setPlaying = jest.fn<(playing: boolean) => void>();
let rotator: Rotator | undefined;
let onScreen = (_isIntersecting: boolean) => {};

beforeEach(() => {
  setPlaying.mockClear();
  setHidden(false);
  // jsdom lacks both.
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      onScreen = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {
      onScreen = () => {};
    }
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => rotator?.end());

function start() {
  document.body.innerHTML = `<section>
    <button data-rotate></button>
    <div data-slides><a href="/projects">One</a></div>
  </section>`;
  const [carousel, slides] = ['section', 'div'].map((name) =>
    document.querySelector<HTMLElement>(name),
  );
  if (!carousel || !slides) throw new Error('The markup lacks a part of the carousel.');
  rotator = startRotation(carousel, setPlaying);
  return { carousel, slides };
}

const setHidden = (value: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value });
  fireEvent(document, new Event('visibilitychange'));
};

/** jsdom has no pointer events. */
const pointer = (type: string, pointerType: string) =>
  Object.assign(new Event(type), { pointerType });

test('stops under a mouse, but not under a finger', () => {
  const { carousel, slides } = start();
  fireEvent(slides, pointer('pointerenter', 'touch'));
  expect(carousel).toHaveAttribute('data-rotation', 'playing');
  fireEvent(slides, pointer('pointerenter', 'mouse'));
  expect(carousel).toHaveAttribute('data-rotation', 'hovered');
  fireEvent(slides, pointer('pointerleave', 'mouse'));
  expect(carousel).toHaveAttribute('data-rotation', 'playing');
  expect(setPlaying.mock.calls).toEqual([[true], [false], [true]]);
});

test('stops in a hidden tab and off the screen', () => {
  const { carousel } = start();
  setHidden(true);
  expect(carousel).toHaveAttribute('data-rotation', 'hidden');
  setHidden(false);
  expect(carousel).toHaveAttribute('data-rotation', 'playing');
  onScreen(false);
  expect(carousel).toHaveAttribute('data-rotation', 'hidden');
  onScreen(true);
  expect(carousel).toHaveAttribute('data-rotation', 'playing');
});
