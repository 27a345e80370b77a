import type { Sql } from './database';

const EVERY_MS = 60_000;

/**
 * Ends what has been kept for its term (`supabase/schemas/privacy/keeping_terms.sql`), a part each minute: for a host without mail, where
 * no worker asks for mails and carries them out in passing. Returns a function that stops it and waits for work in progress.
 */
export const startTerms = (database: Pick<Sql, 'query'>, everyMs = EVERY_MS): (() => Promise<void>) => {
  let work: Promise<void> | undefined;
  const run = (): void => {
    work ??= database
      .query('select private.carry_out_terms()')
      .catch(({ message }: Error) =>
        console.error(`What has been kept for its term could not be deleted: ${message}`),
      )
      .then(() => {
        work = undefined;
      });
  };
  const timer = setInterval(run, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await work;
  };
};
