import { setImmediate as afterInput } from 'node:timers/promises';

/** `who` asks: what one asks for waits for its own, and for one of each other at a time. */
export type RunInTurn = <Result>(work: () => Promise<Result>, who?: string) => Promise<Result>;

/**
 * Runs one piece of work at a time: of each who waits one, around and around, and what is of one in the order of the calls.
 * A failed one rejects for its caller alone.
 *
 * PGlite is one session: two requests at once would share a transaction and a role. It works on this thread: before each
 * piece, all that has come in meanwhile is let in, or a flood would wait unseen in its sockets, before everybody else.
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
