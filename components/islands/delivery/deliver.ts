import { PRESS } from './database';
import { ANSWER_TIMEOUT_MS, after, within } from './deadline';
import { createEntry, type Entry } from './entry';
import type { Message } from './message';
import { GivenUp, type Outbox } from './outbox';
import { keep } from './outboxes';
import { hasKeys, isFinal, send } from './send';

/** How a delivery ended. After a failure, `isKept` says whether the message is sent again later. */
export type Outcome =
  | { isDelivered: true }
  | { isDelivered: false; reason: unknown; isKept: boolean };

/** The pause before the second attempt where nothing lasts. The page's outbox tries it meanwhile. */
const RETRY_MS = 5000;

const delivered: Outcome = { isDelivered: true };

/** Sends a message once, and keeps nothing. */
async function sendOnce(message: Message): Promise<Outcome> {
  try {
    const work = send(createEntry(message, Date.now()));
    await within(ANSWER_TIMEOUT_MS, 'The mail service', work);
    return delivered;
  } catch (reason) {
    return { isDelivered: false, reason, isKept: false };
  }
}

async function sendFrom(outbox: Outbox, entry: Entry): Promise<Outcome> {
  try {
    await outbox.deliver(entry);
    return delivered;
  } catch (reason) {
    const isKept = outbox.lasts && !isFinal(reason) && !(reason instanceof GivenUp);
    return { isDelivered: false, reason, isKept };
  }
}

/**
 * Notes a message before the press ends. A tab that is closed at once has no time for a database.
 *
 * @returns a function that removes the note
 */
function note(message: Message): () => void {
  const since = Date.now();
  const key = `${PRESS}${since}`;
  try {
    localStorage.setItem(key, JSON.stringify({ ...message, since }));
    return () => localStorage.removeItem(key);
  } catch {
    return () => {};
  }
}

/**
 * Delivers the message of a form. The outbox sends a failed message again later. Where the browser
 * stores nothing, the first failure is tried again before the form reports it.
 */
export async function deliver(message: Message): Promise<Outcome> {
  // Without keys the library refuses every message.
  if (!message.delivery.outbox || !hasKeys(message)) return sendOnce(message);
  const forget = note(message);
  const { outbox, entry } = await keep(message);
  forget();
  if (!entry) return delivered;
  const first = await sendFrom(outbox, entry);
  if (first.isDelivered || first.isKept || isFinal(first.reason)) return first;
  await new Promise<void>((resolve) => after(RETRY_MS, resolve));
  return sendFrom(outbox, entry);
}
