import { startRotation } from './rotation';
import type { OnInteraction } from './settings';
import { createTurnQueue } from './turnQueue';

/**
 * The common interface of Swiper and slick. Both ignore `next` and `previous` during a turn.
 */
export type CarouselLibrary = {
  next: () => void;
  previous: () => void;
  play: () => void;
  pause: () => void;
  /** Calls `listener` with the new slide when a turn of `next` or `previous` begins. */
  onTurn: (listener: (slide: Element | null | undefined) => void) => void;
};

/**
 * Runs a carousel with either library. The carousel rotates by itself, and its `data-turn` buttons
 * turn it. Its `data-carousel-status` tells a screen reader which slide a visitor turned to.
 *
 * @param onInteraction what a visitor's mouse, focus and presses do to the rotation
 */
export function runCarousel(
  element: HTMLElement,
  library: CarouselLibrary,
  onInteraction: OnInteraction = 'wait',
): { pause: () => void; end: () => void } {
  const stop = new AbortController();
  const status = element.querySelector('[data-carousel-status]');
  const queue = createTurnQueue((direction) =>
    direction === 1 ? library.next() : library.previous(),
  );
  const rotator = startRotation(
    element,
    (playing) => (playing ? library.play() : library.pause()),
    onInteraction,
  );

  library.onTurn((slide) => {
    queue.turnBegan();
    if (status) status.textContent = slide?.getAttribute('aria-label') ?? '';
  });
  for (const button of element.querySelectorAll<HTMLElement>('[data-turn]')) {
    const onClick = () => {
      if (onInteraction === 'stop') rotator.pause();
      queue.request(button.dataset.turn === 'next' ? 1 : -1);
    };
    button.addEventListener('click', onClick, { signal: stop.signal });
  }

  return {
    pause: rotator.pause,
    end() {
      stop.abort();
      queue.end();
      rotator.end();
    },
  };
}
