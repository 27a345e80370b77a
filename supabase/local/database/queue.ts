export type RunInTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs one piece of work at a time, in the order of the calls. A failed one rejects for its caller alone.
 *
 * PGlite is one session: two requests at once would share a transaction and a role.
 */
export const createQueue = (): RunInTurn => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
};
