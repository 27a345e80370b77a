import { readdir } from 'node:fs/promises';
import { inRepository } from '../paths';
import type { Sql } from './database';
import { hasTable } from './hasTable';
import { presentVersions } from './versions';

/** Where the Supabase CLI, and the host, note which migrations a database has had. */
export const LEDGER = 'supabase_migrations.schema_migrations';

export const MIGRATIONS = inRepository('supabase/migrations');

/** The files of a folder of migrations in their order. */
export const filesOf = async (folder: string): Promise<{ file: string; version: string; name: string }[]> => {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return names.map((file) => {
    const [, version = '', name = ''] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    return { file, version, name };
  });
};

/** The versions that a ledger has, in their order. */
export const versionsIn = async (sql: Sql, ledger: string): Promise<Set<string>> => {
  const rows = await sql.query<{ version: string }>(`select version from ${ledger} order by version`);
  return new Set(rows.map(({ version }) => version));
};

export interface LedgerState {
  /** What the database has had, oldest first. */
  done: string[];
  /** What this version of the product would still run. */
  waiting: string[];
  /** What this version does not know: a newer one has run it. */
  foreign: string[];
}

/** How the migrations of a database compare with those of this version; undefined for a database that was never migrated. */
export const readLedger = async (sql: Sql): Promise<LedgerState | undefined> => {
  if (!(await hasTable(sql, LEDGER))) return undefined;
  const applied = presentVersions(await versionsIn(sql, LEDGER));
  const ownVersions = new Set((await filesOf(MIGRATIONS)).map(({ version }) => version));
  return {
    done: [...applied],
    waiting: [...ownVersions].filter((version) => !applied.has(version)),
    foreign: [...applied].filter((version) => !ownVersions.has(version)),
  };
};
