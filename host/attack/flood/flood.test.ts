import { growthOf } from './endure';
import { broken, floodWith, type Outcome } from './flood';
import { type OwnHost, startOwnHost } from './ownHost';
import { createVisitor } from './visitor';

const SMALLEST_SERVER_MB = 512;

/** Its memory is measured there only. */
const onLinux = process.platform === 'linux' ? it : it.skip;

describe('a host on a server with 512 MB', () => {
  let host: OwnHost;
  beforeEach(async () => {
    host = await startOwnHost(SMALLEST_SERVER_MB); // ends it beyond that
  });
  afterEach(() => host.stop());

  onLinux.each(['scripts asked for and never read', 'bodies sent by half'])(
    'lives and serves a visitor while a flood lasts: %s',
    async (pattern) => {
      const visitor = createVisitor(host, 'CARGO001');
      const { isOver, ended } = floodWith(pattern, host, 5);
      const { times, refused } = await visitor.keepTracking(() => isOver() || host.hasEnded());
      await ended;
      expect([host.hasEnded(), refused]).toEqual([false, 0]);
      expect(times.length).toBeGreaterThan(0);
      expect(host.peak()).toBeGreaterThan(0); // measured at all
    },
  );
});

describe('broken', () => {
  const good: Outcome = {
    pattern: 'refused joins',
    rest: 300,
    peak: 439,
    disk: 1,
    quiet: 10,
    during: 50,
    refused: 0,
    tracks: true,
    chats: true,
    sends: true,
    hasEnded: false,
  };

  it('names no bound of an outcome within all of them', () => {
    expect(broken(good)).toEqual([]);
  });

  it.each<[string, Partial<Outcome>]>([
    ['ended', { hasEnded: true }],
    ['memory', { peak: 440 }],
    ['memory', { rest: 400, peak: 513 }],
    ['disk', { disk: 1.1 }],
    ['slow', { during: 51 }],
    ['no look-up', { refused: 1 }],
    ['no look-up', { tracks: false }],
    ['no chat', { chats: false }],
    ['no form', { sends: false }],
  ])('names %s for %j', (name, changes) => {
    expect(broken({ ...good, ...changes })).toEqual([name]);
  });
});

describe('growthOf', () => {
  const samplesOf = (...memory: number[]) =>
    memory.map((mb, minute) => ({ minute, memory: mb, disk: 0, sockets: 0 }));

  it('compares the mean of the last third with that of the third before', () => {
    expect(growthOf(samplesOf(900, 700, 380, 420, 430, 450))).toBeCloseTo(1.1);
    expect(growthOf(samplesOf(300, 310, 400, 400, 390, 410))).toBe(1);
  });

  it('says nothing of fewer samples than three', () => {
    expect(growthOf(samplesOf(300, 900))).toBeNaN();
  });
});
