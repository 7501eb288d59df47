import { FILES } from '@/content/schema/base-path';

/**
 * The name of the outbox on the device. Sites below a base path may share their origin with others. The languages of a
 * site have one outbox.
 */
export const OUTBOX = `outbox${FILES}`;

/** The start of the keys in `localStorage` of messages that are not in the outbox yet. */
export const PRESS = `outbox-press${FILES}-`;

/** Resolves with the result of a request. */
export const ask = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Runs `work` in one transaction over the whole database. Other tabs wait for its end.
 *
 * @returns the result, once it is on the disk
 * @throws if the browser stores nothing for this site
 */
export async function transact<Result>(
  work: (tx: IDBTransaction) => Result | Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(OUTBOX);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('waiting', { keyPath: 'id' });
    opening.result.createObjectStore('delivered');
    opening.result.createObjectStore('pace');
  };
  const db = await ask(opening);
  // A later version of the site, in another tab, upgrades the database.
  db.onversionchange = () => db.close();
  try {
    const stores = ['waiting', 'delivered', 'pace'];
    const tx = db.transaction(stores, 'readwrite', { durability: 'strict' });
    const done = new Promise((resolve, reject) => {
      tx.oncomplete = resolve;
      tx.onabort = () => reject(tx.error);
    });
    // `work` reports the reason first.
    done.catch(() => {});
    const result = await work(tx);
    await done;
    return result;
  } finally {
    db.close();
  }
}
