import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import { databases } from '@/config/storageKeys';
import type { ProofValues } from '@/domain/proof/ProofFields';
import {
  PARTS_BEFORE_PHOTOS,
  storedPhotos,
  type Entry,
  type KeptProof,
  type NewEntry,
  type Scan,
} from './entry';

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
  /** By the number of their entry. They are large, and entries are often read. */
  proofs: { key: number; value: KeptProof };
  device: { key: 'last'; value: Device };
}

type Db = IDBPDatabase<Schema>;
type Writing = IDBPTransaction<Schema, ('entries' | 'proofs')[], 'readwrite'>;

/** The browser keeps no more. */
export class StorageFull extends Error {}

/** Another tab has the page in another version, which would not know what is kept here. */
export class OtherVersion extends Error {}

/** What has to be left of the storage before a scan is taken: a scan has less than 10 kB. */
const RESERVE_BYTES = 1_000_000;

const isFull = async (proof?: KeptProof) => {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  const needed = RESERVE_BYTES + (proof ? JSON.stringify(proof).length : 0);
  return quota !== undefined && quota - usage < needed;
};

/** What waits in version 1 of the database has no proof. */
const addParts = async (upgrading: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>) => {
  for (let at = await upgrading.objectStore('entries').openCursor(); at; at = await at.continue())
    await at.update({ ...at.value, parts: 1, stored: 0 });
};

const openDatabase = (onClosed: () => void) =>
  new Promise<Db>((resolve, reject) => {
    openDB<Schema>(databases.scanner, 2, {
      upgrade: (db, before, _now, upgrading) => {
        if (before < 1) {
          const entries = db.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true });
          entries.createIndex('person', ['userId', 'seq']);
          db.createObjectStore('device');
        }
        db.createObjectStore('proofs');
        void addParts(upgrading);
      },
      blocked: () => reject(new OtherVersion()),
      blocking: (_current, _wanted, event) => {
        (event.target as IDBDatabase).close();
        onClosed();
      },
      terminated: onClosed, // the browser has ended it, as on a phone whose page was in the background
    }).then(resolve, (cause: Error) => reject(cause.name === 'VersionError' ? new OtherVersion() : cause));
  });

/** Everything of a person, oldest first. */
const all = (userId: string) => IDBKeyRange.bound([userId], [userId, []]);

const isWaiting = ({ state }: Entry) => state === 'waiting';
const isRefused = ({ state }: Entry) => state === 'refused';

/** An entry as long as something of it is not stored. */
const upTo = (entry: Entry) => (entry.stored < entry.parts ? entry : undefined);

/**
 * What a device keeps of the scanner. Each method is one transaction, so that the page can be killed between any two, and
 * another tab can do the same at the same time.
 */
