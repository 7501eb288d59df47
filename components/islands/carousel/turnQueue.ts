/** Which way a carousel turns: 1 forwards, -1 back. */
export type Direction = 1 | -1;

/** The pause between two requests for the same turn, in milliseconds. */
const AGAIN = 50;

/**
 * Queues presses. Swiper and slick ignore a press during a turn, so the queue repeats it until its
 * turn begins. It holds two presses, the next and the last.
 *
 * @param turn asks the library for a turn
 */
export function turnQueue(turn: (way: Direction) => void) {
  let wanted: readonly Direction[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function work() {
    const [way] = wanted;
    if (way === undefined) return;
    timer = setTimeout(work, AGAIN);
    turn(way);
  }

  return {
    /** Turns that way, now or as soon as the library can. */
    ask(way: Direction) {
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
