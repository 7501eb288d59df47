import { after, OPEN_TIMEOUT_MS, within } from './deadline';
import { OUTBOX } from './entry';
import { createOutbox, type Outbox } from './outbox';
import { send } from './send';
import { openStore } from './store';

/** Notes for later pages whether a message waits. `outbox.enhancer.ts` reads the note. */
function noteWaiting(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(OUTBOX, '1');
    else localStorage.removeItem(OUTBOX);
  } catch {
    // Storage is blocked. The outbox works until this page closes.
  }
}

let opened: Promise<Outbox | null> | undefined;

async function open(): Promise<Outbox | null> {
  try {
    // Neither exists on a page without HTTPS.
    const { locks } = navigator;
    if (!locks || !crypto.subtle) return null;
    const outbox = createOutbox({
      store: await within(OPEN_TIMEOUT_MS, 'Storage', openStore()),
      send,
      now: () => Date.now(),
      after,
      withLock: (work) => locks.request(OUTBOX, work),
      isOnline: () => navigator.onLine,
      noteWaiting,
      log: (text, detail) => console.error(text, detail),
    });
    window.addEventListener('online', () => outbox.drain({ all: true }));
    return outbox;
  } catch {
    return null;
  }
}

/** Opens the outbox of this page. Resolves to null if the browser stores nothing for the site. */
export function openOutbox(): Promise<Outbox | null> {
  opened ??= open();
  return opened;
}

/** Sends the messages that an earlier page left. */
export const sendWaiting = async (): Promise<void> => (await openOutbox())?.drain({ all: true });
