import { setTimeout as sleep } from 'node:timers/promises';

/** Does `work` again and again, first after a part of the interval, so that not all begin together. */
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
 * Begins `work` so many times a second, whether or not the earlier ones are done: strangers do not wait for each other.
 * `work` is told when it was due, so that a time measured from then holds all that somebody waited.
 */
export const atRate = async (
  perSecond: number,
  seconds: number,
  work: (due: number) => Promise<unknown>,
): Promise<void> => {
  const begun: Promise<unknown>[] = [];
  const start = performance.now();
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    const due = start + (turn * 1000) / perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    begun.push(work(due));
  }
  await Promise.all(begun);
};
