import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import type { Database, Sql } from './database';
import { inRepository } from '../paths';
import { Refusal } from '../refusal';

/** An arbitrary advisory lock number, so that of hosts which start at once one prepares the database, and the others wait. */
const PREPARATION_LOCK = 20260101;

type Transactions = Pick<Database, 'transaction'>;

/** A transaction that no other host which prepares the same database runs beside. */
export const prepare = <Result>(
  database: Transactions,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1)', [PREPARATION_LOCK]);
    return work(sql);
  });

/** Runs the new files of `folder` in the order of their names, each in one transaction and recorded in `ledger`. */
const applyNew = async (
  database: Transactions,
  folder: string,
  ledger: string,
  only?: ReadonlySet<string>,
): Promise<void> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const file of files) {
    const [, version = '', name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (only && !only.has(version)) continue;
    const statements = await readFile(path.join(folder, file), 'utf8');
    await prepare(database, async (sql) => {
      const known = await sql.query(`select from ${ledger} where version = $1`, [version]);
      if (known.length > 0) return;
      await sql.script(statements).catch((error: Error) => {
        throw new Refusal(`The migration ${file} failed: ${error.message}`);
      });
      await sql.query(`insert into ${ledger} (version, name, statements) values ($1, $2, array[$3])`, [
        version,
        name,
        statements,
      ]);
    });
  }
};

const PLATFORM = inRepository('supabase/local/database/platform');
const MIGRATIONS = inRepository('supabase/migrations');

/** The versions of all migrations that this version of the product knows. */
export const knownVersions = async (): Promise<Set<string>> => {
  const names = [...(await readdir(PLATFORM)), ...(await readdir(MIGRATIONS))];
  return new Set(names.flatMap((name) => /^\d+/.exec(name)?.[0] ?? []));
};

/**
 * Migrates the database to what this version of the product expects; the ledger is the Supabase CLI's. Another folder
 * gives another version, and so does `only`. Throws a {@link Refusal} that names the file that failed.
 */
export const migrate = async (
  database: Transactions,
  folder = MIGRATIONS,
  only?: ReadonlySet<string>,
): Promise<void> => {
  await prepare(database, (sql) =>
    sql.script(`
    ${getAuthSchemaSql()}
    ${SUPABASE_AUTH_HELPERS_SQL}
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
    create table if not exists supabase_migrations.platform_migrations (version text primary key, statements text[], name text);
    create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);`),
  );
  await applyNew(database, PLATFORM, 'supabase_migrations.platform_migrations', only);
  await applyNew(database, folder, 'supabase_migrations.schema_migrations', only);
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
