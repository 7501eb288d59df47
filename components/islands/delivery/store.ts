import { ask, transact } from './database';
import { OPEN_TIMEOUT_MS, within } from './deadline';
import type { Entry } from './entry';
import { readEntry, readNumber } from './stored';

/** What the outbox knows. Times are milliseconds since 1970. */
export type State = {
  /** The waiting entries, the oldest first. */
  waiting: readonly Entry[];
  /** When each mail was delivered, by its fingerprint. */
  delivered: ReadonlyMap<string, number>;
  /** When the last request began. */
  last: number;
};

/** Holds the state of the outbox. */
export type Store = {
  /** Whether it outlasts the page. */
  lasts: boolean;
  /**
   * Replaces the state by the one that `work` returns. No other tab changes it meanwhile.
   *
   * @returns the state after the change
   * @throws if the browser cannot store it
   */
  change: (work: (state: State) => State) => Promise<State>;
};

/** Reads the waiting entries. Removes those that cannot be read, with a line in the console. */
async function readWaiting(waiting: IDBObjectStore): Promise<Entry[]> {
  const [keys, values] = await Promise.all([ask(waiting.getAllKeys()), ask(waiting.getAll())]);
  const entries = values.map(readEntry);
  const unreadable = keys.filter((_, i) => entries[i] === null);
  for (const key of unreadable) waiting.delete(key);
  if (unreadable.length > 0)
    console.error('The outbox removed stored messages that cannot be read:', unreadable);
  return entries.filter((entry) => entry !== null).sort((a, b) => a.since - b.since);
}

/** A store on the device. All tabs of the site share it. */
export const deviceStore: Store = {
  lasts: true,
  change(work) {
    let isLate = false;
    const changed = transact(async (tx) => {
      const [waiting, delivered, pace] = [
        tx.objectStore('waiting'),
        tx.objectStore('delivered'),
        tx.objectStore('pace'),
      ];
      const [entries, prints, times, last] = await Promise.all([
        readWaiting(waiting),
        ask(delivered.getAllKeys()),
        ask<unknown[]>(delivered.getAll()),
        ask<unknown>(pace.get('last')),
      ]);
      // By now the page's own outbox has the message.
      if (isLate) throw new Error('Storage took too long.');
      const before: State = {
        waiting: entries,
        delivered: new Map(prints.map((print, i) => [String(print), readNumber(times[i])])),
        last: readNumber(last),
      };
      const next = work(before);
      for (const entry of before.waiting)
        if (!next.waiting.includes(entry)) waiting.delete(entry.id);
      for (const entry of next.waiting) if (!before.waiting.includes(entry)) waiting.put(entry);
      for (const print of before.delivered.keys())
        if (!next.delivered.has(print)) delivered.delete(print);
      for (const [print, time] of next.delivered)
        if (!before.delivered.has(print)) delivered.put(time, print);
      if (next.last !== before.last) pace.put(next.last, 'last');
      return next;
    });
    return within(OPEN_TIMEOUT_MS, 'Storage', changed).catch((reason) => {
      isLate = true;
      throw reason;
    });
  },
};

/** Creates a store that lasts as long as the page. */
export function createPageStore(): Store & { waiting: () => readonly Entry[] } {
  let state: State = { waiting: [], delivered: new Map(), last: 0 };
  return {
    lasts: false,
    waiting: () => state.waiting,
    async change(work) {
      state = work(state);
      return state;
    },
  };
}
