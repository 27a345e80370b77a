import { open, readdir, rename } from 'node:fs/promises';
import path from 'node:path';

/** A new name is in its folder, not in the file. Not every system lets a folder be flushed: those see to it themselves. */
const flushFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
};

/** The names of everything in a folder are on the disk then, where a power failure leaves them. */
export const flushNames = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory());
  for (const { parentPath, name } of below) await flushFolder(path.join(parentPath, name));
  await flushFolder(folder);
};

/** Gives what is whole, and on the disk, its name for good. */
export const settle = async (draft: string, final: string): Promise<void> => {
  await rename(draft, final);
  await flushFolder(path.dirname(final));
};
