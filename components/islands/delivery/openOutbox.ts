import { after, OPENS_IN, within } from './deadline';
import { OUTBOX } from './entry';
import { createOutbox, type Outbox } from './outbox';
import { send } from './send';
import { openStore } from './store';

/** Notes for every later page whether something waits; `outbox.enhancer.ts` reads it. */
function noteWaiting(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(OUTBOX, '1');
    else localStorage.removeItem(OUTBOX);
  } catch {
    // Where nothing can be noted, the outbox works as long as its page lives.
  }
}

let opened: Promise<Outbox | null> | undefined;

async function open(): Promise<Outbox | null> {
  try {
    // Neither exists where the site is served without encryption.
    const { locks } = navigator;
    if (!locks || !crypto.subtle) return null;
    const outbox = createOutbox({
      store: await within(OPENS_IN, 'Storage', openStore()),
      send,
      now: () => Date.now(),
      after,
      withLock: (work) => locks.request(OUTBOX, work),
      isOnline: () => navigator.onLine,
      noteWaiting,
      log: (text, detail) => console.error(text, detail),
    });
    window.addEventListener('online', () => outbox.drain({ hurry: true }));
    return outbox;
  } catch {
    return null;
  }
}

/** The outbox of this page, or null where the browser stores nothing for the site. */
export function openOutbox(): Promise<Outbox | null> {
  opened ??= open();
  return opened;
}

/** Sends what an earlier page left. */
export const resume = async (): Promise<void> => (await openOutbox())?.drain({ hurry: true });
