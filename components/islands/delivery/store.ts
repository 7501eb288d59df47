import { type DBSchema, openDB } from 'idb';
import { type Entry, isCorrection, isRepeat, OUTBOX } from './entry';

interface Schema extends DBSchema {
  waiting: { key: string; value: Entry };
  /** When each digest was delivered. */
  delivered: { key: string; value: number };
  /** When the last request began. */
  pace: { key: 'last'; value: number };
}

/** The outbox's database on the device. All tabs share it. */
export type Store = {
  /**
   * Stores an entry. It replaces the entries that it repeats, and `predecessor` if it corrects that
   * one. Content that already waits keeps its age. Delivered content is not stored again.
   */
  keep: (entry: Entry, predecessor: string | undefined) => Promise<void>;
  /** Lists the waiting entries, the oldest first. */
  getWaiting: () => Promise<Entry[]>;
  /** Changes an entry. Does nothing if a correction has replaced it. */
  change: (id: string, update: (entry: Entry) => Entry) => Promise<void>;
  drop: (id: string) => Promise<void>;
  /** Removes a delivered entry and remembers its digest. */
  markDelivered: (id: string, now: number) => Promise<void>;
  isDelivered: (id: string) => Promise<boolean>;
  /** Forgets the digests of entries that were delivered before `time`. */
  forgetDelivered: (time: number) => Promise<void>;
  /** When the last request began. 0 if there was none. */
  getLastRequest: () => Promise<number>;
  setLastRequest: (time: number) => Promise<void>;
  close: () => void;
};

/**
 * Opens the store.
 *
 * @throws if the browser stores nothing for this site
 */
export async function openStore(): Promise<Store> {
  const db = await openDB<Schema>(OUTBOX, 1, {
    upgrade(created) {
      created.createObjectStore('waiting', { keyPath: 'id' });
      created.createObjectStore('delivered');
      created.createObjectStore('pace');
    },
    // A later version of the site, in another tab, upgrades the database.
    blocking: () => db.close(),
  });

  return {
    async keep(entry, predecessor) {
      const replaces = ({ id, letter }: Entry) =>
        isRepeat(entry.letter, letter) ||
        (id === predecessor && isCorrection(entry.letter, letter));
      const tx = db.transaction(['waiting', 'delivered'], 'readwrite');
      const waiting = tx.objectStore('waiting');
      let { since } = entry;
      for (const older of await waiting.getAll()) {
        if (older.id === entry.id) ({ since } = older);
        else if (replaces(older)) await waiting.delete(older.id);
      }
      const isDelivered = await tx.objectStore('delivered').getKey(entry.id);
      if (isDelivered === undefined) await waiting.put({ ...entry, since });
      await tx.done;
    },
    async getWaiting() {
      const entries = await db.getAll('waiting');
      return entries.sort((a, b) => a.since - b.since);
    },
    async change(id, update) {
      const tx = db.transaction('waiting', 'readwrite');
      const entry = await tx.store.get(id);
      if (entry) await tx.store.put(update(entry));
      await tx.done;
    },
    drop: (id) => db.delete('waiting', id),
    async markDelivered(id, now) {
      const tx = db.transaction(['waiting', 'delivered'], 'readwrite');
      await tx.objectStore('waiting').delete(id);
      await tx.objectStore('delivered').put(now, id);
      await tx.done;
    },
    isDelivered: async (id) => (await db.getKey('delivered', id)) !== undefined,
    async forgetDelivered(time) {
      const tx = db.transaction('delivered', 'readwrite');
      for await (const cursor of tx.store) if (cursor.value < time) await cursor.delete();
      await tx.done;
    },
    getLastRequest: async () => (await db.get('pace', 'last')) ?? 0,
    setLastRequest: async (time) => {
      await db.put('pace', time, 'last');
    },
    close: () => db.close(),
  };
}
