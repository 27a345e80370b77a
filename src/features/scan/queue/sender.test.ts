import { waitFor } from '@testing-library/react';
import { newDevice } from '@/test/scanner';
import type { Entry, NewEntry } from './entry';
import { createScanStore, type ScanStore, StorageFull } from './scanStore';
import { FIRST_PAUSE_MS, startSender, type Outcome } from './sender';

const scan = (piece: number, changes: Partial<NewEntry> = {}): NewEntry => ({
  ...{ userId: 'kofi', requestKey: `key-${piece}`, trackingId: 'CARGO001', piece, event: 'loaded' },
  ...{ label: 'Loaded', leg: null, note: '', scannedAt: piece, clockError: 0, dueAt: 0 },
  ...changes,
});

/** A server that stores each key once, and what it was sent. */
const createServer = () => {
  const stored: string[] = [];
  const sent: string[] = [];
  const take = ({ requestKey }: Entry): Promise<Outcome> => {
    sent.push(requestKey);
    if (!stored.includes(requestKey)) stored.push(requestKey);
    return Promise.resolve({ is: 'stored' });
  };
  return { stored, sent, take };
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
const isEmpty = () => waitFor(async () => expect(await store.list('kofi')).toEqual([]));

describe('the queue of scans', () => {
  it('is sent in order, one at a time, and emptied', async () => {
    await fill(5);
    const server = createServer();
    let open = 0;
    start(store, async (entry) => {
      open += 1;
      expect(open).toBe(1);
      const outcome = await server.take(entry);
      open -= 1;
      return outcome;
    });
    await isEmpty();
    expect(server.sent).toEqual(keys(5));
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
    const [refused] = await store.list('kofi');
    await store.correct(refused?.seq ?? 0, { ...scan(1), event: 'departed', label: 'Departed' });
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
    expect(server.sent).toEqual([]);
    await fill(1);
    const claimed = await store.claim('kofi', Date.now());
    expect(await store.undo((claimed as Entry).seq)).toBe(false);
  });

  it('is of one person alone', async () => {
    await fill(1);
    await store.add(scan(2, { userId: 'ama' }));
    const server = createServer();
    start(store, (entry) => server.take(entry), 'ama');
    await waitFor(() => expect(server.sent).toEqual(['key-2']));
    expect(await store.list('ama')).toEqual([]);
    expect(await store.list('kofi')).toHaveLength(1);
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
      (target, { take }) => [{ ...target, settle: (seq) => target.settle(seq).then(never<boolean>) }, take],
    ],
  ];
  it.each(kills)('arrives once and in order if the page is killed %s', async (_when, kill) => {
    await fill(4);
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
    expect(server.stored).toEqual(keys(4));
  });
});
