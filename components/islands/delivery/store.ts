import { type DBSchema, openDB } from 'idb';
import { type Entry, isCorrection, isRepeat, OUTBOX } from './entry';

interface Schema extends DBSchema {
  waiting: { key: string; value: Entry };
  /** When each digest was delivered. */
  delivered: { key: string; value: number };
  /** When the last request began. */
  pace: { key: 'last'; value: number };
}

/** What the outbox keeps on the device, shared by all tabs. */
export type Store = {
  /**
   * Stores an entry in place of those that it repeats, and of `predecessor` where it corrects that
   * one. Content that waits already keeps its age; content that was delivered is not stored again.
   */
  keep: (entry: Entry, predecessor: string | undefined) => Promise<void>;
  /** The oldest first. */
  waiting: () => Promise<Entry[]>;
  /** Changes an entry, unless a correction has taken its place. */
  change: (id: string, update: (entry: Entry) => Entry) => Promise<void>;
  drop: (id: string) => Promise<void>;
  /** Removes an entry that was delivered, and remembers its digest. */
  settle: (id: string, now: number) => Promise<void>;
  isDelivered: (id: string) => Promise<boolean>;
  /** Forgets the digests of what was delivered before `time`. */
  forget: (time: number) => Promise<void>;
  last: () => Promise<number>;
  setLast: (time: number) => Promise<void>;
  close: () => void;
};

/**
 * Opens the store.
 *
 * @throws where the browser keeps nothing for this site
 */
export async function openStore(): Promise<Store> {
  const db = await openDB<Schema>(OUTBOX, 1, {
    upgrade(created) {
      created.createObjectStore('waiting', { keyPath: 'id' });
      created.createObjectStore('delivered');
      created.createObjectStore('pace');
    },
    // A later version of the site, in another tab, changes the store.
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
    async waiting() {
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
    async settle(id, now) {
      const tx = db.transaction(['waiting', 'delivered'], 'readwrite');
      await tx.objectStore('waiting').delete(id);
      await tx.objectStore('delivered').put(now, id);
      await tx.done;
    },
    isDelivered: async (id) => (await db.getKey('delivered', id)) !== undefined,
    async forget(time) {
      const tx = db.transaction('delivered', 'readwrite');
      for await (const cursor of tx.store) if (cursor.value < time) await cursor.delete();
      await tx.done;
    },
    last: async () => (await db.get('pace', 'last')) ?? 0,
    setLast: async (time) => {
      await db.put('pace', time, 'last');
    },
    close: () => db.close(),
  };
}
