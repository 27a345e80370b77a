import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { flushNames, settle } from './toDisk';

const DRAFT = 'replacement.new';
/** The new data is whole: from here on it is put in place, by whoever claims the folder next if need be. */
const DECIDED = 'replacement';
/** Nothing of the former data is left in the folder. */
const CLEARED = 'replacement.cleared';
/** Where in these folders the new data waits. The former data stands beside it. */
const INCOMING = 'incoming.new';

/** Whether an entry of a data folder is of its data, and not a lock, a backup, former data or something half made. */
export const isData = (name: string): boolean =>
  !/^(lock(\..+)?|backups|before-.+|replacement(\..+)?|.+\.new)$/.test(name);

const moveAll = async (names: string[], from: string, to: string): Promise<void> => {
  for (const name of names) await rename(path.join(from, name), path.join(to, name));
};

/**
 * Finishes what {@link replaceData} has begun. It may be interrupted after each step and called again.
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
 * Replaces all data of a folder by what `fill` makes; when that throws, nothing is changed. All of it happens inside the
 * folder: where that is a disk of its own, as in a container, it cannot be renamed and nothing can be put beside it.
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
  await settle(draft, path.join(folder, DECIDED));
  return finishReplacement(folder);
};
