import path from 'node:path';
import { type Database, openPglite } from './database';
import { openPostgres } from './openPostgres';
import { makeFolderOnce, makePrivate } from '../dataFolder';
import { Refusal } from '../refusal';
import type { Settings } from '../settings';

/** A move that was interrupted has left tables without their rows, triggers and references (backup/move.ts). */
const assertMoved = async (database: Database): Promise<void> => {
  const [row] = await database.query<{ moving: boolean }>(
    `select to_regnamespace('carmine_move') is not null as moving`,
  );
  if (!row?.moving) return;
  await database.close();
  throw new Refusal('A move into this database is not finished. Run npm run host -- move again.');
};

const connect = async (url: string): Promise<Database> => {
  const database = openPostgres(url);
  try {
    await database.query('select 1');
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    await database.close();
    const { host, pathname } = new URL(url); // never the password
    throw new Refusal(`DATABASE_URL: the database ${host}${pathname} cannot be used: ${message || code}.`);
  }
  await assertMoved(database);
  return database;
};

/**
 * The database in the settings: a server, or files in the data folder that are created on the first start.
 * Throws a {@link Refusal} if the server cannot be used.
 */
export const openDatabase = async ({ databaseUrl, dataDir }: Settings): Promise<Database> => {
  if (databaseUrl) return connect(databaseUrl);
  const folder = path.join(dataDir, 'database');
  await makeFolderOnce(folder, async (draft) => {
    await (await openPglite(draft)).close();
  });
  await makePrivate(folder); // the data folder itself may belong to another user, as a mounted volume does
  return openPglite(folder);
};
