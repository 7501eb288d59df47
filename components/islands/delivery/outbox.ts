import { type After, ANSWER_TIMEOUT_MS, within } from './deadline';
import {
  addFailure,
  createEntry,
  type Entry,
  getRequestDelay,
  isDue,
  isExpired,
  KEPT_FOR_MS,
} from './entry';
import type { Message } from './message';
import { isFinal } from './send';
import type { Store } from './store';

/** What the outbox needs from the browser. Tests pass their own. */
export type Dependencies = {
  store: Store;
  send: (message: Message) => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
  after: After;
  /** Runs `work` in one tab at a time. */
  withLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  isOnline: () => boolean;
  /** Notes for later visits whether a message waits. */
  noteWaiting: (waits: boolean) => void;
  /** Logs how a delivery in the background ended. */
  log: (text: string, detail: unknown) => void;
};

export type Outbox = {
  /**
   * Stores a message before it is sent, so that it survives a closed tab.
   *
   * @param predecessor the id of the entry that the same form failed to deliver last
   * @returns the entry, or null if it could not be stored
   */
  keep: (message: Message, predecessor: string | undefined) => Promise<Entry | null>;
  /**
   * Sends a stored message now. A message that was already delivered is not sent again.
   *
   * @throws the reason why it was not delivered. The message keeps waiting unless that is final.
   */
  deliver: (entry: Entry) => Promise<void>;
  /** Sends the waiting messages that are due, or with `all` each of them once. Never throws. */
  drain: (options?: { all: boolean }) => Promise<void>;
};

/**
 * Creates the outbox. It makes at most one request a second, until each message is delivered or
 * given up.
 */
export function createOutbox(dependencies: Dependencies): Outbox {
  const { store, now, log } = dependencies;
  let cancelNext = () => {};

  /** Notes whether a message waits, and sets a timer for the next attempt. */
  async function scheduleNext(): Promise<void> {
    let waiting = await store.getWaiting();
    if (waiting.length === 0) {
      dependencies.noteWaiting(false);
      // Another tab may have stored a message since, and this note would hide it.
      waiting = await store.getWaiting();
    }
    cancelNext();
    if (waiting.length === 0) return;
    dependencies.noteWaiting(true);
    // The `online` event starts the outbox again.
    if (!dependencies.isOnline()) return;
    const next = Math.min(...waiting.map(({ due }) => due));
    cancelNext = dependencies.after(Math.max(0, next - now()), () => drain());
  }

  const pause = (ms: number) => new Promise<void>((resolve) => dependencies.after(ms, resolve));

  /** Makes one request. The caller must hold the lock. */
  async function attempt(entry: Entry): Promise<void> {
    const wait = getRequestDelay(await store.getLastRequest(), now());
    if (wait > 0) await pause(wait);
    await store.setLastRequest(now());
    // Part of the work, so that an answer after the deadline still counts.
    const work = dependencies.send(entry.letter).then(() => store.markDelivered(entry.id, now()));
    try {
      await within(ANSWER_TIMEOUT_MS, 'The mail service', work, dependencies.after);
    } catch (reason) {
      if (isFinal(reason)) await store.drop(entry.id);
      else await store.change(entry.id, (waiting) => addFailure(waiting, now()));
      throw reason;
    }
  }

  async function keep(message: Message, predecessor: string | undefined) {
    try {
      const entry = await createEntry(message, now());
      await store.keep(entry, predecessor);
      dependencies.noteWaiting(true);
      return entry;
    } catch {
      return null;
    }
  }

  async function deliver(entry: Entry): Promise<void> {
    try {
      await dependencies.withLock(async () => {
        if (!(await store.isDelivered(entry.id))) await attempt(entry);
      });
    } finally {
      scheduleNext().catch(() => {});
    }
  }

  /** Gives up messages that waited too long, and forgets old digests. */
  async function tidy(): Promise<void> {
    for (const entry of await store.getWaiting()) {
      if (!isExpired(entry, now())) continue;
      await store.drop(entry.id);
      log('A form was given up after 7 days in the outbox.', entry.letter.mail.templateId);
    }
    await store.forgetDelivered(now() - KEPT_FOR_MS);
  }

  async function drain({ all } = { all: false }): Promise<void> {
    const tried = new Set<string>();
    const isNext = (entry: Entry) => !tried.has(entry.id) && (all || isDue(entry, now()));

    /** Sends one message, then frees the lock, so that a visitor's press comes next. */
    async function sendOne(): Promise<boolean> {
      await tidy();
      const entry = dependencies.isOnline() && (await store.getWaiting()).find(isNext);
      if (!entry) return false;
      tried.add(entry.id);
      try {
        await attempt(entry);
      } catch (reason) {
        if (isFinal(reason)) log('A form in the outbox was refused for good.', reason);
      }
      return true;
    }

    try {
      while (await dependencies.withLock(sendOne));
      await scheduleNext();
    } catch (error) {
      log('The outbox stopped until the next visit.', error);
    }
  }

  return { keep, deliver, drain };
}
