import path from 'node:path';
import { backUpLocked } from '../backup/backup';
import type { Settings } from '../settings';
import type { Database } from './database';
import { olderVersion } from './migrations';
import { openDatabase } from './openDatabase';

/** One file for each version, made anew by each start that has to migrate it: a host that fails again and again fills no disk. */
const backupOf = (dataDir: string, version: string): string =>
  path.join(dataDir, 'backups', `before-update-of-${version}.tar.gz`);

/**
 * The database in the settings, ready to be migrated: a data folder of an older version is backed up first. A server is not
 * (docs/updating.md). Throws a Refusal if there is no database, or if the backup cannot be written. The caller holds the lock.
 */
export const openForUpdate = async (settings: Settings): Promise<Database> => {
  const database = await openDatabase(settings);
  if (settings.databaseUrl) return database;
  const older = await olderVersion(database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  if (!older) return database;
  await database.close();
  const file = backupOf(settings.dataDir, older);
  await backUpLocked(settings.dataDir, file);
  console.log(`The data is of an older version. A backup of it, before it is migrated: ${file}`);
  return openDatabase(settings);
};
