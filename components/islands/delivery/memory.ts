import type { Entry } from './entry';
import { isRecent } from './schedule';
import type { State } from './store';

/**
 * What a page knows of its messages: which it delivered or gave up, and how often it sent each. It counts
 * more than a store that may have failed to note that.
 *
 * @param now milliseconds since 1970
 */
export function createMemory(now: () => number) {
  const entries = new Map<string, Entry>();
  const ended = new Set<string>();
  const delivered = new Map<string, number>();
  let last = 0;

  /** The entry with the requests that this page has made for it. */
  function recall(entry: Entry): Entry {
    const mine = entries.get(entry.id);
    const isMissing =
      mine &&
      mine.failures >= entry.failures &&
      (mine.due !== entry.due || mine.doubts !== entry.doubts);
    const known = isMissing ? mine : entry;
    // An entry from the future was written with a wrong clock, so it ages anew.
    return known.since > now() ? { ...known, since: now() } : known;
  }

  const note = (entry: Entry) => void entries.set(entry.id, entry);

  return {
    recall,
    note,
    /** Notes that a request for an entry begins. */
    request(entry: Entry): void {
      note(entry);
      last = now();
    },
    hasEnded: ({ id }: Entry): boolean => ended.has(id),
    /** Notes that an entry waits no more. `print` is the fingerprint of a delivered mail. */
    end({ id }: Entry, print = ''): void {
      ended.add(id);
      if (print !== '') delivered.set(print, now());
    },
    /** Brings a stored state up to date, and forgets old deliveries. */
    correct: (stored: State): State => ({
      waiting: stored.waiting.filter(({ id }) => !ended.has(id)).map(recall),
      delivered: new Map(
        [...stored.delivered, ...delivered].filter(([, time]) => isRecent(time, now())),
      ),
      // A time in the future means that the clock was set back.
      last: last > now() ? stored.last : Math.max(stored.last, last),
    }),
  };
}
