import type { Way } from './controls';

/** How long a carousel is given to begin a turn before it is asked again, in milliseconds. */
const AGAIN = 50;

/**
 * Keeps a press until the carousel begins its turn, and asks again until it does: Swiper and slick
 * both ignore what is asked during a turn. Behind the press whose turn comes next one more is
 * kept, the last.
 *
 * @param turn asks the library for a turn
 */
export function turnQueue(turn: (way: Way) => void) {
  let wanted: readonly Way[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function work() {
    const [way] = wanted;
    if (way === undefined) return;
    timer = setTimeout(work, AGAIN);
    turn(way);
  }

  return {
    /** Turns that way, now or as soon as the library can. */
    ask(way: Way) {
      const isIdle = wanted.length === 0;
      wanted = [...wanted.slice(0, 1), way];
      if (isIdle) work();
    },
    /** A turn has begun. */
    began() {
      wanted = wanted.slice(1);
    },
    /** No turn is wanted any more. */
    end() {
      wanted = [];
      clearTimeout(timer);
    },
  };
}
