import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { flushNames, moveDurably } from './toDisk';

const DRAFT = 'replacement.new';
/** The new data is complete: from here on it will be moved into place, if necessary by the next to claim the folder. */
const DECIDED = 'replacement';
/** None of the former data is left in the data folder itself. */
const CLEARED = 'replacement.cleared';
/** The subfolder of these that holds the new data. The former data is moved next to it. */
const INCOMING = 'incoming.new';

/** Whether an entry of a data folder is data, and not a lock, a backup, former data or something unfinished. */
export const isData = (name: string): boolean =>
  !/^(lock(\..+)?|backups|before-.+|replacement(\..+)?|.+\.new)$/.test(name);

const moveAll = async (names: string[], from: string, to: string): Promise<void> => {
  for (const name of names) await rename(path.join(from, name), path.join(to, name));
};

/**
 * Finishes what {@link replaceData} started. It can be interrupted after each step and called again.
 * Returns where the former data is now, if there was any.
 */
export const finishReplacement = async (folder: string): Promise<string | undefined> => {
  const names = await readdir(folder);
  const cleared = path.join(folder, CLEARED);
  if (names.includes(DECIDED)) {
    await moveAll(names.filter(isData), folder, path.join(folder, DECIDED));
    await rename(path.join(folder, DECIDED), cleared);
  } else if (!names.includes(CLEARED)) return undefined;
  if ((await readdir(cleared)).includes(INCOMING)) {
    const incoming = path.join(cleared, INCOMING);
    await moveAll(await readdir(incoming), incoming, folder);
    await rmdir(incoming);
  }
  if ((await readdir(cleared)).length === 0) {
    await rmdir(cleared);
    return undefined;
  }
  const former = path.join(folder, `before-${new Date().toISOString().replace(/\W/g, '')}`);
  await rename(cleared, former);
  return former;
};

/**
 * Replaces all data in a folder with what `fill` creates; if that throws, nothing changes. All of it happens inside the
 * folder: a mount point, as in a container, cannot be renamed, and nothing can be placed next to it.
 * Returns where the former data is now, if there was any.
 */
export const replaceData = async (
  folder: string,
  fill: (incoming: string) => Promise<void>,
): Promise<string | undefined> => {
  const draft = path.join(folder, DRAFT);
  await rm(draft, { recursive: true, force: true });
  try {
    await mkdir(path.join(draft, INCOMING), { recursive: true, mode: 0o700 });
    await fill(path.join(draft, INCOMING));
    await flushNames(draft);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await moveDurably(draft, path.join(folder, DECIDED));
  return finishReplacement(folder);
};
