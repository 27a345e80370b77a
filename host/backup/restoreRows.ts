import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exists, secretsFile } from '../dataFolder';
import { type Database, openPglite, type Sql } from '../database/database';
import { hasTable } from '../database/hasTable';
import { knownVersions, migrate } from '../database/migrations';
import { isOfBefore1, presentVersions } from '../database/versions';
import { inRepository } from '../paths';
import { type Entry, readArchive } from './archive';
import { type Amount, amountOf, CONTENTS, type Contents } from './contents';
import { unpackEntry } from './files';
import {
  beginLoading,
  differencesOf,
  digestsOf,
  finishLoading,
  fixSettings,
  insertLines,
  listTables,
  setSequences,
} from './rows';
import { flushFiles } from './toDisk';

/**
 * What waited when the backup was made may have left since, so a person decides (decision 009), as far as there is something to
 * press: an answer of a chat and an alert are sent. Older versions of the table lack some of its columns.
 */
const HOLD_MAILS = `
  update private.queued_mail as mail
  set state = case when to_jsonb(mail) ->> 'newsletter' is null then 'unknown' else 'failed' end, updated_at = now(),
    reason = 'A backup was restored, so nobody can tell whether it left.'
  where state in ('waiting', 'sending') and coalesce(to_jsonb(mail) ->> 'chat', to_jsonb(mail) ->> 'alert') is null`;

type Transactions = Pick<Database, 'transaction'>;

/** Makes the tables of a backup in an empty database. Throws if this version of the product does not know them all. */
export const makeTables = async (database: Transactions, versions: readonly string[]): Promise<void> => {
  const knownToProduct = await knownVersions();
  const present = presentVersions(new Set(versions));
  if (isOfBefore1(present)) throw new Error('it is of a version before 1.0');
  const foreign = [...present].find((version) => !knownToProduct.has(version));
  if (foreign) throw new Error(`it comes from a newer version of the product (migration ${foreign})`);
  await migrate(database, undefined, present);
};

/**
 * Fills an empty database from a backup of rows, and compares every table with what was backed up. Other files go to
 * `onFile`. Throws if the backup is damaged, or if a row is missing or another.
 */
const loadRows = async (
  database: Transactions,
  file: string,
  { versions, tables, digests, sequences }: Contents,
  key: string | undefined,
  onFile: (entry: Entry, sql: Sql) => Promise<void>,
): Promise<Amount> => {
  await makeTables(database, versions);
  return database.transaction(async (sql) => {
    await fixSettings(sql);
    const references = await beginLoading(sql, tables);
    for await (const entry of readArchive(file, key)) {
      const [, at] = /^rows\/(\d+)\/\d+$/.exec(entry.name) ?? [];
      const table = at === undefined ? undefined : tables[Number(at)];
      if (table) await insertLines(sql, table, entry.content.toString('utf8').split('\n'));
      else if (entry.name !== CONTENTS) await onFile(entry, sql);
    }
    await finishLoading(sql, tables, references);
    await setSequences(sql, sequences);
    const differences = differencesOf(digests, await digestsOf(sql, tables));
    if (differences.length > 0) throw new Error(`it does not give the same rows: ${differences.join(', ')}`);
    const has = (table: string) => tables.some(({ name }) => name === table);
    // In the backup, the run that made it is still under way.
    if (has('private.backup_runs'))
      await sql.script('delete from private.backup_runs where ended_at is null');
    if (has('private.queued_mail')) await sql.script(HOLD_MAILS);
    return amountOf(digests);
  });
};

/** Older versions kept the keys of a server's host in its folder alone. */
const sharesKeys = (sql: Pick<Sql, 'query'>): Promise<boolean> => hasTable(sql, 'auth.host_keys');

/** Fills an empty data folder, of a backup from wherever. */
export const restoreToFolder = async (
  file: string,
  contents: Contents,
  folder: string,
  key?: string,
): Promise<Amount> => {
  const database = await openPglite(path.join(folder, 'database'));
  try {
    const amount = await loadRows(database, file, contents, key, (entry) => unpackEntry(entry, folder));
    if (await exists(secretsFile(folder))) return amount;
    if (!(await sharesKeys(database))) throw new Error('it is incomplete');
    const [shared] = await database.query<{ keys: string }>('select keys::text as keys from auth.host_keys');
    if (shared) await writeFile(secretsFile(folder), shared.keys, { mode: 0o600, flush: true });
    return amount;
  } finally {
    await database.close();
    await flushFiles(folder);
  }
};

/** Whether a database has nothing of the product in it. */
export const isEmpty = async (sql: Sql): Promise<boolean> => (await listTables(sql)).length === 0;

/** The keys of a data folder become those of all hosts of the server. */
export const shareFolderKeys = async (sql: Sql, keys: string): Promise<void> =>
  void (await sql.query('insert into auth.host_keys (keys) values ($1::text::jsonb) on conflict do nothing', [
    keys,
  ]));

/** Fills the database of a server in one transaction: a backup that cannot be restored changes nothing. */
export const restoreToServer = (
  database: Transactions,
  file: string,
  contents: Contents,
  key?: string,
): Promise<Amount> =>
  database.transaction(async (sql) => {
    if (!(await isEmpty(sql)))
      await sql.script(await readFile(inRepository('host/database/beforeRestore.sql'), 'utf8'));
    const inside: Transactions = { transaction: (work) => work(sql) };
    let keys: string | undefined;
    const amount = await loadRows(inside, file, contents, key, ({ name, content }) => {
      if (name === 'secrets.json') keys = content.toString('utf8');
      return Promise.resolve();
    });
    // After the rows were compared: an embedded database has its keys in a file alone.
    if (keys && (await sharesKeys(sql))) await shareFolderKeys(sql, keys);
    return amount;
  });
