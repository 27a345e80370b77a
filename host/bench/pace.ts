import { setTimeout as sleep } from 'node:timers/promises';

/** Repeats `work` at an interval, first after a fraction of it, so that not all callers start together. */
export const every = async (
  interval: number,
  part: number,
  end: number,
  work: () => Promise<void>,
): Promise<void> => {
  for (let at = performance.now() + interval * part; at < end; at += interval) {
    await sleep(Math.max(0, at - performance.now()));
    await work();
  }
};

/**
 * Starts `work` at a fixed rate, whether or not earlier calls are done: visitors do not wait for each other.
 * `work` gets the time at which it was due, so that a duration measured from then includes all waiting.
 */
export const atRate = async (
  perSecond: number,
  seconds: number,
  work: (dueAt: number) => Promise<unknown>,
): Promise<void> => {
  const begun: Promise<unknown>[] = [];
  const start = performance.now();
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    const dueAt = start + (turn * 1000) / perSecond;
    if (dueAt > performance.now()) await sleep(dueAt - performance.now());
    begun.push(work(dueAt));
  }
  await Promise.all(begun);
};
