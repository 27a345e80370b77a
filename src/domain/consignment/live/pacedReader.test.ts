import { LIVE_GATHER_MS, LIVE_LONGEST_PAUSE_MS, LIVE_PAUSE_MS, LIVE_POLL_MS } from '@/config/timing';
import { hidePage } from '@/test/viewport';
import { createPacedReader } from './pacedReader';

/** A reader that is asked `every` ms, for `ms` in all; each read takes `takes` ms. */
const ask = async (ms: number, every: number, takes = 100) => {
  const start = performance.now();
  const reads: number[] = [];
  const reader = createPacedReader(() => {
    reads.push(performance.now() - start);
    return new Promise((resolve) => setTimeout(() => resolve(true), takes));
  });
  for (let passed = 0; passed < ms; passed += every) {
    reader.request();
    await jest.advanceTimersByTimeAsync(every);
  }
  return { reads, reader };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('createPacedReader', () => {
  it('reads a moment after a request, and once more for all requests of the next two seconds', async () => {
    const { reads } = await ask(1_000, 100);
    expect(reads).toEqual([LIVE_GATHER_MS]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reads).toEqual([LIVE_GATHER_MS, LIVE_GATHER_MS + LIVE_PAUSE_MS]);
  });

  it('reads each time when requests come with pauses', async () => {
    const { reads } = await ask(20_000, 5_000);
    expect(reads).toEqual([100, 5_100, 10_100, 15_100]);
  });

  it('reads at growing intervals while requests keep coming, and a moment after one that follows a pause', async () => {
    const { reads, reader } = await ask(60_000, 500);
    expect(reads).toEqual([100, 2_100, 6_100, 14_100, 30_100, 46_100]);
    await jest.advanceTimersByTimeAsync(2 * LIVE_LONGEST_PAUSE_MS);
    const { length } = reads;
    reader.request();
    await jest.advanceTimersByTimeAsync(LIVE_GATHER_MS);
    expect(reads).toHaveLength(length + 1);
  });

  it('reads again after a read during which a request came', async () => {
    const { reads } = await ask(600, 300, 4_000);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(reads).toEqual([100, 4_200]);
  });

  it('reads again after a while when a read failed, and not after it was stopped', async () => {
    const readOnce = jest.fn(() => Promise.resolve(false));
    const reader = createPacedReader(readOnce);
    reader.request();
    await jest.advanceTimersByTimeAsync(LIVE_POLL_MS);
    expect(readOnce).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2 * LIVE_GATHER_MS);
    expect(readOnce).toHaveBeenCalledTimes(2);
    reader.stop();
    reader.request();
    await jest.advanceTimersByTimeAsync(10 * LIVE_POLL_MS);
    expect(readOnce).toHaveBeenCalledTimes(2);
  });

  it('reads nothing on a hidden page, and once when it is visible again', async () => {
    hidePage(true);
    const { reads, reader } = await ask(60_000, 10_000);
    expect(reads).toEqual([]);
    hidePage(false);
    reader.resume();
    reader.resume();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(reads).toEqual([60_100]);
  });
});
