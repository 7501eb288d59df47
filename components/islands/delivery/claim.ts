import { OUTBOX } from './database';
import { OPEN_TIMEOUT_MS, within } from './deadline';

/** The entries that this page sends. */
const mine = new Set<string>();

/**
 * Takes a Web Lock, which ends with its page. Resolves to null if another page has it.
 *
 * @throws if the browser does not answer in time
 */
function lock(name: string): Promise<(() => void) | null> {
  let isLate = false;
  const locked = new Promise<(() => void) | null>((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (granted) => {
        if (!granted) return resolve(null);
        return isLate ? undefined : new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
  return within(OPEN_TIMEOUT_MS, 'A lock', locked).catch((reason) => {
    isLate = true;
    throw reason;
  });
}

/**
 * Claims an entry, so that no other page sends it at the same time. Browsers without locks, or with
 * locks that hang, may send it twice.
 *
 * @returns a function that gives the entry back, or null if another page or request has it
 */
export async function claim(id: string): Promise<(() => void) | null> {
  if (mine.has(id)) return null;
  mine.add(id);
  // Locks do not exist on a page without HTTPS.
  const release: (() => void) | null = navigator.locks
    ? await lock(`${OUTBOX}-${id}`).catch(() => () => {})
    : () => {};
  if (!release) mine.delete(id);
  return (
    release &&
    (() => {
      mine.delete(id);
      release();
    })
  );
}
