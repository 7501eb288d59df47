import { type After, ANSWER_TIMEOUT_MS, within } from './deadline';
import { createEntry, type Entry, type Press } from './entry';
import { getFingerprint } from './fingerprint';
import { createMemory } from './memory';
import { isCorrection, isSame } from './message';
import {
  addFailure,
  addRequest,
  getEnd,
  getLookPause,
  getNextTime,
  getRequestDelay,
  isWelcome,
} from './schedule';
import { getTreatment } from './send';
import type { State, Store } from './store';

/** How long a request keeps its entry from being sent again, if it has no answer. */
const CLAIM_MS = 120_000;

/** The pause before another look at an entry that is being sent elsewhere. */
const POLL_MS = 1000;

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
  /** Whether this page knows no reason why a message waits no more. */
  isWaiting: (entry: Entry) => boolean;
  /**
   * Stores a press before it is sent, so that it survives a closed tab. A message that corrects a
   * waiting one replaces it.
   *
   * @returns the entry; null if the same message was delivered a moment ago
   * @throws if it cannot be stored
   */
  keep: (press: Press) => Promise<Entry | null>;
  /**
   * Sends a stored message now.
   *
   * @throws the reason why it was not delivered. The message keeps waiting unless that is final.
   */
  deliver: (entry: Entry) => Promise<void>;
  /**
   * Sends the waiting messages that are due. With `all`, as a new page does, also those that have failed
   * only a few times. Never throws.
   */
  drain: (options?: { all: boolean }) => Promise<void>;
};

/** What the agency has to know of a failure. */
const WARNINGS = {
  rarely:
    'The mail service refuses the forms of this site. Mend its address, its keys or the account: the message waits, and is sent again on later visits.',
  doubt:
    'The answer does not say whether the mail service took the message, so it is sent twice more on later visits. Run "npm run try-form" to see what the service answers.',
};

/**
 * Creates an outbox. It makes at most one request a second, until each message is delivered or given
 * up. `README.md` says what it promises.
 */
export function createOutbox(dependencies: Dependencies): Outbox {
  const { store, now, after, claim, log } = dependencies;
  const memory = createMemory(now);
  let cancelNext = () => {};
  /** How often the timer has found nothing to send. */
  let looks = 0;

  const pause = (ms: number) => new Promise<void>((resolve) => after(ms, resolve));

  /** Changes the state. What this page knows counts more than what is stored. */
  const change = async (work: (state: State) => State) =>
    memory.correct(await store.change((stored) => work(memory.correct(stored))));

  const read = () => change((state) => state);

  /** Sets a timer for the next attempt. */
  async function scheduleNext(): Promise<void> {
    const { waiting } = await read();
    cancelNext();
    const next = Math.min(...waiting.map((entry) => getNextTime(entry, now())));
    // The `online` event starts the outbox again.
    if (next < Number.POSITIVE_INFINITY && dependencies.isOnline())
      cancelNext = after(Math.max(getLookPause(looks), next - now()), () => drain());
  }

  /** Waits until a request for an entry may begin, and counts it. Returns the state at that moment. */
  async function takeTurn(entry: Entry): Promise<State> {
    let wait = 0;
    const state = await change((before) => {
      wait = getRequestDelay(before.last, now());
      const known = before.waiting.find(({ id }) => id === entry.id);
      if (wait > 0 || !known) return before;
      memory.request(addRequest(known, now()));
      return memory.correct(before);
    });
    if (wait === 0) return state;
    await pause(wait);
    return takeTurn(entry);
  }

  /** Tells the agency about a failure, and notes it. */
  function noteFailure(entry: Entry, reason: unknown): Promise<State> {
    const treatment = getTreatment(reason);
    const failed = addFailure(memory.recall(entry), now(), treatment);
    memory.note(failed);
    const situation = { now: now(), isOnline: dependencies.isOnline(), lasts: store.lasts };
    const end =
      treatment === 'never' ? 'it is too large for the mail service' : getEnd(failed, situation);
    if (end) {
      log(`A form was given up: ${end}.`, reason);
      memory.end(entry);
    } else if (treatment === 'rarely' || treatment === 'doubt') log(WARNINGS[treatment], reason);
    return read();
  }

  /** Makes one request for a claimed entry, unless the entry was delivered or given up meanwhile. */
  async function attempt(entry: Entry, release: () => void): Promise<void> {
    const print = await getFingerprint(entry.letter);
    // A store that breaks must not keep a message from being sent.
    const state = await takeTurn(entry).catch(() => {
      memory.request(addRequest(memory.recall(entry), now()));
      return null;
    });
    if (state && !state.waiting.some(({ id }) => id === entry.id)) {
      release();
      if (print === '' || state.delivered.has(print)) return;
      memory.end(entry);
      throw new Error('The message was given up, or replaced by a correction.');
    }
    looks = 0;
    // Part of the work, so that an answer after the deadline still counts.
    const work = dependencies.send(entry).then(() => {
      memory.end(entry, print);
      return read().catch(() => {});
    });
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

  async function keep(press: Press): Promise<Entry | null> {
    const print = await getFingerprint(press);
    const fresh = createEntry(press);
    const isKept = ({ id, letter }: Entry) => id === press.id || isSame(letter, press);
    const { waiting } = await change((state) => {
      if (state.waiting.some(isKept) || state.delivered.has(print)) return state;
      const others = state.waiting.filter(({ letter }) => !isCorrection(press, letter));
      return { ...state, waiting: [...others, fresh] };
    });
    return waiting.find(isKept) ?? null;
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
    looks += 1;
    const tried = new Set<string>();
    const isNext = (entry: Entry) =>
      !tried.has(entry.id) && ((all && isWelcome(entry)) || getNextTime(entry, now()) <= now());
    try {
      // A browser may be wrong about being offline.
      while (all || dependencies.isOnline()) {
        const entry = (await read()).waiting.find(isNext);
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

  const isWaiting = (entry: Entry) => !memory.hasEnded(entry);

  return { lasts: store.lasts, isWaiting, keep, deliver, drain };
}
