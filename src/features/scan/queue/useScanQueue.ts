import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { newUuid } from '@/api/newUuid';
import { databases } from '@/config/storageKeys';
import type { ProofValues } from '@/domain/proof/ProofFields';
import { keepProofDraft } from '../scanDrafts';
import { createScanStore, OtherVersion, StorageFull, type ScanStore } from './scanStore';
import type { Entry, KeptProof, Scan } from './entry';
import { startSender } from './sender';
import { usePartSender } from './usePartSender';

/** How long a scan can be taken back before it is sent. */
const HOLD_MS = 8_000;

export type ListedState = Entry['state'] | 'sent';
export interface Listed extends Entry {
  listedState: ListedState;
}

export type Kept = 'kept' | 'full' | 'otherVersion' | 'dealtWith' | 'notKept';

const whyNotKept = (cause: unknown): Kept => {
  if (cause instanceof StorageFull) return 'full';
  return cause instanceof OtherVersion ? 'otherVersion' : 'notKept';
};

interface QueueOptions {
  userId: string;
  /** Whether the person is signed in: only then are entries from before shown, and any sent. */
  isLive: boolean;
  clockError: number | null;
  onRefused: (entry: Entry) => void;
}

/** One store for the page. */
export const useScanStore = () => {
  const [store] = useState(createScanStore);
  useEffect(() => {
    return () => store.close();
  }, [store]);
  return store;
};

/** What one tab tells the others: something has changed, and perhaps that an entry was taken back or dropped. */
interface Change {
  gone?: number;
}

/** Tells the other tabs of this browser about changes, and of theirs. */
const useOtherTabs = (onChange: (change: Change) => void) => {
  const channel = useRef<BroadcastChannel>(undefined);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (!('BroadcastChannel' in window)) return;
    channel.current = new BroadcastChannel(databases.scanner);
    channel.current.onmessage = ({ data }: MessageEvent<Change>) => changed(data);
    return () => channel.current?.close();
  }, []);
  return (change: Change = {}) => channel.current?.postMessage(change);
};

/** The scans of a person: kept on the device, sent when there is a line, and shown with what has become of each. */
export const useScanQueue = (store: ScanStore, { userId, isLive, clockError, onRefused }: QueueOptions) => {
  const [stored, setStored] = useState<Entry[]>([]);
  const [takenEntries, setTakenEntries] = useState<Entry[]>([]);
  const [isFailing, setIsFailing] = useState(false);
  const sender = useRef<ReturnType<typeof startSender>>(undefined);

  const refresh = useCallback(
    () =>
      store
        .list(userId)
        .then(setStored)
        .catch(() => undefined), // whatever is added says so
    [store, userId],
  );
  const forgetTaken = (removedSeq: number) =>
    setTakenEntries((before) => before.filter(({ seq }) => seq !== removedSeq));
  const tellOthers = useOtherTabs(({ gone }) => {
    if (gone !== undefined) forgetTaken(gone);
    void refresh();
  });
  const changed = useEffectEvent(() => {
    void refresh();
    tellOthers();
  });
  const tellRefused = useEffectEvent(onRefused);

  const send = useEffectEvent(usePartSender(store));

  useEffect(() => {
    void refresh();
  }, [refresh]);
  useEffect(() => {
    if (!isLive) return;
    const started = startSender({
      store,
      userId,
      send: (entry) => send(entry),
      onChange: () => changed(),
      onRefused: (entry, reason) => tellRefused({ ...entry, state: 'refused', reason }),
      onTrouble: setIsFailing,
    });
    sender.current = started;
    return () => {
      started.stop();
      sender.current = undefined;
    };
  }, [store, userId, isLive]);

  const after = async (isDone: boolean, change?: Change) => {
    await refresh();
    tellOthers(change);
    sender.current?.wake();
    return isDone;
  };

  /** Resolves with whether the device has kept a change; false: the entry was not as it is shown here any more. */
  const keep = async (changed: Promise<boolean>): Promise<Kept> => {
    try {
      return (await after(await changed)) ? 'kept' : 'dealtWith';
    } catch (cause) {
      return whyNotKept(cause);
    }
  };

  const add = async (scan: Scan, proof?: KeptProof): Promise<Kept> => {
    const now = Date.now();
    const entry = {
      ...scan,
      userId,
      requestKey: newUuid(),
      scannedAt: now,
      clockError,
      dueAt: now + HOLD_MS,
    };
    try {
      const keptEntry = await store.add(entry, proof);
      setTakenEntries((before) => [keptEntry, ...before]);
      setStored((before) => [...before, keptEntry]);
      void navigator.storage?.persist?.();
    } catch (cause) {
      return whyNotKept(cause);
    }
    await after(true);
    return 'kept';
  };

  /** A proof that is taken back is there when the same is delivered after all. */
  const undo = async (undone: Entry) => {
    const proof = await store.readProof(undone.seq);
    const isUndone = await store.undo(undone.seq);
    if (isUndone) forgetTaken(undone.seq);
    if (isUndone && proof) keepProofDraft(undone, proof);
    return after(isUndone, isUndone ? { gone: undone.seq } : {});
  };

  const knownEntries = new Map(stored.map((entry) => [entry.seq, entry]));
  const ofPage = new Set(takenEntries.map(({ seq }) => seq));
  const fromBefore = isLive ? stored.filter(({ seq }) => !ofPage.has(seq)).reverse() : [];
  const listed: Listed[] = [...takenEntries, ...fromBefore].map((entry) => {
    const now = knownEntries.get(entry.seq);
    return { ...(now ?? entry), listedState: now?.state ?? 'sent' };
  });
  return {
    listed,
    waiting: stored.filter(({ state }) => state !== 'refused').length,
    isFailing,
    add,
    undo,
    correct: ({ seq }: Entry, scan: Scan) => keep(store.correct(seq, scan)),
    correctProof: (entry: Entry, proof: ProofValues) => keep(store.correctProof(entry, proof)),
    readProof: ({ seq }: Entry) => store.readProof(seq),
    drop: async ({ seq }: Entry) => {
      forgetTaken(seq);
      return after(await store.drop(seq), { gone: seq });
    },
  };
};

export type ScanQueue = ReturnType<typeof useScanQueue>;
