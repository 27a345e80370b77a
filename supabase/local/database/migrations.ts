import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import type { Database, Sql } from './database';
import { inRepository } from '../paths';
import { Refusal } from '../refusal';

/** An arbitrary advisory lock number, so that of hosts which start at once one prepares the database, and the others wait. */
const PREPARATION_LOCK = 20260101;

/** A transaction that no other host which prepares the same database runs beside. */
export const prepare = <Result>(database: Database, work: (sql: Sql) => Promise<Result>): Promise<Result> =>
  database.transaction(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1)', [PREPARATION_LOCK]);
    return work(sql);
  });

const LEDGER = 'supabase_migrations.schema_migrations';

const MIGRATIONS = inRepository('supabase/migrations');

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

/** Runs the new files of `folder` in the order of their names, each recorded in `ledger`. */
const applyNew = async (sql: Sql, folder: string, ledger: string): Promise<void> => {
  const known = new Set(
    (await sql.query<{ version: string }>(`select version from ${ledger}`)).map(({ version }) => version),
  );
  for (const file of await filesOf(folder)) {
    const [, version = '', name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (known.has(version)) continue;
    const statements = await readFile(path.join(folder, file), 'utf8');
    await sql.script(statements).catch((error: Error) => {
      throw new Refusal(`The migration ${file} failed: ${error.message}`);
    });
    await sql.query(`insert into ${ledger} (version, name, statements) values ($1, $2, array[$3])`, [
      version,
      name,
      statements,
    ]);
  }
};

/**
 * Migrates the database to what this version of the product expects, in one transaction: if a file fails, the database is still
 * that of the version before. The ledger is the Supabase CLI's. Another folder gives another version.
 * Throws a {@link Refusal} that names the file that failed.
 */
export const migrate = (database: Database, folder = MIGRATIONS): Promise<void> =>
  prepare(database, async (sql) => {
    await sql.script(`
    ${getAuthSchemaSql()}
    ${SUPABASE_AUTH_HELPERS_SQL}
    create schema if not exists supabase_migrations;
    create table if not exists ${LEDGER} (version text primary key, statements text[], name text);
    create table if not exists supabase_migrations.platform_migrations (version text primary key, statements text[], name text);
    create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);`);
    await applyNew(
      sql,
      inRepository('supabase/local/database/platform'),
      'supabase_migrations.platform_migrations',
    );
    await applyNew(sql, folder, LEDGER);
  });

/** The newest migration of a database that an older version has made and this one would migrate; undefined of any other. */
export const olderVersion = async (sql: Sql): Promise<string | undefined> => {
  const [ledger] = await sql.query<{ exists: boolean }>(`select to_regclass($1) is not null as exists`, [
    LEDGER,
  ]);
  if (!ledger?.exists) return undefined;
  const known = await sql.query<{ version: string }>(`select version from ${LEDGER} order by version`);
  const versions = new Set(known.map(({ version }) => version));
  const isNew = (file: string): boolean => !versions.has(file.slice(0, file.indexOf('_')));
  return (await filesOf(MIGRATIONS)).some(isNew) ? known.at(-1)?.version : undefined;
};

/** Fills a database with the demo data, only once, and never if it already has consignments. */
export const seedOnce = async (database: Database): Promise<void> => {
  const file = 'supabase/seed.sql';
  const statements = await readFile(inRepository(file), 'utf8');
  const hash = createHash('sha256').update(statements).digest('hex');
  await prepare(database, async (sql) => {
    const taken = await sql.query(
      'select from supabase_migrations.seed_files union all (select from public.consignment limit 1)',
    );
    if (taken.length > 0) return;
    await sql.script(statements);
    await sql.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [file, hash]);
  });
};
