import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exists, lockDataFolder, secretsFile } from '../dataFolder';
import { type Database, openPglite, type Sql } from '../database/database';
import { openPostgres } from '../database/openPostgres';
import { hasTable } from '../database/hasTable';
import { inRepository } from '../paths';
import { Refusal } from '../refusal';
import { type Amount, amountOf, amountText, type Contents, contentsOf } from './contents';
import { isEmpty, makeTables, shareFolderKeys } from './restoreRows';
import {
  beginLoading,
  differencesOf,
  digestsOf,
  finishLoading,
  fixSettings,
  insertLines,
  pagesOf,
  type Reference,
  setSequences,
} from './rows';

/** Rows of one moment: the folder is locked, and nobody else writes. */
const inSnapshot = <Result>(database: Database, work: (sql: Sql) => Promise<Result>): Promise<Result> =>
  database.transaction(async (sql) => {
    await fixSettings(sql);
    return work(sql);
  });

/** What must not have changed since a move began. */
const fingerprintOf = ({ versions, digests }: Contents): string =>
  createHash('sha256')
    .update(JSON.stringify([versions, digests]))
    .digest('hex');

interface Progress {
  source: string;
  /** Null until the tables are made. */
  dropped: Reference[] | null;
}

const progressOf = async (sql: Sql): Promise<Progress | undefined> => {
  if (!(await hasTable(sql, 'carmine_move.progress'))) return undefined;
  const [progress] = await sql.query<Progress>('select source, dropped from carmine_move.progress');
  return progress;
};

/** Begins in an empty database, or anew in one where a move began whose source has changed since. */
const begin = (target: Database, source: string): Promise<void> =>
  target.transaction(async (sql) => {
    if (await progressOf(sql))
      await sql.script(await readFile(inRepository('host/database/beforeRestore.sql'), 'utf8'));
    await sql.script(`drop schema if exists carmine_move cascade;
      create schema carmine_move;
      create table carmine_move.progress (source text not null, dropped jsonb);
      create table carmine_move.moved (name text primary key, next bigint not null, done boolean not null)`);
    await sql.query('insert into carmine_move.progress (source) values ($1)', [source]);
  });

const makeTarget = async (target: Database, { versions, tables }: Contents): Promise<void> => {
  await makeTables(target, versions);
  await inSnapshot(target, async (sql) => {
    const dropped = await beginLoading(sql, tables);
    await sql.query('update carmine_move.progress set dropped = $1::text::jsonb', [JSON.stringify(dropped)]);
  });
};

/** Each page is committed together with how far it goes, so that none is stored twice. */
const moveRows = async (
  source: Sql,
  target: Database,
  { tables, digests }: Contents,
  say: (text: string) => void,
): Promise<void> => {
  const moved = await target.query<{ name: string; next: string; done: boolean }>(
    'select name, next::text, done from carmine_move.moved',
  );
  for (const [at, table] of tables.entries()) {
    const before = moved.find(({ name }) => name === table.name);
    const record = (sql: Sql, next: number, isDone: boolean) =>
      sql.query(
        `insert into carmine_move.moved (name, next, done) values ($1, $2::text::bigint, $3)
         on conflict (name) do update set next = excluded.next, done = excluded.done`,
        [table.name, String(next), isDone],
      );
    if (!before?.done) {
      for await (const { lines, next } of pagesOf(source, table, Number(before?.next ?? 0)))
        await inSnapshot(target, async (sql) => {
          await insertLines(sql, table, lines);
          await record(sql, next, false);
        });
      await record(target, 0, true);
    }
    say(`${at + 1} of ${tables.length}: ${table.name}, ${digests[table.name]?.rows ?? 0} rows`);
  }
};

const finish = (target: Database, contents: Contents, dropped: Reference[], keys: string): Promise<void> =>
  inSnapshot(target, async (sql) => {
    await finishLoading(sql, contents.tables, dropped);
    await setSequences(sql, contents.sequences);
    const differences = differencesOf(contents.digests, await digestsOf(sql, contents.tables));
    if (differences.length > 0)
      throw new Refusal(
        `The rows have not arrived as they are: ${differences.join(', ')}. Empty the database, and move again.`,
      );
    await shareFolderKeys(sql, keys);
    await sql.script('drop schema carmine_move cascade');
  });

/** All of the target's work is in transactions of its own: an end at any moment leaves what the next call continues. */
const moveBetween = async (
  source: Database,
  target: Database,
  keys: string,
  say: (text: string) => void,
): Promise<Amount> =>
  inSnapshot(source, async (reading) => {
    say('Counting the rows …');
    const contents = await contentsOf(reading);
    const fingerprint = fingerprintOf(contents);
    const progress = await progressOf(target);
    if (!progress && !(await isEmpty(target)))
      throw new Refusal('The database of DATABASE_URL is not empty. Move into a new one.');
    if (progress?.source === fingerprint) say('Continuing …');
    else await begin(target, fingerprint);
    if (!(await progressOf(target))?.dropped) {
      say('Making the tables …');
      await makeTarget(target, contents);
    }
    await moveRows(reading, target, contents, say);
    say('Comparing …');
    await finish(target, contents, (await progressOf(target))?.dropped ?? [], keys);
    return amountOf(contents.digests);
  });

/**
 * Moves an embedded database, whose host must be stopped, to an empty database of a server, and compares all rows. Called
 * again after an interruption it continues. The data folder stays as it is. Throws a {@link Refusal}.
 */
export const move = async (
  dataDir: string,
  databaseUrl: string,
  say: (text: string) => void,
): Promise<string> => {
  const folder = path.join(dataDir, 'database');
  if (!(await exists(folder))) throw new Refusal(`There is no database in ${dataDir}.`);
  const release = await lockDataFolder(dataDir);
  try {
    const source = await openPglite(folder);
    const target = openPostgres(databaseUrl);
    try {
      return amountText(await moveBetween(source, target, await readFile(secretsFile(dataDir), 'utf8'), say));
    } finally {
      await target.close();
      await source.close();
    }
  } finally {
    await release();
  }
};
