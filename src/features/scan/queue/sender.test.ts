import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { databases } from '@/config/storageKeys';
import { newDevice } from '@/test/scanner';
import { NO_PROOF } from '@/domain/proof/ProofFields';
import type { Entry, KeptProof, NewEntry } from './entry';
import { createScanStore, OtherVersion, type ScanStore, StorageFull } from './scanStore';
import { FIRST_PAUSE_MS, startSender, type Outcome } from './sender';

const scan = (piece: number, changes: Partial<NewEntry> = {}): NewEntry => ({
  ...{ userId: 'kofi', requestKey: `key-${piece}`, trackingId: 'CARGO001', piece, event: 'loaded' },
  ...{ label: 'Loaded', leg: null, note: '', scannedAt: piece, clockError: 0, dueAt: 0 },
  ...changes,
});

const proof: KeptProof = { ...NO_PROOF, key: 'proof', signer: 'Ama', photos: ['one', 'two', 'three'] };

/** A server that stores each part of an entry once, and what it was sent. */
const createServer = () => {
  const stored: string[] = [];
  const sentLabels: string[] = [];
  const take = ({ requestKey, stored: part }: Entry): Promise<Outcome> => {
    const key = part === 0 ? requestKey : `${requestKey}, part ${part}`;
    sentLabels.push(key);
    if (!stored.includes(key)) stored.push(key);
    return Promise.resolve({ is: 'stored' });
  };
  return { stored, sentLabels, take };
};

/** The event of a connection that the browser ends, as far as fake-indexeddb needs it. */
const closing = {
  ...{ type: 'close', initialized: true, eventPath: [] },
  ...{ CAPTURING_PHASE: 1, AT_TARGET: 2, BUBBLING_PHASE: 3 },
};

const senders: { stop: () => void }[] = [];
const start = (store: ScanStore, send: (entry: Entry) => Promise<Outcome>, userId = 'kofi') => {
  const onRefused = jest.fn();
  const onTrouble = jest.fn();
  const troubled = new Promise<void>((resolve) => void onTrouble.mockImplementation(resolve));
  const sender = startSender({ store, userId, send, onChange: () => undefined, onRefused, onTrouble });
  senders.push(sender);
  return { ...sender, onRefused, onTrouble, troubled };
};

let store: ScanStore;
beforeEach(() => {
  newDevice();
  store = createScanStore();
});
afterEach(() => {
  for (const sender of senders.splice(0)) sender.stop();
});

const fill = async (count: number) => {
  for (let piece = 1; piece <= count; piece += 1) await store.add(scan(piece));
};
const keys = (count: number) => Array.from({ length: count }, (_, index) => `key-${index + 1}`);
/** What is sent of an entry with the proof, in order. */
const partsOf = (key: string) => [key, ...[1, 2, 3, 4].map((part) => `${key}, part ${part}`)];
const isEmpty = () => waitFor(async () => expect(await store.list('kofi')).toEqual([]));

