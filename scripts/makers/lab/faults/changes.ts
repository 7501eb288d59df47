// Playwright runs the texts of these functions in a page, so each stands alone.

/** Makes storages throw, as blocked site data does. */
export function refuseStorage(names: readonly string[]): void {
  for (const name of names)
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
}

/** A database that is there before the outbox's. */
type Taken = {
  name: string;
  version: number;
  stores: readonly string[];
  /** Whether it waits for ever for a newer version, so that no page can open it. */
  hangs: boolean;
};

/** Creates a database. */
export const takeDatabase = ({ name, version, stores, hangs }: Taken): Promise<void> =>
  new Promise((resolve) => {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => {
      for (const store of stores)
        opening.result.createObjectStore(store, store === 'waiting' ? { keyPath: 'id' } : {});
    };
    opening.onsuccess = () => {
      if (hangs) indexedDB.open(name, version + 1);
      else opening.result.close();
      resolve();
    };
  });

/** Takes the lock of each waiting message for as long as the page is open. */
export const takeLocks = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      const keys = opening.result.transaction('waiting').objectStore('waiting').getAllKeys();
      keys.onsuccess = () => {
        opening.result.close();
        for (const id of keys.result)
          navigator.locks.request(`${name}-${id}`, () => new Promise<never>(() => {}));
        resolve();
      };
    };
  });
