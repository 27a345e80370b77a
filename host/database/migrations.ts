import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import type { Database, Sql } from './database';
import { loadData } from './data';
import { filesOf, LEDGER, type LedgerState, MIGRATIONS, readLedger, versionsIn } from './ledger';
import { isOfBefore1 } from './versions';
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

const PLATFORM = inRepository('host/database/platform');

/** Runs the new files of `folder` in the order of their names, each recorded in `ledger`. */
const applyNew = async (
  sql: Sql,
  folder: string,
  ledger: string,
  only?: ReadonlySet<string>,
): Promise<void> => {
  const applied = await versionsIn(sql, ledger);
  for (const { file, version, name } of await filesOf(folder)) {
    if (applied.has(version) || (only && !only.has(version))) continue;
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

/** The versions of all migrations that this version of the product knows. */
export const knownVersions = async (): Promise<Set<string>> => {
  const files = [...(await filesOf(PLATFORM)), ...(await filesOf(MIGRATIONS))];
  return new Set(files.map(({ version }) => version));
};

/** The newest migration of a database that this version would migrate further; undefined of any other. */
const olderIn = ({ done, waiting }: LedgerState): string | undefined =>
  waiting.length > 0 ? done.at(-1) : undefined;

const BEFORE_1 =
  'The data is of a version before 1.0. Start version 1.0 with it once, and then this one (host/docs/updating.md).';

/**
 * The newest migration of a data folder that an older version has made and this one would migrate; undefined of any other. Throws a
 * {@link Refusal} if a newer version has migrated it, since this one would read and write it wrongly.
 */
export const olderVersion = async (sql: Sql): Promise<string | undefined> => {
  const ledger = await readLedger(sql);
  const [newer] = ledger?.foreign ?? [];
  if (ledger && isOfBefore1(new Set(ledger.done))) throw new Refusal(BEFORE_1);
  if (newer)
    throw new Refusal(
      `The data folder is of a newer version (migration ${newer}). Start that version, restore a backup from before it, or set DATA_DIR to another folder.`,
    );
  return ledger && olderIn(ledger);
};

/** Called before an older version's database is changed, with its newest migration. */
type BeforeUpdate = (older: string) => Promise<void>;

/**
 * Migrates the database to what this version of the product expects, in one transaction: if a file fails, the database is still
 * that of the version before. The ledger is the Supabase CLI's. Another folder gives another version, and so does `only`.
 * Throws a {@link Refusal} that names the file that failed.
 */
export const migrate = (
  database: Transactions,
  folder = MIGRATIONS,
  only?: ReadonlySet<string>,
  beforeUpdate?: BeforeUpdate,
): Promise<void> =>
  prepare(database, async (sql) => {
    if (beforeUpdate) {
      const ledger = await readLedger(sql);
      const older = ledger && olderIn(ledger);
      if (older) await beforeUpdate(older);
    }
    await sql.script(`
    ${getAuthSchemaSql()}
    ${SUPABASE_AUTH_HELPERS_SQL}
    create schema if not exists supabase_migrations;
    create table if not exists ${LEDGER} (version text primary key, statements text[], name text);
    create table if not exists supabase_migrations.platform_migrations (version text primary key, statements text[], name text);
    create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);`);
    await sql.script(await readFile(inRepository('supabase/from_1_0.sql'), 'utf8'));
    const applied = await versionsIn(sql, LEDGER);
    if (folder === MIGRATIONS && isOfBefore1(applied)) throw new Refusal(BEFORE_1);
    await applyNew(sql, PLATFORM, 'supabase_migrations.platform_migrations', only);
    await applyNew(sql, folder, LEDGER, only);
    if (applied.size === 0 && folder === MIGRATIONS && !only) await loadData(sql);
  });

/** Gives an empty database what the platform has, and nothing of the product. */
export const migratePlatform = async (database: Transactions): Promise<void> =>
  migrate(database, MIGRATIONS, new Set((await filesOf(PLATFORM)).map(({ version }) => version)));

/** The demonstration: twelve consignments, and the Tuesday of a company around them. */
export const DEMONSTRATION: readonly string[] = ['supabase/seed.sql', 'supabase/seed_company.sql'];

/** Fills a database with the demonstration, only once, and never if it has anything of a company. */
export const seedOnce = async (database: Database, files = DEMONSTRATION): Promise<void> => {
  const seeds = await Promise.all(files.map((file) => readFile(inRepository(file), 'utf8')));
  await prepare(database, async (sql) => {
    const existingRows = await sql.query(
      'select from supabase_migrations.seed_files union all select where not private.has_no_company()',
    );
    if (existingRows.length > 0) return;
    for (const [at, statements] of seeds.entries()) {
      const hash = createHash('sha256').update(statements).digest('hex');
      await sql.script(statements);
      await sql.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
        files[at],
        hash,
      ]);
    }
  });
};
