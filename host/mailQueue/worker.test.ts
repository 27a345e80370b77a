import { startMailWorker } from './worker';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the worker of the mail queue', () => {
  it('sends in rounds that do not overlap, also after one that failed', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let [rounds, running, most] = [0, 0, 0];
    const stop = startMailWorker(async () => {
      rounds += 1;
      running += 1;
      most = Math.max(most, running);
      await pause(30);
      running -= 1;
      if (rounds === 1) throw new Error('No database');
      return 0;
    }, 5);
    while (rounds < 3) await pause(5);
    await stop();
    expect(most).toBe(1);
    expect(complaints.mock.calls).toEqual([['The mail of the queue could not be sent: No database']]);
    complaints.mockRestore();
  });

  it('tells a round that it is over, and waits for it', async () => {
    const results: boolean[] = [];
    const stop = startMailWorker(async (isOver) => {
      while (!isOver()) await pause(5);
      results.push(isOver());
      return 0;
    }, 5);
    await pause(30);
    await stop();
    expect(results).toEqual([true]);
  });
});
