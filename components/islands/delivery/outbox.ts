import { type After, PATIENCE, within } from './deadline';
import { addFailure, createEntry, type Entry, getWait, isDue, isExpired, KEPT_FOR } from './entry';
import type { Message } from './message';
import { isFinal } from './send';
import type { Store } from './store';

/** What the outbox needs of the browser. */
export type Dependencies = {
  store: Store;
  send: (message: Message) => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
  after: After;
  /** Runs `work` while no other tab runs any. */
  withLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  isOnline: () => boolean;
  /** Notes for later visits whether something waits. */
  noteWaiting: (waits: boolean) => void;
  /** Logs what became of a message that was sent in the background. */
  log: (text: string, detail: unknown) => void;
};

export type Outbox = {
  /**
   * Stores a message before it is sent, so that it survives a closed tab.
   *
   * @param predecessor the id of what the same form could not deliver before
   * @returns its entry, or null where it could not be stored
   */
  keep: (message: Message, predecessor: string | undefined) => Promise<Entry | null>;
  /**
   * Sends a stored message now. One that was delivered before counts as delivered.
   *
   * @throws the reason why it was not delivered; unless that is final, the message goes on waiting
   */
  deliver: (entry: Entry) => Promise<void>;
  /** Sends what waits: what is due, or everything once if `hurry`. Never throws. */
  drain: (options?: { hurry: boolean }) => Promise<void>;
};

/** The outbox: one request at a time, one a second, until each message is delivered or given up. */
export function createOutbox(dependencies: Dependencies): Outbox {
  const { store, now, log } = dependencies;
  let cancelNext = () => {};

  /** Notes whether something waits, and sets a timer for the next attempt. */
  async function scheduleNext(): Promise<void> {
    let waiting = await store.waiting();
    if (waiting.length === 0) {
      dependencies.noteWaiting(false);
      // Another tab may have stored one, and noted it, in between.
      waiting = await store.waiting();
    }
    cancelNext();
    if (waiting.length === 0) return;
    dependencies.noteWaiting(true);
    // The `online` event starts it again.
    if (!dependencies.isOnline()) return;
    const next = Math.min(...waiting.map(({ due }) => due));
    cancelNext = dependencies.after(Math.max(0, next - now()), () => drain());
  }

  const pause = (ms: number) => new Promise<void>((resolve) => dependencies.after(ms, resolve));

  /** Makes one request. The caller holds the lock. */
  async function attempt(entry: Entry): Promise<void> {
    const wait = getWait(await store.last(), now());
    if (wait > 0) await pause(wait);
    await store.setLast(now());
    // Settles within the work itself: an answer after the deadline still counts.
    const work = dependencies.send(entry.letter).then(() => store.settle(entry.id, now()));
    try {
      await within(PATIENCE, 'The mail service', work, dependencies.after);
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

  /** Gives up what waited too long, and forgets old digests. */
  async function tidy(): Promise<void> {
    for (const entry of await store.waiting()) {
      if (!isExpired(entry, now())) continue;
      await store.drop(entry.id);
      log('A form was given up after 7 days in the outbox.', entry.letter.mail.templateId);
    }
    await store.forget(now() - KEPT_FOR);
  }

  async function drain({ hurry } = { hurry: false }): Promise<void> {
    const tried = new Set<string>();
    const isNext = (entry: Entry) => !tried.has(entry.id) && (hurry || isDue(entry, now()));

    /** Sends one, then frees the lock, so that a visitor's own press comes next. */
    async function sendOne(): Promise<boolean> {
      await tidy();
      const entry = dependencies.isOnline() && (await store.waiting()).find(isNext);
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
