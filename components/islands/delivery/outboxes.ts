import { claim } from './claim';
import { after } from './deadline';
import type { Message } from './message';
import { createOutbox } from './outbox';
import { send } from './send';
import { createPageStore, deviceStore, removeStore, type Store } from './store';

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

/** The outbox of this page, for browsers that store nothing. */
export const pageOutbox = open(createPageStore());

window.addEventListener('online', () => {
  deviceOutbox.drain({ all: true });
  pageOutbox.drain({ all: true });
});

/**
 * Sends what waits on the device. Removes the outbox from the device if nothing is left.
 *
 * @param presses the keys in `localStorage` of presses whose form got no script. The outbox takes them
 *   over.
 */
export async function sendWaiting(presses: readonly string[]): Promise<void> {
  for (const key of presses) {
    const press: (Message & { since: number }) | null = JSON.parse(
      localStorage.getItem(key) ?? 'null',
    );
    if (press) {
      const { fields, delivery, since } = press;
      await deviceOutbox.keep({ fields, delivery }, since);
    }
    localStorage.removeItem(key);
  }
  if (await deviceOutbox.drain({ all: true })) await removeStore().catch(() => {});
}
