import type { Entry } from './entry';
import type { Treatment } from './send';

// Durations are in milliseconds.
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How long an entry may wait. It is tried once more, and then given up. */
export const KEPT_FOR_MS = 7 * DAY;

/** How long an identical press after a delivery is not mailed again. */
export const REMEMBERED_FOR_MS = 10 * MINUTE;

/** How often a message is sent at most. In seven days, an open page sends it about forty times. */
const MOST_REQUESTS = 50;

/** How often a message is sent at most whose answers do not say whether the service took it. */
const MOST_DOUBTS = 3;

/** After so many failures, a new page no longer sends a message before its pause is over. */
const FAILURES_AT_ONCE = 5;

/** The pause after the first failure. */
const FIRST_PAUSE = { soon: 4 * SECOND, rarely: 15 * MINUTE };

const LONGEST_PAUSE = 6 * 60 * MINUTE;

/** Returns the pause after a number of failures. It doubles up to six hours. */
export const getPause = (failures: number, treatment: 'soon' | 'rarely' = 'soon'): number =>
  Math.min(FIRST_PAUSE[treatment] * 2 ** (failures - 1), LONGEST_PAUSE);

/** Returns the entry at the start of a request. Until there is an answer, it counts as failed. */
export const addRequest = (entry: Entry, now: number): Entry => ({
  ...entry,
  failures: entry.failures + 1,
  due: now + getPause(entry.failures + 1),
});

/** Returns the entry after a failure. */
export const addFailure = (entry: Entry, now: number, treatment: Treatment): Entry => ({
  ...entry,
  doubts: entry.doubts + (treatment === 'doubt' ? 1 : 0),
  due: now + getPause(entry.failures, treatment === 'rarely' ? 'rarely' : 'soon'),
});

/** Whether an entry has waited too long. */
const isExpired = ({ since }: Entry, now: number): boolean => now - since > KEPT_FOR_MS;

/**
 * Returns why an entry is given up after a failure. Null if it goes on waiting.
 *
 * @param lasts whether it outlasts the page. Otherwise there is no later visit.
 */
export function getEnd(
  entry: Entry,
  { now, isOnline, lasts }: { now: number; isOnline: boolean; lasts: boolean },
): string | null {
  if (entry.doubts >= (lasts ? MOST_DOUBTS : 1))
    return 'no answer says whether the mail service took it';
  if (entry.failures >= MOST_REQUESTS) return `it was sent ${MOST_REQUESTS} times`;
  return isExpired(entry, now) && isOnline ? 'it waited for 7 days' : null;
}

/**
 * Returns when an open page sends an entry again. Never after a doubtful answer. A time beyond the
 * longest pause means that the clock was set back.
 */
export function getNextTime({ due, doubts }: Entry, now: number): number {
  if (doubts > 0) return Number.POSITIVE_INFINITY;
  return due - now > LONGEST_PAUSE ? now : due;
}

/** Whether a new page, or one that is back online, sends an entry at once. */
export const isWelcome = ({ failures, doubts }: Entry): boolean =>
  doubts > 0 || failures <= FAILURES_AT_ONCE;

/** The pause before an open page looks again at entries that others send, after so many looks in vain. */
export const getLookPause = (looks: number): number => Math.min(SECOND * 2 ** looks, LONGEST_PAUSE);

/** Whether a delivery counts as recent. One in the future means that the clock was set back. */
export const isRecent = (time: number, now: number): boolean =>
  time <= now && now - time <= REMEMBERED_FOR_MS;

/**
 * Returns the pause after a request that began at `last`. The service takes one request a second. A
 * request in the future means that the clock was set back.
 */
export const getRequestDelay = (last: number, now: number): number =>
  last > now ? 0 : Math.max(0, last + SECOND - now);
