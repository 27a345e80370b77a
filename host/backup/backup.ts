import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockDataFolder, exists } from '../dataFolder';
import { Refusal } from '../refusal';
import { readArchive, writeArchive } from './archive';
import { amountText, readContents } from './contents';
import { entryOf, filesOf, unpackEntry } from './files';
import { isData, replaceData } from './replacement';

/**
 * Writes the whole data folder (database, accounts, keys, stored mail) into one `.tar.gz` that only its owner can read,
 * encrypted if there is a key. The caller holds the folder's lock, and its database is closed. Returns the number of files.
 * Throws a {@link Refusal} if the file exists or cannot be written.
 */
export const backUpLocked = async (dataDir: string, file: string, key?: string): Promise<number> => {
  const { files, folders } = await filesOf(dataDir);
  await writeArchive(file, 1, key, async (put) => {
    // Postgres needs its empty folders too: each is stored as a name with a trailing slash.
    for (const name of folders) await put({ name: `${name}/`, mode: 0o700, content: Buffer.alloc(0) });
    for (const name of files) await put(await entryOf(dataDir, name));
  });
  return files.length;
};

/** The same for a folder that no host uses. Throws a {@link Refusal} if one does. */
export const backUp = async (dataDir: string, file: string, key?: string): Promise<number> => {
  if (!(await exists(path.join(dataDir, 'secrets.json')))) {
    throw new Refusal(`There is no data folder at ${dataDir}.`);
  }
  const release = await lockDataFolder(dataDir);
  return backUpLocked(dataDir, file, key).finally(release);
};

/** Unpacks the files of a data folder. Throws if anything is missing or altered, or if it is not a backup of this product. */
const unpack = async (file: string, folder: string, key?: string): Promise<string> => {
  let files = 0;
  let hasKeys = false;
  for await (const entry of readArchive(file, key)) {
    await unpackEntry(entry, folder);
    if (!entry.name.endsWith('/')) files += 1;
    hasKeys ||= entry.name === 'secrets.json';
  }
  if (!hasKeys) throw new Error('it is incomplete');
  return `${files} files`;
};

/** Fills an empty folder from a backup of either kind, and returns of how much. */
const fillFolder = async (file: string, folder: string, key?: string): Promise<string> => {
  const contents = await readContents(file, key);
  if (!contents) return unpack(file, folder, key);
  const { restoreToFolder } = await import('./restoreRows'); // with the database engine
  return amountText(await restoreToFolder(file, contents, folder, key));
};

/** Restores a backup into an empty embedded database, which is removed again. Throws if it cannot be restored. */
export const checkBackup = async (file: string, scratch: string, key?: string): Promise<string> => {
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  try {
    return await fillFolder(file, scratch, key);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

export interface Restored {
  /** How much, in words. */
  amount: string;
  /** Where the former data is now. */
  former?: string;
}

/**
 * Fills the data folder from a backup. The whole backup is read, verified and unpacked first: a damaged one changes
 * nothing. Existing data is moved aside with `replace`; without it, the restore is refused.
 */
export const restore = async (
  file: string,
  dataDir: string,
  replace: boolean,
  key?: string,
): Promise<Restored> => {
  if (!(await exists(file))) throw new Refusal(`There is no file ${file}.`);
  const release = await lockDataFolder(dataDir);
  try {
    if (!replace && (await readdir(dataDir)).some(isData)) {
      throw new Refusal(
        `${dataDir} already contains data. Add --replace to move it aside, or set DATA_DIR to another folder.`,
      );
    }
    let amount = '';
    const former = await replaceData(dataDir, async (incoming) => {
      amount = await fillFolder(file, incoming, key).catch((error: Error) => {
        throw new Refusal(`${file} cannot be restored: ${error.message}. Nothing was changed.`);
      });
    });
    return { amount, former };
  } finally {
    await release();
  }
};
