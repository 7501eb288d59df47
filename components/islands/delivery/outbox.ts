import { type After, PATIENCE, within } from './deadline';
import { type Entry, entryOf } from './entry';
import type { Letter } from './letter';
import { failed, isDue, isExpired, isRefusal, KEPT_FOR, paceAfter } from './policy';
import type { Store } from './store';

/** What the outbox needs of the world around it. */
export type Surroundings = {
  store: Store;
  send: (letter: Letter) => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
  after: After;
  /** Runs `work` while no other tab runs any. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  isOnline: () => boolean;
  /** Notes for later visits whether something waits. */
  mark: (waits: boolean) => void;
  /** Logs what became of a letter that nobody waits for any more. */
  log: (text: string, detail: unknown) => void;
};

export type Outbox = {
  /**
   * Keeps a letter before it is sent, so that a tab that closes loses nothing.
   *
   * @param predecessor what the same form could not deliver before
   * @returns its entry, or null where it could not be kept
   */
  keep: (letter: Letter, predecessor: string | undefined) => Promise<Entry | null>;
  /**
   * Sends a kept letter now. What was delivered before counts as delivered.
   *
   * @throws whatever kept it from being delivered; unless that is for good, it goes on waiting
   */
  deliver: (entry: Entry) => Promise<void>;
  /** Sends what waits: what is due, or everything once if `hurry`. Never throws. */
  drain: (options?: { hurry: boolean }) => Promise<void>;
};

/** The outbox: one request at a time, one a second, until each letter is delivered or given up. */
export function createOutbox(around: Surroundings): Outbox {
  const { store, now, log } = around;
  let cancel = () => {};

  /** Sets the mark, and the time of the next attempt. */
  async function plan(): Promise<void> {
    let waiting = await store.waiting();
    if (waiting.length === 0) {
      around.mark(false);
      // Another tab may have kept one, and marked it, in between.
      waiting = await store.waiting();
    }
    cancel();
    if (waiting.length === 0) return;
    around.mark(true);
    // The way back to the network starts it again.
    if (!around.isOnline()) return;
    const next = Math.min(...waiting.map(({ due }) => due));
    cancel = around.after(Math.max(0, next - now()), () => drain());
  }

  const pause = (ms: number) => new Promise<void>((resolve) => around.after(ms, resolve));

  /** One request, alone among all tabs. */
  async function attempt(entry: Entry): Promise<void> {
    const wait = paceAfter(await store.last(), now());
    if (wait > 0) await pause(wait);
    await store.setLast(now());
    // Part of the work itself: an answer that comes too late still counts.
    const work = around.send(entry.letter).then(() => store.settle(entry.id, now()));
    try {
      await within(PATIENCE, 'The mail service', work, around.after);
    } catch (reason) {
      if (isRefusal(reason)) await store.drop(entry.id);
      else await store.change(entry.id, (kept) => failed(kept, now()));
      throw reason;
    }
  }

  async function keep(letter: Letter, predecessor: string | undefined) {
    try {
      const entry = await entryOf(letter, now());
      await store.keep(entry, predecessor);
      around.mark(true);
      return entry;
    } catch {
      return null;
    }
  }

  async function deliver(entry: Entry): Promise<void> {
    try {
      await around.alone(async () => {
        if (!(await store.isDelivered(entry.id))) await attempt(entry);
      });
    } finally {
      plan().catch(() => {});
    }
  }

  /** Gives up what waited in vain, and forgets what nobody sends again. */
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

    /** Sends one, so that a visitor's own press comes next. */
    async function sendOne(): Promise<boolean> {
      await tidy();
      const entry = around.isOnline() && (await store.waiting()).find(isNext);
      if (!entry) return false;
      tried.add(entry.id);
      try {
        await attempt(entry);
      } catch (reason) {
        if (isRefusal(reason)) log('A form in the outbox was refused for good.', reason);
      }
      return true;
    }

    try {
      while (await around.alone(sendOne));
      await plan();
    } catch (error) {
      log('The outbox stopped until the next visit.', error);
    }
  }

  return { keep, deliver, drain };
}
