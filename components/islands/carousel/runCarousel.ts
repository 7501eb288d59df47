import { startRotation } from './rotation';
import { turnQueue } from './turnQueue';

/**
 * What Swiper and slick can both do. Each ignores `next` and `previous` while a turn is under way.
 */
export type CarouselLibrary = {
  next: () => void;
  previous: () => void;
  play: () => void;
  pause: () => void;
  /** Calls `listener` with its slide when a turn begins that `next` or `previous` asked for. */
  onTurn: (listener: (slide: Element | null | undefined) => void) => void;
};

/**
 * Runs a carousel with either library: it turns by itself, its `data-turn` buttons turn it, and its
 * `data-carousel-status` tells a screen reader the name of the slide that a visitor turned to.
 *
 * @param stopsOnInteraction whether a press of an arrow ends the rotation until Play is pressed
 */
export function runCarousel(
  element: HTMLElement,
  library: CarouselLibrary,
  stopsOnInteraction = false,
): { pause: () => void; end: () => void } {
  const stop = new AbortController();
  const status = element.querySelector('[data-carousel-status]');
  const queue = turnQueue((way) => (way === 1 ? library.next() : library.previous()));
  const rotator = startRotation(element, (playing) => (playing ? library.play() : library.pause()));

  library.onTurn((slide) => {
    queue.began();
    if (status) status.textContent = slide?.getAttribute('aria-label') ?? '';
  });
  for (const button of element.querySelectorAll<HTMLElement>('[data-turn]')) {
    const onClick = () => {
      if (stopsOnInteraction) rotator.pause();
      queue.ask(button.dataset.turn === 'next' ? 1 : -1);
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
