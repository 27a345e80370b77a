import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { databases } from '@/config/storageKeys';
import type { Entry, NewEntry, Scan } from './entry';

/** Something that can be recorded, and what usually follows it. */
export interface EventChoice {
  code: string;
  label: string;
  next: string | null;
}

/** Whoever was signed in last, and what the page needs without a line. */
export interface Device {
  userId: string;
  name: string;
  /** Whether they may see the rest of the admin area. */
  isOffice: boolean;
  events: EventChoice[];
  clockError: number | null;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
}

interface Schema extends DBSchema {
  entries: { key: number; value: Entry; indexes: { person: [string, number] } };
  device: { key: 'last'; value: Device };
}

type Db = IDBPDatabase<Schema>;

/** The browser keeps no more. */
export class StorageFull extends Error {}

/** What has to be left of the storage before a scan is taken: a scan has less than 10 kB. */
const RESERVE_BYTES = 1_000_000;

const isFull = async () => {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota !== undefined && quota - usage < RESERVE_BYTES;
};

const open = () =>
  openDB<Schema>(databases.scanner, 1, {
    upgrade: (db) => {
      const entries = db.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true });
      entries.createIndex('person', ['userId', 'seq']);
      db.createObjectStore('device');
    },
  });

/** Everything of a person, oldest first. */
const all = (userId: string) => IDBKeyRange.bound([userId], [userId, []]);

/**
 * What a device keeps of the scanner. Each method is one transaction, so that the page can be killed between any two, and
 * another tab can do the same at the same time.
 */
export const createScanStore = () => {
  let opening: Promise<Db> | undefined;
  const ready = () =>
    (opening ??= open().catch((cause: unknown) => {
      opening = undefined;
      throw cause;
    }));

  /** Changes an entry if it is still there and in one of these states; says whether it was. */
  const change = async (seq: number, states: Entry['state'][], next: (entry: Entry) => Entry | undefined) => {
    const { store, done } = (await ready()).transaction('entries', 'readwrite', { durability: 'strict' });
    const entry = await store.get(seq);
    const isMet = entry !== undefined && states.includes(entry.state);
    const changed = isMet ? next(entry) : undefined;
    if (changed) await store.put(changed);
    else if (isMet) await store.delete(seq);
    await done;
    return isMet;
  };

  return {
    readDevice: async () => (await ready()).get('device', 'last'),
    keepDevice: async (device: Device) => void (await (await ready()).put('device', device, 'last')),
    forgetDevice: async () => (await ready()).delete('device', 'last'),

    list: async (userId: string) => (await ready()).getAllFromIndex('entries', 'person', all(userId)),

    /** Throws `StorageFull` before the browser would lose something. */
    add: async (entry: NewEntry): Promise<Entry> => {
      if (await isFull()) throw new StorageFull();
      const waiting = { ...entry, state: 'waiting' } as Entry; // the database gives it its number
      try {
        const { store, done } = (await ready()).transaction('entries', 'readwrite', { durability: 'strict' });
        const seq = await store.add(waiting);
        await done;
        return { ...waiting, seq };
      } catch (cause) {
        throw (cause as Error).name === 'QuotaExceededError' ? new StorageFull() : cause;
      }
    },

    /** The next one to send, marked as being sent; or how long to wait for it; undefined if there is none. */
    claim: async (userId: string, now: number): Promise<Entry | { waitMs: number } | undefined> => {
      const { store, done } = (await ready()).transaction('entries', 'readwrite', { durability: 'strict' });
      const entries = await store.index('person').getAll(all(userId));
      const next = entries.find(({ state }) => state !== 'refused');
      const waitMs = next?.state === 'waiting' ? next.dueAt - now : 0;
      if (next && waitMs <= 0) await store.put({ ...next, state: 'sending' });
      await done;
      return waitMs > 0 ? { waitMs } : next;
    },

    /** Takes an entry back; false if it may have been sent. */
    undo: (seq: number) => change(seq, ['waiting'], () => undefined),
    /** The server has it. */
    settle: (seq: number) => change(seq, ['sending'], () => undefined),
    /** It certainly was not stored: it waits again. */
    release: (seq: number) => change(seq, ['sending'], (entry) => ({ ...entry, state: 'waiting' })),
    refuse: (seq: number, reason: string) =>
      change(seq, ['sending'], (entry) => ({ ...entry, state: 'refused', reason })),
    correct: (seq: number, scan: Scan) =>
      change(seq, ['refused'], (entry) => ({ ...entry, ...scan, state: 'waiting', reason: undefined })),
    drop: (seq: number) => change(seq, ['refused'], () => undefined),
    close: () => {
      void opening?.then((db) => db.close());
      opening = undefined;
    },
  };
};

export type ScanStore = ReturnType<typeof createScanStore>;
