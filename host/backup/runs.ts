import type { Sql } from '../database/database';
import { hasTable } from '../database/hasTable';

/** What a run has made. */
export interface Made {
  /** The name of the file. */
  file: string;
  bytes: number;
  encrypted: boolean;
}

/** Whether a database is new enough to record runs. */
export const knowsRuns = (sql: Pick<Sql, 'query'>): Promise<boolean> => hasTable(sql, 'private.backup_runs');

/** A run belongs to its host for five minutes (supabase/schemas/health/backups.sql), and is renewed well before. */
const RENEW_MS = 60_000;
const LONGEST_ERROR = 1_000;

/**
 * Makes a backup if the last good one is older than this, records what became of it, and returns what was made. Undefined if
 * none is due, or if another process makes one. What was stopped by `signal` is not recorded: another host begins anew.
 */
export const recordRun = async (
  { query }: Pick<Sql, 'query'>,
  everyHours: number,
  make: () => Promise<Made>,
  signal?: AbortSignal,
): Promise<Made | undefined> => {
  const [begun] = await query<{ id: string | null }>(
    'select private.begin_backup(make_interval(hours => $1))::text as id',
    [everyHours],
  );
  const id = begun?.id;
  if (!id) return undefined;
  const renew = () =>
    query(
      `update private.backup_runs set leased_until = now() + interval '5 minutes' where id = $1::bigint`,
      [id],
    ).catch(() => undefined); // the next one may succeed
  const timer = setInterval(() => void renew(), RENEW_MS);
  try {
    const backup = await make();
    await query(
      `update private.backup_runs set ended_at = now(), checked_at = now(), ok = true, file = $2, bytes = $3, encrypted = $4
       where id = $1::bigint`,
      [id, backup.file, backup.bytes, backup.encrypted],
    );
    return backup;
  } catch (error) {
    if (signal?.aborted) await query('delete from private.backup_runs where id = $1::bigint', [id]);
    else
      await query(
        'update private.backup_runs set ended_at = now(), ok = false, error = $2 where id = $1::bigint',
        [id, (error as Error).message.slice(0, LONGEST_ERROR)],
      );
    throw error;
  } finally {
    clearInterval(timer);
  }
};
