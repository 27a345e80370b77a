import type { Database } from './database';

const EVERY_MS = 4 * 60 * 60_000;

/**
 * Does, now and every few hours, what a server has background processes for and the embedded database does not: makes the
 * space of deleted rows reusable, tells the planner what is in the tables, and truncates the write-ahead log. Each step waits in
 * the queue like any other call.
 *
 * Returns a function that stops it and waits for work in progress.
 */
export const startMaintenance = (database: Pick<Database, 'script'>): (() => Promise<void>) => {
  let work = Promise.resolve();
  const run = (): void => {
    work = work
      .then(() => database.script('vacuum analyze'))
      .then(() => database.script('checkpoint'))
      .catch(({ message }: Error) => console.error(`Database maintenance failed: ${message}`));
  };
  run();
  const timer = setInterval(run, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return work;
  };
};
