import { after, within } from './deadline';
import { mark } from './mark';
import { createOutbox, type Outbox } from './outbox';
import { OPENS_IN } from './policy';
import { send } from './send';
import { openStore } from './store';

const NAME = 'outbox';

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
      alone: (work) => locks.request(NAME, work),
      isOnline: () => navigator.onLine,
      mark,
      log: (text, detail) => console.error(text, detail),
    });
    window.addEventListener('online', () => outbox.drain({ hurry: true }));
    return outbox;
  } catch {
    return null;
  }
}

/** The outbox of this page, or null where the browser keeps nothing for the site. */
export function openOutbox(): Promise<Outbox | null> {
  opened ??= open();
  return opened;
}

/** Sends what an earlier page left. */
export const resume = async (): Promise<void> => (await openOutbox())?.drain({ hurry: true });
