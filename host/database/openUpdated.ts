import { rm } from 'node:fs/promises';
import path from 'node:path';
import { backUpLocked } from '../backup/backup';
import { suffixOf } from '../backup/names';
import { writeRows } from '../backup/writeRows';
import type { Settings } from '../settings';
import type { Database } from './database';
import { migrate, olderVersion } from './migrations';
import { openDatabase } from './openDatabase';

/**
 * Makes the backup before an update, by `write`. There is one file for each version, made anew by each start that has to migrate
 * it: a host that fails again and again fills no disk.
 */
const backUpOlder = async (
  { backups: { dir, key } }: Settings,
  older: string,
  write: (file: string) => Promise<unknown>,
): Promise<void> => {
  const file = path.join(dir, `before-update-of-${older}${suffixOf(key)}`);
  await rm(file, { force: true });
  await write(file);
  console.log(`The data is of an older version. A backup of it, before it is migrated: ${file}`);
};

/** A data folder is backed up as files, which the older version itself can restore once they are decrypted. */
const openFolder = async (settings: Settings): Promise<Database> => {
  const { dataDir, backups } = settings;
  const database = await openDatabase(settings);
  const older = await olderVersion(database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  if (!older) return database;
  await database.close();
  await backUpOlder(settings, older, (file) => backUpLocked(dataDir, file, backups.key));
  return openDatabase(settings);
};

/** The folder of a host on a server may be in memory: its database is backed up where a place for backups was named. */
const isPlaceNamed = ({ dataDir, backups: { dir, everyHours } }: Settings): boolean =>
  everyHours !== undefined || dir !== path.join(dataDir, 'backups');

const beforeUpdate =
  (settings: Settings, database: Database) =>
  async (older: string): Promise<void> => {
    if (isPlaceNamed(settings))
      return backUpOlder(settings, older, (file) =>
        writeRows(database, file, settings.backups.key, settings.dataDir),
      );
    console.log(
      'The data is of an older version, and BACKUP_DIR is not set: it is migrated without a backup.',
    );
  };

/**
 * The database in the settings, migrated to this version. Data of an older one is backed up first, and is as it was if this
 * fails. The caller holds the lock of the data folder. Throws a Refusal if there is no database, if the backup cannot be
 * written, or if a migration fails.
 */
export const openUpdated = async (settings: Settings): Promise<Database> => {
  const isServer = settings.databaseUrl !== undefined;
  const database = await (isServer ? openDatabase(settings) : openFolder(settings));
  try {
    await migrate(database, undefined, undefined, isServer ? beforeUpdate(settings, database) : undefined);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
