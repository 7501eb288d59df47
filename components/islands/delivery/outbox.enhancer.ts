import type { Mount } from 'next-islands/mount';
import { whenIdle } from '../page/idle';
import { onVisit } from '../page/visit';

/** Sends what waits on the device. Where nothing waits, no file of the outbox is fetched. */
async function sendIfAny(prefix: string, database: string): Promise<void> {
  const presses = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  if (presses.length === 0) {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === database)) return;
  }
  const { sendWaiting } = await import('./outboxes');
  await sendWaiting(presses);
}

/** Starts the form of a press for which its script has reloaded the page. */
function resume(): void {
  if (typeof history.state === 'string')
    document.querySelector('form[data-key]')?.dispatchEvent(new Event('focusin'));
}

/**
 * Sends the messages of an earlier visit. Where storage is blocked, none waits. The names are in the page,
 * because code that two files share would be one more request.
 */
const mount: Mount = ({ dataset: { key = '', database = '' } }) => {
  resume();
  return onVisit(() => whenIdle(() => void sendIfAny(key, database).catch(() => {})));
};

export { mount as default };
