import type { Entry } from './entry';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How long an entry waits at most, and how long what was delivered is known again. */
export const KEPT_FOR = 7 * DAY;
/** The least time between the starts of two requests: the service takes one a second. */
export const PACE = SECOND;

/** How long the browser may take to open its storage, in milliseconds. */
export const OPENS_IN = 3 * SECOND;

const FIRST_PAUSE = 4 * SECOND;
const LONGEST_PAUSE = 15 * MINUTE;

/** The pause after an entry failed so many times: it doubles, up to a quarter of an hour. */
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);

/** The entry after one more failure. */
export const failed = (entry: Entry, now: number): Entry => ({
  ...entry,
  failures: entry.failures + 1,
  due: now + pauseAfter(entry.failures + 1),
});

/** Whether an entry waited in vain. */
export const isExpired = ({ since }: Entry, now: number): boolean => now - since > KEPT_FOR;

/** Whether it is an entry's time. One further off than any pause was set by a clock since put back. */
export const isDue = ({ due }: Entry, now: number): boolean =>
  due <= now || due - now > LONGEST_PAUSE;

/** How long the next request has to wait after one that began at `last`. */
export const paceAfter = (last: number, now: number): number =>
  now < last ? PACE : Math.max(0, last + PACE - now);

/**
 * Statuses after which the same content would fail for ever: the service refuses it (400, 403), it
 * is too large (413), or the library takes this browser for a program (451).
 */
const DEFINITE: readonly unknown[] = [400, 403, 413, 451];

/**
 * Whether what the mail library threw is a refusal for good: one of those statuses, or a text,
 * which says that a key is missing. All else may pass: no network, a timeout, 429, 5xx, and 412,
 * by which the service says that the agency has to connect its mailbox again.
 */
export function isRefusal(reason: unknown): boolean {
  if (typeof reason === 'string') return true;
  if (typeof reason !== 'object' || reason === null || !('status' in reason)) return false;
  return DEFINITE.includes(reason.status);
}
