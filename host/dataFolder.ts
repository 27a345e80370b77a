import { chmod, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { finishReplacement } from './backup/replacement';
import { lockFolder } from './folderLock';
import { Refusal } from './refusal';

/** Where a data folder keeps its keys and the admin's first password. */
export const secretsFile = (folder: string): string => path.join(folder, 'secrets.json');

/** How long a host that is stopping may take to release the folder. */
const LOCK_TIMEOUT_MS = 2_000;

const lock = (folder: string): Promise<() => Promise<void>> => {
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  return lockFolder(folder, (holder) => {
    if (Date.now() > deadline)
      throw new Refusal(
        `The data folder ${folder} is in use by ${holder}. Stop it, or set DATA_DIR to another folder.`,
      );
  });
};

/**
 * Makes this process the only user of the data folder and returns a function to release it. Two processes on one embedded
 * database would corrupt it, and it takes no lock itself. They may run in two containers, which cannot see each other's
 * processes, so the lock is a socket in the folder. Also finishes an interrupted restore.
 *
 * Throws a {@link Refusal} if another process holds the folder, or if that cannot be determined.
 */
export const lockDataFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new Refusal(`The data folder ${folder} cannot be created: ${error.message}.`);
  });
  const release = await lock(folder).catch((error: Error) => {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `The data folder ${folder} cannot be locked: ${error.message}. This user must be able to write to it, and its file system must support Unix sockets.`,
    );
  });
  try {
    await finishReplacement(folder);
  } catch (error) {
    await release();
    throw error;
  }
  return release;
};

/**
 * Keeps other users of this machine out of a folder. Throws a {@link Refusal} if that is not possible: what is in it is not
 * for them.
 */
export const makePrivate = async (folder: string): Promise<void> => {
  const { mode } = await stat(folder);
  if (process.platform === 'win32' || (mode & 0o077) === 0) return;
  await chmod(folder, 0o700).catch(({ message }: Error) => {
    throw new Refusal(
      `The folder ${folder} can be read by other users of this machine, and this cannot be changed: ${message}.`,
    );
  });
};

/** Whether this path exists: one that cannot be accessed counts as missing. */
export const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Creates a folder with `fill`, atomically: what an interrupted earlier attempt left behind is deleted. */
export const makeFolderOnce = async (
  folder: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> => {
  if (await exists(folder)) return;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await fill(draft);
  await rename(draft, folder);
};
