import type { Database } from './database';

const ALL_EVERY_MS = 4 * 60 * 60_000;
const CHANGED_EVERY_MS = 60_000;

/** The names of tables that have many dead or many new rows, by the thresholds of a server (PostgreSQL manual, "Automatic Vacuuming"). */
export const TABLES_TO_VACUUM = `
  select relid::regclass::text as name from pg_stat_all_tables join pg_class on oid = relid
  where n_dead_tup > 50 + 0.2 * greatest(reltuples, 0) or n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)`;

/**
 * Does what a server has background processes for and the embedded database does not: makes the space of deleted rows
 * reusable, tells the planner what is in the tables, and truncates the write-ahead log. All of it now and every few hours,
 * and tables that have changed much every minute: what counts the calls of a busy minute is as many dead rows in the next, and
 * 300,000 of them cost each look-up 6 ms. Each step waits in the queue like any other call.
 *
 * Returns a function that stops it and waits for work in progress.
 */
export const startMaintenance = ({
  query,
  script,
}: Pick<Database, 'query' | 'script'>): (() => Promise<void>) => {
  let work = Promise.resolve();
  const add = (task: () => Promise<void>) => {
    work = work
      .then(task)
      .catch(({ message }: Error) => console.error(`Database maintenance failed: ${message}`));
  };
  const vacuumAll = () =>
    add(async () => {
      await script('vacuum analyze');
      await script('checkpoint');
    });
  const vacuumChanged = () =>
    add(async () => {
      for (const { name } of await query<{ name: string }>(TABLES_TO_VACUUM))
        await script(`vacuum analyze ${name}`);
    });
  vacuumAll();
  const timers = [setInterval(vacuumAll, ALL_EVERY_MS), setInterval(vacuumChanged, CHANGED_EVERY_MS)];
  for (const timer of timers) timer.unref();
  return () => {
    timers.forEach(clearInterval);
    return work;
  };
};
