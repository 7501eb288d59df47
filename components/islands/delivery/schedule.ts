import type { Entry } from './entry';

// Durations are in milliseconds.
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How long an entry may wait. It is tried once more, and then given up. */
export const KEPT_FOR_MS = 7 * DAY;

/** How long an identical press after a delivery is not mailed again. */
export const REMEMBERED_FOR_MS = 10 * MINUTE;

const FIRST_BACKOFF = 4 * SECOND;
const LONGEST_BACKOFF = 15 * MINUTE;

/** Returns the pause after a number of failures. It doubles up to a quarter of an hour. */
export const getBackoff = (failures: number): number =>
  Math.min(FIRST_BACKOFF * 2 ** (failures - 1), LONGEST_BACKOFF);

/**
 * Returns the entry after one more failure.
 *
 * @param refused whether the service refused it. The agency has to mend that, so the pause is longest.
 */
export const addFailure = (entry: Entry, now: number, refused: boolean): Entry => ({
  ...entry,
  failures: entry.failures + 1,
  due: now + (refused ? LONGEST_BACKOFF : getBackoff(entry.failures + 1)),
});

/** Whether an entry has waited too long. */
export const isExpired = ({ since }: Entry, now: number): boolean => now - since > KEPT_FOR_MS;

/** Whether an entry is due. A time beyond the longest pause means that the clock was set back. */
export const isDue = ({ due }: Entry, now: number): boolean =>
  due <= now || due - now > LONGEST_BACKOFF;

/** Whether a delivery counts as recent. One in the future means that the clock was set back. */
export const isRecent = (time: number, now: number): boolean =>
  time <= now && now - time <= REMEMBERED_FOR_MS;

/**
 * Returns the pause after a request that began at `last`. The service takes one request a second. A
 * request in the future means that the clock was set back.
 */
export const getRequestDelay = (last: number, now: number): number =>
  last > now ? 0 : Math.max(0, last + SECOND - now);
