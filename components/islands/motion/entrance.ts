import { animate } from 'framer-motion/dom/mini';
import type { Scene } from './scene';

/** The site's ease-out: half of the way within a tenth of the time, so that words read early. */
const EASE_OUT = [0.16, 1, 0.3, 1] as const;

const FROM = 'var(--reveal-from, translateY(48px))';
const OPACITY = 'var(--reveal-opacity, 0)';

/**
 * An element's entrance: it rises and fades in, or does what its styles say.
 *
 * @param duration in milliseconds
 * @param delay in seconds
 */
export function entrance(element: HTMLElement, duration: number, delay: number): Scene {
  let motion: ReturnType<typeof animate> | undefined;

  function bare() {
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
      motion.finished.then(bare);
    },
    play: () => motion?.play(),
    finish() {
      motion?.cancel();
      bare();
    },
  };
}
