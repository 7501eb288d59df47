import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { type CarouselLibrary, runCarousel } from '@/components/islands/carousel/runCarousel';

let carousel: ReturnType<typeof runCarousel> | undefined;

/** A library that begins each turn at once. */
function createLibrary() {
  let onTurn: Parameters<CarouselLibrary['onTurn']>[0] = () => {};
  const calls: string[] = [];
  const slide = document.createElement('div');
  slide.setAttribute('aria-label', '2 of 3');
  const turn = (name: string) => () => {
    calls.push(name);
    onTurn(slide);
  };
  const library: CarouselLibrary = {
    next: turn('next'),
    previous: turn('previous'),
    play: () => calls.push('play'),
    pause: () => calls.push('pause'),
    onTurn(listener) {
      onTurn = listener;
    },
  };
  return { library, calls };
}

function start(stopsOnInteraction?: boolean) {
  document.body.innerHTML = `<section>
    <button data-rotate data-pause="Pause" data-play="Play" aria-label="Pause"></button>
    <button data-turn="previous">Previous</button><button data-turn="next">Next</button>
    <span role="status" data-carousel-status></span>
    <div data-slides></div>
  </section>`;
  const element = document.querySelector('section');
  if (!element) throw new Error('The markup has no section.');
  const { library, calls } = createLibrary();
  carousel = runCarousel(element, library, stopsOnInteraction);
  return { element, calls };
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom lacks both.
  Object.assign(window, {
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

afterEach(() => {
  carousel?.end();
  jest.useRealTimers();
});

test('pauses after a press of an arrow if set to', () => {
  const { element, calls } = start(true);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(calls).toEqual(['play', 'pause', 'next']);
  expect(element).toHaveAttribute('data-rotation', 'paused');
});

test('ignores the arrows once it has ended', () => {
  const { calls } = start();
  carousel?.end();
  calls.length = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  jest.runAllTimers();
  expect(calls).toEqual([]);
});
