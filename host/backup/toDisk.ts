import { open, readdir, rename } from 'node:fs/promises';
import path from 'node:path';

/** A new name is stored in its folder, not in the file. Systems that cannot flush a folder persist names themselves. */
const flushFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
};

/** Flushes the names of everything in a folder to disk, so that they survive a power failure. */
export const flushNames = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory());
  for (const { parentPath, name } of below) await flushFolder(path.join(parentPath, name));
  await flushFolder(folder);
};

/** Flushes all files of a folder to disk, which somebody else has written. */
export const flushFiles = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const handle = await open(path.join(parentPath, name), 'r+');
    await handle.sync();
    await handle.close();
  }
};

/** Gives a file or folder that is complete and on disk its final name. */
export const moveDurably = async (draft: string, final: string): Promise<void> => {
  await rename(draft, final);
  await flushFolder(path.dirname(final));
};