describe('the queue of scans', () => {
  it('is sent in order, one at a time, and emptied', async () => {
    await fill(5);
    const server = createServer();
    let openCount = 0;
    start(store, async (entry) => {
      openCount += 1;
      expect(openCount).toBe(1);
      const outcome = await server.take(entry);
      openCount -= 1;
      return outcome;
    });
    await isEmpty();
    expect(server.sentLabels).toEqual(keys(5));
  });

  it('keeps what is refused with its reason, and goes on with the others', async () => {
    await fill(3);
    const server = createServer();
    const { onRefused } = start(store, (entry) =>
      entry.piece === 2 ? Promise.resolve({ is: 'refused', reason: 'No such leg.' }) : server.take(entry),
    );
    await waitFor(async () =>
      expect(await store.list('kofi')).toMatchObject([
        { piece: 2, state: 'refused', reason: 'No such leg.' },
      ]),
    );
    expect(server.stored).toEqual(['key-1', 'key-3']);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('sends what was corrected with the same key', async () => {
    await fill(1);
    start(store, () => Promise.resolve({ is: 'refused', reason: 'No' })).wake();
    await waitFor(async () => expect(await store.list('kofi')).toMatchObject([{ state: 'refused' }]));
    senders.splice(0).forEach(({ stop }) => stop());
    const [refusedEntry] = await store.list('kofi');
    await store.correct(refusedEntry?.seq ?? 0, { ...scan(1), event: 'departed', label: 'Departed' });
    const server = jest.fn<Promise<Outcome>, [Entry]>(() => Promise.resolve({ is: 'stored' }));
    start(store, server);
    await isEmpty();
    expect(server.mock.calls[0]?.[0]).toMatchObject({ event: 'departed', requestKey: 'key-1', scannedAt: 1 });
  });

  it.each(['later', 'unknown'] as const)(
    'is tried again after a pause when an answer is “%s”',
    async (is) => {
      const pauses = jest.spyOn(globalThis, 'setTimeout');
      await fill(2);
      const server = createServer();
      let isDown = true;
      const { onTrouble, troubled } = start(store, (entry) =>
        isDown ? Promise.resolve({ is }) : server.take(entry),
      );
      await troubled;
      expect(pauses.mock.calls.map(([, ms]) => ms)).toContain(FIRST_PAUSE_MS);
      pauses.mockRestore(); // which others would take for a clock of the test
      expect(onTrouble).toHaveBeenCalledWith(true);
      expect(await store.list('kofi')).toMatchObject([
        { state: is === 'later' ? 'waiting' : 'sending' },
        { state: 'waiting' },
      ]);
      isDown = false;
      window.dispatchEvent(new Event('online'));
      await isEmpty();
      expect(server.stored).toEqual(keys(2));
      expect(onTrouble).toHaveBeenLastCalledWith(false);
    },
  );

  it('waits as long as a scan can be taken back, and then cannot be', async () => {
    const { seq } = await store.add(scan(1, { dueAt: Date.now() + 60_000 }));
    const server = createServer();
    start(store, (entry) => server.take(entry));
    expect(await store.claim('kofi', Date.now())).toMatchObject({ waitMs: expect.any(Number) as number });
    expect(await store.undo(seq)).toBe(true);
    expect(server.sentLabels).toEqual([]);
    await fill(1);
    const claimed = await store.claim('kofi', Date.now());
    expect(await store.undo((claimed as Entry).seq)).toBe(false);
  });

  it('is of one person alone', async () => {
    await fill(1);
    await store.add(scan(2, { userId: 'ama' }));
    const server = createServer();
    start(store, (entry) => server.take(entry), 'ama');
    await waitFor(() => expect(server.sentLabels).toEqual(['key-2']));
    expect(await store.list('ama')).toEqual([]);
    expect(await store.list('kofi')).toHaveLength(1);
  });

  it('sends the proof and each photograph after its scan, and then forgets them', async () => {
    const { seq } = await store.add(scan(1), proof);
    await store.add(scan(2));
    const server = createServer();
    start(store, server.take);
    await isEmpty();
    expect(server.sentLabels).toEqual([...partsOf('key-1'), 'key-2']);
    expect(await store.readProof(seq)).toBeUndefined();
  });

  it('takes a proof back with its scan', async () => {
    const { seq } = await store.add(scan(1, { dueAt: Date.now() + 60_000 }), proof);
    expect(await store.undo(seq)).toBe(true);
    expect(await store.list('kofi')).toEqual([]);
    expect(await store.readProof(seq)).toBeUndefined();
  });

  it('takes back nothing once the scan is stored, and sends the rest when it can', async () => {
    const { seq } = await store.add(scan(1), proof);
    const server = createServer();
    let isDown = true;
    const { troubled } = start(store, (entry) =>
      entry.stored > 0 && isDown ? Promise.resolve({ is: 'later' }) : server.take(entry),
    );
    await troubled;
    expect(await store.list('kofi')).toMatchObject([{ state: 'sending', stored: 1 }]);
    expect(await store.undo(seq)).toBe(false);
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await isEmpty();
    expect(server.sentLabels).toEqual(partsOf('key-1'));
  });

  it('does not undo a scan that the server may have stored in an earlier attempt', async () => {
    const { seq } = await store.add(scan(1));
    const server = createServer();
    const answers: Outcome[] = [{ is: 'unknown' }, { is: 'later' }, { is: 'later' }];
    const { onTrouble } = start(store, (entry) => {
      const answer = answers.shift();
      return answer ? Promise.resolve(answer) : server.take(entry);
    });
    for (const tries of [1, 2, 3]) {
      await waitFor(() => expect(onTrouble).toHaveBeenCalledTimes(tries));
      expect(await store.list('kofi')).toMatchObject([{ state: 'sending', stored: 0 }]);
      expect(await store.undo(seq)).toBe(false);
      window.dispatchEvent(new Event('online'));
    }
    await isEmpty();
    expect(server.sentLabels).toEqual(['key-1']);
  });

  /** Refuses one part of the entry until it is told otherwise. */
  const refusing = async (part: number) => {
    const { seq } = await store.add(scan(1), proof);
    const server = createServer();
    start(store, (entry) =>
      entry.stored === part ? Promise.resolve({ is: 'refused', reason: 'Full.' }) : server.take(entry),
    );
    await waitFor(async () => expect(await store.list('kofi')).toMatchObject([{ state: 'refused' }]));
    senders.splice(0).forEach(({ stop }) => stop());
    const [refusedEntry] = await store.list('kofi');
    if (!refusedEntry) throw new Error('Nothing was refused');
    return { seq, refusedEntry, server };
  };

  it('sends a proof that was corrected without its scan, under its key', async () => {
    const { seq, refusedEntry, server } = await refusing(1);
    expect(refusedEntry).toMatchObject({ stored: 1, reason: 'Full.' });
    await store.correctProof(refusedEntry, { ...NO_PROOF, signer: 'Esi', photos: ['four'] });
    expect(await store.readProof(seq)).toMatchObject({ key: 'proof', signer: 'Esi', photos: ['four'] });
    start(store, server.take);
    await isEmpty();
    expect(server.sentLabels).toEqual(partsOf('key-1').slice(0, 3));
  });

  it('sends photographs that were corrected behind those that are stored', async () => {
    const { seq, refusedEntry, server } = await refusing(3);
    await store.correctProof(refusedEntry, { ...NO_PROOF, signer: 'Ama', photos: ['four'] });
    expect(await store.readProof(seq)).toMatchObject({ photos: ['one', 'four'] });
    start(store, server.take);
    await isEmpty();
    expect(server.sentLabels).toEqual(partsOf('key-1').slice(0, 4));
  });

  it('is done with a proof whose refused photographs are left out or which is dropped', async () => {
    const first = await refusing(3);
    await store.correctProof(first.refusedEntry, { ...NO_PROOF, signer: 'Ama' });
    expect(await store.list('kofi')).toEqual([]);
    expect(await store.readProof(first.seq)).toBeUndefined();
    const second = await refusing(1);
    await store.drop(second.seq);
    expect(await store.list('kofi')).toEqual([]);
    expect(await store.readProof(second.seq)).toBeUndefined();
  });

  it('counts a part once when two tabs have sent it', async () => {
    await store.add(scan(1), proof);
    const claimedEntry = (await store.claim('kofi', Date.now())) as Entry;
    await Promise.all([store.settle(claimedEntry), store.settle(claimedEntry)]);
    expect(await store.list('kofi')).toMatchObject([{ stored: 1 }]);
  });

  it('counts the size of photographs before it takes them', async () => {
    const estimate = () => Promise.resolve({ quota: 1_300_000, usage: 0 });
    Object.assign(navigator, { storage: { estimate } });
    const large = { ...proof, photos: ['x'.repeat(270_000), 'x'.repeat(270_000)] };
    await expect(store.add(scan(1), large)).rejects.toThrow(StorageFull);
    await store.add(scan(1));
    Reflect.deleteProperty(navigator, 'storage');
    expect(await store.list('kofi')).toMatchObject([{ parts: 1 }]);
  });

  /** The database as the version before has left it. */
  const openFirstVersion = () =>
    openDB(databases.scanner, 1, {
      upgrade: (db) => {
        const entries = db.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true });
        entries.createIndex('person', ['userId', 'seq']);
        db.createObjectStore('device');
      },
    });

  it('sends what waits since the version before', async () => {
    const before = await openFirstVersion();
    await before.add('entries', { ...scan(1), state: 'waiting' });
    before.close();
    const server = createServer();
    start(store, server.take);
    await isEmpty();
    expect(server.sentLabels).toEqual(['key-1']);
  });

  it('takes nothing beside a tab of the version before, which would lose the proof', async () => {
    const before = await openFirstVersion();
    await expect(store.add(scan(1), proof)).rejects.toThrow(OtherVersion);
    before.close();
  });

  it('is stored again after the browser has closed the database', async () => {
    const openDatabases: IDBDatabase[] = [];
    const openOriginal = indexedDB.open.bind(indexedDB);
    jest.spyOn(indexedDB, 'open').mockImplementation((...openArguments) => {
      const request = openOriginal(...openArguments);
      request.addEventListener('success', () => openDatabases.push(request.result));
      return request;
    });
    await store.add(scan(1));
    for (const connection of openDatabases) {
      connection.close();
      connection.dispatchEvent({ ...closing } as never);
    }
    await store.add(scan(2));
    expect(await store.list('kofi')).toHaveLength(2);
  });

  it('is sent at once after the clock has been set back', async () => {
    const ahead = Date.now() + 40 * 86_400_000;
    await store.add(scan(1, { scannedAt: ahead, dueAt: ahead + 8_000 }));
    const server = createServer();
    start(store, server.take);
    await isEmpty();
    expect(server.stored).toEqual(['key-1']);
  });

  it('is not taken without space', async () => {
    Object.assign(navigator, { storage: { estimate: () => Promise.resolve({ quota: 100, usage: 99 }) } });
    await expect(store.add(scan(1))).rejects.toThrow(StorageFull);
    Reflect.deleteProperty(navigator, 'storage');
    expect(await store.list('kofi')).toEqual([]);
  });

  /** Never comes back, as in a page that is killed there. */
  const never = <Result>() => new Promise<Result>(() => undefined);
  const kills: [
    string,
    (
      target: ScanStore,
      server: ReturnType<typeof createServer>,
    ) => [ScanStore, (entry: Entry) => Promise<Outcome>],
  ][] = [
    ['before an entry is claimed', (target, { take }) => [{ ...target, claim: never }, take]],
    [
      'after an entry was claimed',
      (target, { take }) => [
        { ...target, claim: (...args) => target.claim(...args).then(never<Entry>) },
        take,
      ],
    ],
    ['before the server has it', (target) => [target, never]],
    ['after the server has it', (target, { take }) => [target, (entry) => take(entry).then(never<Outcome>)]],
    ['before it is settled', (target, { take }) => [{ ...target, settle: never }, take]],
    [
      'after it was settled',
      (target, { take }) => [
        { ...target, settle: (sentEntry) => target.settle(sentEntry).then(never<boolean>) },
        take,
      ],
    ],
  ];
  it.each(kills)('arrives once and in order if the page is killed %s', async (_when, kill) => {
    await fill(2);
    await store.add(scan(3), proof);
    await store.add(scan(4));
    const server = createServer();
    for (let deaths = 0; deaths < 3; deaths += 1) {
      const [broken, send] = kill(store, server);
      const sender = start(broken, send);
      await new Promise((resolve) => setTimeout(resolve, 20)); // at any moment
      sender.stop();
      store = createScanStore();
    }
    start(store, server.take);
    await isEmpty();
    expect(server.stored).toEqual([...keys(2), ...partsOf('key-3'), 'key-4']);
  });
});
