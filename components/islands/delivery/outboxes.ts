import { claim } from './claim';
import { after } from './deadline';
import type { Message } from './message';
import { createOutbox } from './outbox';
import { send, toPost } from './send';
import { createPageStore, deviceStore, type Store } from './store';

const open = (store: Store) =>
  createOutbox({
    store,
    send,
    now: () => Date.now(),
    after,
    claim,
    isOnline: () => navigator.onLine,
    log: (text, detail) => console.error(text, detail),
  });

/** The outbox on the device, which all pages of the site share. */
export const deviceOutbox = open(deviceStore);

const pageStore = createPageStore();

/** The outbox of this page, for browsers that store nothing. */
export const pageOutbox = open(pageStore);

window.addEventListener('online', () => {
  deviceOutbox.drain({ all: true });
  pageOutbox.drain({ all: true });
});

/** Posts what waits on this page when the page is left, because nothing else has it. */
window.addEventListener('pagehide', () => {
  for (const entry of pageStore.waiting()) navigator.sendBeacon(...toPost(entry));
});

/** Takes over a press whose form got no script. Where the device stores nothing, the page sends it. */
async function adopt(key: string): Promise<void> {
  const press: (Message & { since: number }) | null = JSON.parse(
    localStorage.getItem(key) ?? 'null',
  );
  if (!press?.fields) return;
  const message = { fields: press.fields, delivery: press.delivery };
  try {
    await deviceOutbox.keep(message, press.since);
  } catch {
    const entry = await pageOutbox.keep(message, press.since);
    if (entry) await pageOutbox.deliver(entry);
  }
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
