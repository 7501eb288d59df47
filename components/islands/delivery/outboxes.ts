import { claim } from './claim';
import { after } from './deadline';
import type { Entry, Press } from './entry';
import { createOutbox, type Outbox } from './outbox';
import { send, toPost } from './send';
import { createPageStore, deviceStore, type Store } from './store';
import { readPress } from './stored';

/** Sends a message, and tells the forms of the page that it was delivered. */
async function sendAndTell(entry: Entry): Promise<void> {
  await send(entry);
  window.dispatchEvent(new CustomEvent('delivered', { detail: entry.letter }));
}

const open = (store: Store) =>
  createOutbox({
    store,
    send: sendAndTell,
    now: () => Date.now(),
    after,
    claim,
    isOnline: () => navigator.onLine,
    log: (text, detail) => console.error(text, detail),
  });

/** The outbox on the device, which all pages of the site share. */
const deviceOutbox = open(deviceStore);

const pageStore = createPageStore();

/** The outbox of this page, for browsers that store nothing. */
const pageOutbox = open(pageStore);

window.addEventListener('online', () => {
  deviceOutbox.drain({ all: true });
  pageOutbox.drain({ all: true });
});

/** Posts what waits on this page when the page is left, because nothing else has it. */
window.addEventListener('pagehide', () => {
  for (const entry of pageStore.waiting()) navigator.sendBeacon(...toPost(entry));
});

/**
 * Keeps a press on the device, or on this page where the browser stores nothing.
 *
 * @returns the outbox that has it, and its entry; null if it was delivered a moment ago
 */
export async function keep(press: Press): Promise<{ outbox: Outbox; entry: Entry | null }> {
  try {
    return { outbox: deviceOutbox, entry: await deviceOutbox.keep(press) };
  } catch {
    return { outbox: pageOutbox, entry: await pageOutbox.keep(press) };
  }
}

/** Takes over a press whose form got no script. Where the device stores nothing, the page sends it. */
async function adopt(key: string): Promise<void> {
  const text = localStorage.getItem(key);
  // Another page has taken it over.
  if (text === null) return;
  const press = readPress(key, text);
  if (press) {
    const { outbox, entry } = await keep(press);
    if (entry && !outbox.lasts) await outbox.deliver(entry);
  } else console.error('The outbox removed a stored press that cannot be read:', key);
  localStorage.removeItem(key);
}

/**
 * Sends what waits on the device.
 *
 * @param presses the keys in `localStorage` of presses whose form got no script
 */
export async function sendWaiting(presses: readonly string[]): Promise<void> {
  for (const key of presses) await adopt(key).catch(() => {});
  await deviceOutbox.drain({ all: true });
}
