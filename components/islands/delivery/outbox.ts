import { type After, ANSWER_TIMEOUT_MS, within } from './deadline';
import { createEntry, type Entry } from './entry';
import { getFingerprint } from './fingerprint';
import { isCorrection, isSame, type Message } from './message';
import { addFailure, getRequestDelay, isDue, isExpired, isRecent } from './schedule';
import { isFinal, isRefusal } from './send';
import type { State, Store } from './store';

/** How long a request keeps its entry from being sent again, if it has no answer. */
const CLAIM_MS = 120_000;

/** The pause before another look at an entry that is being sent elsewhere. */
const POLL_MS = 1000;

/** The reason why an entry is not sent that another page removed. */
export class GivenUp extends Error {}

/** What the outbox needs from the browser. Tests pass their own. */
export type Dependencies = {
  store: Store;
  send: (entry: Entry) => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
  after: After;
  /** Claims an entry. Resolves to a function that gives it back, or to null if another tab has it. */
  claim: (id: string) => Promise<(() => void) | null>;
  isOnline: () => boolean;
  /** Writes to the console. */
  log: (text: string, detail: unknown) => void;
};

export type Outbox = {
  /** Whether its messages outlast the page. */
  lasts: boolean;
  /**
   * Stores a message before it is sent, so that it survives a closed tab. A message that corrects a
   * waiting one replaces it.
   *
   * @param since when the visitor sent it, if not now
   * @returns the entry; null if the same message was delivered a moment ago
   * @throws if it cannot be stored
   */
  keep: (message: Message, since?: number) => Promise<Entry | null>;
  /**
   * Sends a stored message now.
   *
   * @throws the reason why it was not delivered. The message keeps waiting unless that is final.
   */
  deliver: (entry: Entry) => Promise<void>;
  /**
   * Sends the waiting messages that are due, or with `all` each of them once. Never throws.
   */
  drain: (options?: { all: boolean }) => Promise<void>;
};

const without = (state: State, { id }: Entry): State => ({
  ...state,
  waiting: state.waiting.filter((entry) => entry.id !== id),
});

/**
 * Creates an outbox. It makes at most one request a second, until each message is delivered or given
 * up. `README.md` says what it promises.
 */
export function createOutbox(dependencies: Dependencies): Outbox {
  const { store, now, after, claim, log } = dependencies;
  let cancelNext = () => {};

  const pause = (ms: number) => new Promise<void>((resolve) => after(ms, resolve));

  /** Forgets old deliveries. An entry from the future was written with a wrong clock, so it ages anew. */
  const tidy = (state: State): State => ({
    ...state,
    waiting: state.waiting.map((entry) =>
      entry.since > now() ? { ...entry, since: now() } : entry,
    ),
    delivered: new Map([...state.delivered].filter(([, time]) => isRecent(time, now()))),
  });

  /** Sets a timer for the next attempt. */
  async function scheduleNext(): Promise<void> {
    const { waiting } = await store.change(tidy);
    cancelNext();
    // The `online` event starts the outbox again.
    if (waiting.length > 0 && dependencies.isOnline()) {
      const next = Math.min(...waiting.map(({ due }) => due));
      cancelNext = after(Math.max(POLL_MS, next - now()), () => drain());
    }
  }

  /** Waits until a request may begin. Returns the state at that moment. */
  async function takeTurn(): Promise<State> {
    let wait = 0;
    const state = await store.change((before) => {
      wait = getRequestDelay(before.last, now());
      return wait > 0 ? before : { ...before, last: now() };
    });
    if (wait === 0) return state;
    await pause(wait);
    return takeTurn();
  }

  const markDelivered = (entry: Entry, print: string) =>
    store.change((state) => {
      const left = without(state, entry);
      if (print === '') return left;
      return { ...left, delivered: new Map(left.delivered).set(print, now()) };
    });

  function noteFailure(entry: Entry, reason: unknown): Promise<State> {
    const refused = isRefusal(reason);
    if (refused) {
      log(
        'The mail service refuses the forms of this site. Mend its address, its keys or the account: the message waits, and is sent again on later visits.',
        reason,
      );
    }
    return store.change((state) => {
      if (isFinal(reason) || (isExpired(entry, now()) && dependencies.isOnline())) {
        log('A form was given up: it is too large, or it waited for 7 days.', reason);
        return without(state, entry);
      }
      const waiting = state.waiting.map((other) =>
        other.id === entry.id ? addFailure(other, now(), refused) : other,
      );
      return { ...state, waiting };
    });
  }

  /** Makes one request for a claimed entry, unless the entry was delivered or given up meanwhile. */
  async function attempt(entry: Entry, release: () => void): Promise<void> {
    const print = await getFingerprint(entry.letter);
    // A store that breaks must not keep a message from being sent.
    const state = await takeTurn().catch(() => null);
    if (state && !state.waiting.some(({ id }) => id === entry.id)) {
      release();
      if (print === '' || state.delivered.has(print)) return;
      throw new GivenUp('The message was given up, or replaced by a correction.');
    }
    // Part of the work, so that an answer after the deadline still counts.
    const work = dependencies.send(entry).then(() => markDelivered(entry, print).catch(() => {}));
    const settled = within(CLAIM_MS, 'The mail service', work, after).catch(() => {});
    try {
      await within(ANSWER_TIMEOUT_MS, 'The mail service', work, after);
    } catch (reason) {
      await noteFailure(entry, reason).catch(() => {});
      throw reason;
    } finally {
      settled.then(release);
    }
  }

  async function keep(message: Message, since = now()): Promise<Entry | null> {
    const print = await getFingerprint(message);
    const fresh = createEntry(message, since);
    const { waiting } = await store.change((before) => {
      const state = tidy(before);
      const isKnown = state.waiting.some(({ letter }) => isSame(letter, message));
      if (isKnown || state.delivered.has(print)) return state;
      const others = state.waiting.filter(({ letter }) => !isCorrection(message, letter));
      return { ...state, waiting: [...others, fresh] };
    });
    return waiting.find(({ letter }) => isSame(letter, message)) ?? null;
  }

  async function deliver(entry: Entry): Promise<void> {
    const end = now() + ANSWER_TIMEOUT_MS;
    try {
      let release = await claim(entry.id);
      while (!release) {
        if (now() > end) throw new Error('Another page is sending the message.');
        await pause(POLL_MS);
        release = await claim(entry.id);
      }
      await attempt(entry, release);
    } finally {
      scheduleNext().catch(() => {});
    }
  }

  async function drain({ all } = { all: false }): Promise<void> {
    const tried = new Set<string>();
    const isNext = (entry: Entry) => !tried.has(entry.id) && (all || isDue(entry, now()));
    try {
      // A browser may be wrong about being offline.
      while (all || dependencies.isOnline()) {
        const entry = (await store.change(tidy)).waiting.find(isNext);
        if (!entry) break;
        tried.add(entry.id);
        const release = await claim(entry.id);
        // A failure is noted in the entry.
        if (release) await attempt(entry, release).catch(() => {});
      }
      await scheduleNext();
    } catch (error) {
      log('The outbox stopped until the next visit.', error);
    }
  }

  return { lasts: store.lasts, keep, deliver, drain };
}
