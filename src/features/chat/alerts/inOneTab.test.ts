import { withoutTabs, withTabs } from '@/test/stubTabs';
import { createTabs } from './inOneTab';

/** One after the other. */
const makeLocks = () => {
  let last = Promise.resolve();
  return { request: (_name: string, run: () => Promise<void>) => (last = last.then(run)) };
};

describe('an alert of several tabs', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    withTabs();
    Object.defineProperty(navigator, 'locks', { value: makeLocks(), configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
    withoutTabs();
    jest.useRealTimers();
  });

  it('is run by one of them, again for the next message, and by the other once that is alone', async () => {
    const tabs = [createTabs(), createTabs()];
    const run: string[] = [];
    const message = async (seq: number) => {
      tabs.forEach((tab, number) => tab.inOneTab('sound 1', seq, () => run.push(`${seq} in ${number}`)));
      await jest.advanceTimersByTimeAsync(1_000);
    };
    await message(1);
    expect(run).toEqual(['1 in 0']);
    await message(2);
    expect(run).toEqual(['1 in 0', '2 in 0']);
    tabs.shift()?.close();
    await message(3);
    expect(run).toEqual(['1 in 0', '2 in 0', '3 in 0']);
  });
});