export const createScanStore = () => {
  let opening: Promise<Db> | undefined;
  const forget = () => {
    opening = undefined;
  };
  const ready = () =>
    (opening ??= openDatabase(forget).catch((cause: unknown) => {
      forget();
      throw cause;
    }));

  const write = async <Result>(work: (writing: Writing) => Promise<Result>): Promise<Result> => {
    const writing = (await ready()).transaction(['entries', 'proofs'], 'readwrite', { durability: 'strict' });
    const [result] = await Promise.all([work(writing), writing.done]).catch((cause: Error) => {
      throw cause.name === 'QuotaExceededError' ? new StorageFull() : cause;
    });
    return result;
  };

  /** Changes an entry if it is still as it is expected, or deletes it with its proof; says whether it was. */
  const change = (
    seq: number,
    isExpected: (entry: Entry) => boolean,
    next: (entry: Entry) => Entry | undefined,
    proof?: KeptProof,
  ) =>
    write(async (writing) => {
      const [entries, proofs] = [writing.objectStore('entries'), writing.objectStore('proofs')];
      const entry = await entries.get(seq);
      if (!entry || !isExpected(entry)) return false;
      const changed = next(entry);
      await (changed ? entries.put(changed) : entries.delete(seq));
      if (!changed) await proofs.delete(seq);
      else if (proof) await proofs.put(proof, seq);
      return true;
    });

  /** What became of the part that was sent, unless another tab was faster. */
  const settleAs = ({ seq, stored }: Entry, next: (entry: Entry) => Entry | undefined) =>
    change(seq, (entry) => entry.state === 'sending' && entry.stored === stored, next);

  return {
    readDevice: async () => (await ready()).get('device', 'last'),
    keepDevice: async (device: Device) => void (await (await ready()).put('device', device, 'last')),
    forgetDevice: async () => (await ready()).delete('device', 'last'),

    list: async (userId: string) => (await ready()).getAllFromIndex('entries', 'person', all(userId)),

    /** The proof of an entry, with those photographs that are stored already. */
    readProof: async (seq: number) => (await ready()).get('proofs', seq),

    /** Throws `StorageFull` before the browser would lose something. */
    add: async (entry: NewEntry, proof?: KeptProof): Promise<Entry> => {
      if (await isFull(proof)) throw new StorageFull();
      const parts = proof ? PARTS_BEFORE_PHOTOS + proof.photos.length : 1;
      const waiting = { ...entry, parts, stored: 0, state: 'waiting' } as Entry; // the database gives it its number
      const seq = await write(async (writing) => {
        const added = await writing.objectStore('entries').add(waiting);
        if (proof) await writing.objectStore('proofs').put(proof, added);
        return added;
      });
      return { ...waiting, seq };
    },

    /** The next one to send, marked as being sent; or how long to wait for it; undefined if there is none. */
    claim: (userId: string, now: number): Promise<Entry | { waitMs: number } | undefined> =>
      write(async (writing) => {
        const store = writing.objectStore('entries');
        const entries = await store.index('person').getAll(all(userId));
        const next = entries.find(({ state }) => state !== 'refused');
        // One that was scanned in the future was scanned by a clock that has been set back since.
        const isHeld = next?.state === 'waiting' && next.scannedAt <= now;
        const waitMs = isHeld ? next.dueAt - now : 0;
        if (next && waitMs <= 0)
          await store.put({ ...next, state: 'sending', mayBeStored: next.state === 'sending' });
        return waitMs > 0 ? { waitMs } : next;
      }),

    /** Takes an entry back; false if it may have been sent. */
    undo: (seq: number) => change(seq, isWaiting, () => undefined),
    /** The server has the part that was sent: the next one follows, or it is done. */
    settle: (sentEntry: Entry) =>
      settleAs(sentEntry, (entry) => upTo({ ...entry, stored: entry.stored + 1 })),
    /** The part was not stored this time: the entry waits again, and can be taken back if certainly nothing of it is stored. */
    release: (sentEntry: Entry) =>
      settleAs(sentEntry, (entry) => ({
        ...entry,
        state: entry.stored > 0 || entry.mayBeStored ? 'sending' : 'waiting',
      })),
    refuse: (sentEntry: Entry, reason: string) =>
      settleAs(sentEntry, (entry) => ({ ...entry, state: 'refused', reason })),
    correct: (seq: number, scan: Scan) =>
      change(seq, isRefused, (entry) => ({ ...entry, ...scan, state: 'waiting', reason: undefined })),
    /** The scan is stored: its proof is sent as it now is, or the photographs that are not stored yet. */
    correctProof: async (sentEntry: Entry, { photos, ...values }: ProofValues) => {
      const keptProof = await (await ready()).get('proofs', sentEntry.seq);
      if (!keptProof) return false;
      const corrected = {
        ...keptProof,
        ...values,
        photos: [...keptProof.photos.slice(0, storedPhotos(sentEntry)), ...photos],
      };
      const parts = PARTS_BEFORE_PHOTOS + corrected.photos.length;
      return change(
        sentEntry.seq,
        (entry) => isRefused(entry) && entry.stored === sentEntry.stored,
        (entry) => upTo({ ...entry, parts, state: 'sending', reason: undefined }),
        corrected,
      );
    },
    drop: (seq: number) => change(seq, isRefused, () => undefined),
    close: () => {
      void opening?.then((db) => db.close());
      forget();
    },
  };
};

export type ScanStore = ReturnType<typeof createScanStore>;
