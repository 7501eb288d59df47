import { ANSWER_TIMEOUT_MS, after, within } from './deadline';
import { createEntry, type Entry, type Press } from './entry';
import type { Outbox } from './outbox';
import { keep } from './outboxes';
import { hasKeys, send } from './send';

/** How a delivery ended. After a failure, `isKept` says whether the message is sent again later. */
export type Outcome =
  | { isDelivered: true }
  | { isDelivered: false; reason: unknown; isKept: boolean };

/** The pause before the second attempt where nothing lasts. The page's outbox tries it meanwhile. */
const RETRY_MS = 5000;

const delivered: Outcome = { isDelivered: true };

/** Sends a press once, and keeps nothing. */
async function sendOnce(press: Press): Promise<Outcome> {
  try {
    await within(ANSWER_TIMEOUT_MS, 'The mail service', send(createEntry(press)));
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
    return { isDelivered: false, reason, isKept: outbox.lasts && outbox.isWaiting(entry) };
  }
}

/**
 * Notes a press before it ends. A tab that is closed at once has no time for a database.
 *
 * @returns a function that removes the note
 */
function note(press: Press): () => void {
  try {
    localStorage.setItem(press.id, JSON.stringify(press));
    return () => localStorage.removeItem(press.id);
  } catch {
    return () => {};
  }
}

/**
 * Delivers the press of a form. The outbox sends a failed message again later. Where the browser
 * stores nothing, the first failure is tried again before the form reports it.
 */
export async function deliver(press: Press): Promise<Outcome> {
  // Without keys the library refuses every message.
  if (!press.delivery.outbox || !hasKeys(press)) return sendOnce(press);
  const forget = note(press);
  const { outbox, entry } = await keep(press);
  forget();
  if (!entry) return delivered;
  const first = await sendFrom(outbox, entry);
  if (first.isDelivered || first.isKept || !outbox.isWaiting(entry)) return first;
  await new Promise<void>((resolve) => after(RETRY_MS, resolve));
  return sendFrom(outbox, entry);
}
