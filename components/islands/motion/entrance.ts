import { animate } from 'framer-motion/dom/mini';
import type { Scene } from './scene';

/**
 * The site's ease-out. It covers half of the way in a tenth of the time, so that text reads early.
 */
const EASE_OUT = [0.16, 1, 0.3, 1] as const;

const FROM = 'var(--reveal-from, translateY(48px))';
const OPACITY = 'var(--reveal-opacity, 0)';

/**
 * Creates the entrance of an element. It rises and fades in, or starts from where its styles say.
 * It marks the element with `data-waits` until it plays. Styles of things inside may read the mark.
 *
 * @param duration in milliseconds
 * @param delay in seconds
 */
export function createEntrance(element: HTMLElement, duration: number, delay: number): Scene {
  let motion: ReturnType<typeof animate> | undefined;

  function clearStyles() {
    motion = undefined;
    element.style.removeProperty('transform');
    element.style.removeProperty('opacity');
  }

  return {
    rewind() {
      motion?.cancel();
      motion = animate(
        element,
        { transform: [FROM, 'none'], opacity: [OPACITY, '1'] },
        { duration: duration / 1_000, delay, ease: EASE_OUT, autoplay: false },
      );
      motion.finished.then(clearStyles);
      element.dataset.waits = '';
    },
    play() {
      delete element.dataset.waits;
      motion?.play();
    },
    finish() {
      delete element.dataset.waits;
      motion?.cancel();
      clearStyles();
    },
  };
}
