/** Which way a carousel turns: 1 forwards, -1 back. */
export type Direction = 1 | -1;

/** The pause before the same turn is requested again. */
const RETRY_MS = 50;
/** How often it is requested: for twice as long as the longest turn takes. */
const TRIES = 40;

/**
 * Queues presses. Swiper and slick ignore a press during a turn, so the queue repeats it until its
 * turn begins. It keeps the next press and the last one, and drops those between. It drops all if no turn
 * begins, as when the library is locked.
 *
 * @param turn asks the library for a turn
 */
export function createTurnQueue(turn: (direction: Direction) => void) {
  let wanted: readonly Direction[] = [];
  let tries = TRIES;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function requestNext() {
    tries -= 1;
    if (tries < 0) wanted = [];
    const [direction] = wanted;
    if (direction === undefined) return;
    timer = setTimeout(requestNext, RETRY_MS);
    turn(direction);
  }

  return {
    /** Turns the carousel now, or after the current turn. */
    request(direction: Direction) {
      const isIdle = wanted.length === 0;
      wanted = [...wanted.slice(0, 1), direction];
      if (!isIdle) return;
      tries = TRIES;
      requestNext();
    },
    /** Call when a turn has begun. */
    turnBegan() {
      wanted = wanted.slice(1);
      tries = TRIES;
    },
    /** Drops the queued presses. */
    end() {
      wanted = [];
      clearTimeout(timer);
    },
  };
}
