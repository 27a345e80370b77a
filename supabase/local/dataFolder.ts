import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { finishReplacement } from './backup/replacement';
import { announce, findOther, UNDECIDED } from './folderLock';
import { Refusal } from './refusal';

/** How long a host that was told to stop may take to let go. */
const PATIENCE_MS = 2_000;

/**
 * Tells the others first and looks for them then: of two that come at once at least one sees the other, and both may
 * step back, each for a while of its own.
 */
const lock = async (folder: string): Promise<() => Promise<void>> => {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { name, take, withdraw } = await announce(folder);
    const other = await findOther(folder, name).catch(async (error: Error) => {
      await withdraw();
      throw error;
    });
    if (!other) {
      take();
      return withdraw;
    }
    await withdraw();
    if (other !== UNDECIDED && Date.now() > deadline) {
      throw new Refusal(
        `The data folder ${folder} is in use by ${other}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    await setTimeout(50 + Math.random() * 200);
  }
};

/**
 * Makes this process the only user of the data folder and returns how to give it back. Two processes on one embedded
 * database would destroy it, and it takes no lock itself. They may run in two containers, which know nothing of each
 * other's processes: what is asked is a socket in the folder. A restore that was interrupted is finished first.
 *
 * Throws a {@link Refusal} when another process holds the folder, or when it cannot be told.
 */
export const claimFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new Refusal(`The data folder ${folder} cannot be made: ${error.message}.`);
  });
  const release = await lock(folder).catch((error: Error) => {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `The data folder ${folder} cannot be locked: ${error.message}. It must be one that this user may write to, on a file system that holds Unix sockets.`,
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

/** Whether anything is at this path: what may not be looked at counts as nothing. */
export const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Makes a folder by `fill`, whole or not at all: what an interrupted earlier attempt left is thrown away. */
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
