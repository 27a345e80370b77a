import { setImmediate as afterInput } from 'node:timers/promises';

/** `who` is the client: its work waits for its own earlier work, and for one piece of each other client per round. */
export type RunInTurn = <Result>(work: () => Promise<Result>, who?: string) => Promise<Result>;

/**
 * Runs one piece of work at a time, round-robin over the waiting clients, and each client's work in the order of the calls.
 * A failure rejects only for its caller.
 *
 * PGlite is one session: two concurrent requests would share a transaction and a role. It runs on this thread, so all
 * input is read before each piece: otherwise a flood would wait in its sockets, unseen by the queue, ahead of all others.
 */
export const createQueue = (): RunInTurn => {
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let isServing = false;
  const serve = async () => {
    isServing = true;
    for (let [first] = waiting; first; [first] = waiting) {
      await afterInput();
      const [who, line] = first;
      const run = line.shift();
      waiting.delete(who);
      if (line.length > 0) waiting.set(who, line); // behind all others
      await run?.();
    }
    isServing = false;
  };
  return (work, who = '') =>
    new Promise((resolve, reject) => {
      const line = waiting.get(who) ?? [];
      line.push(() => Promise.resolve().then(work).then(resolve, reject));
      waiting.set(who, line);
      if (!isServing) void serve();
    });
};
