import type { Way } from '../carousel/controls';

/** slick listens again so long after it has said that a turn is over, in milliseconds. */
const AFTER = 20;

/**
 * Keeps what is pressed while a turn is under way, which slick would ignore, until that has ended.
 *
 * @param turn starts a turn
 * @param speed how long a turn takes, in milliseconds
 */
export function turnQueue(turn: (way: Way) => void, speed: number) {
  /** When a turn under way is over for sure: slick forgets one during which the window is resized. */
  let over = 0;
  let next: Way | undefined;

  function ask(way: Way) {
    if (performance.now() < over) next = way;
    else turn(way);
  }

  return {
    /** Turns that way, now or as soon as it can. */
    ask,
    /** A turn begins. */
    began() {
      over = performance.now() + 2 * speed + 500;
      next = undefined;
    },
    /** slick says that it has ended. */
    ended() {
      setTimeout(() => {
        over = 0;
        const way = next;
        next = undefined;
        if (way) ask(way);
      }, AFTER);
    },
  };
}
