import type { Database } from './database';

const EVERY_MS = 4 * 60 * 60_000;

/**
 * Does, now and every few hours, what a server's own processes do and the embedded database has none for: gives the
 * space of rows that are gone to new ones, and ends the log of what was written. Each waits its turn among all calls.
 *
 * Returns how to end it; what is under way is finished then.
 */
export const startUpkeep = (database: Pick<Database, 'script'>): (() => Promise<void>) => {
  let work = Promise.resolve();
  const run = (): void => {
    work = work
      .then(() => database.script('vacuum'))
      .then(() => database.script('checkpoint'))
      .catch(({ message }: Error) => console.error(`The database could not be tidied up: ${message}`));
  };
  run();
  const timer = setInterval(run, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return work;
  };
};
