import { randomBytes } from 'node:crypto';
import { copyFile, lstat, mkdir, readdir, readlink, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

type Move = typeof rename;

/**
 * On Windows, a folder cannot be renamed as long as any program has a file in it open, as a virus scanner does for moments
 * (https://learn.microsoft.com/windows/win32/api/winbase/nf-winbase-movefileexa).
 */
const PATIENCE_MS = 3_000;
const PAUSE_MS = 100;
const MAY_PASS = ['EACCES', 'EBUSY', 'EEXIST', 'ENOTEMPTY', 'EPERM'];

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

const patiently =
  (move: Move): Move =>
  async (from, to) => {
    for (const deadline = Date.now() + PATIENCE_MS; ;) {
      try {
        return await move(from, to);
      } catch (error) {
        if (!MAY_PASS.includes(codeOf(error)) || Date.now() > deadline) throw error;
      }
      await sleep(PAUSE_MS);
    }
  };

const infoOf = (file: string) => lstat(file).catch(() => undefined);

/** The folder that a symlink stands for, so that the link stays. */
const placeOf = async (target: string): Promise<string> =>
  (await infoOf(target))?.isSymbolicLink()
    ? placeOf(path.resolve(path.dirname(target), await readlink(target)))
    : target;

const DRAFT = 'draft-';
const FORMER = '.former';

const remove = (file: string) => rm(file, { recursive: true, force: true, maxRetries: 10 });

const entriesOf = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries.map((entry) => [
      path.relative(folder, path.join(entry.parentPath, entry.name)),
      entry.isDirectory(),
    ]),
  );
};

/** Files that refer to others come after them, and the one that says that all are there comes last. */
const turnOf = (name: string, last: string) => (name === last ? 2 : /\.html(\.\w+)?$/.test(name) ? 1 : 0);

/** File by file, where the folder itself cannot be replaced: it is a mount point, or in use. */
const replaceFiles = async (draft: string, place: string, last: string, move: Move): Promise<void> => {
  await mkdir(place, { recursive: true });
  await remove(path.join(place, last));
  const draftEntries = await entriesOf(draft);
  for (const [name, isFolder] of await entriesOf(place))
    if (draftEntries.has(name) && draftEntries.get(name) !== isFolder) await remove(path.join(place, name));
  const files = [...draftEntries].flatMap(([name, isFolder]) => (isFolder ? [] : [name]));
  for (const name of files.sort((first, other) => turnOf(first, last) - turnOf(other, last))) {
    const file = path.join(place, name);
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(path.join(draft, name), `${file}.new`);
    await move(`${file}.new`, file);
  }
  for (const name of (await entriesOf(place)).keys())
    if (!draftEntries.has(name)) await remove(path.join(place, name));
  await remove(draft);
};

/**
 * Puts the folder `draft` in the place of `target`, which is missing or the former one until then, and whole if this fails
 * ({@link restoreFormer} after a crash between its two steps). Where no folder can be renamed, it is replaced file by file: the one
 * named `last` is missing meanwhile.
 */
export const replaceFolder = async (
  draft: string,
  target: string,
  last: string,
  move: Move = rename,
): Promise<void> => {
  const place = await placeOf(target);
  const former = draft + FORMER;
  const moveOnce = patiently(move);
  try {
    await moveOnce(place, former).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
    });
    await moveOnce(draft, place);
  } catch {
    if (!(await infoOf(place)) && (await infoOf(former))) await moveOnce(former, place);
    await replaceFiles(draft, place, last, moveOnce);
  }
  await remove(former).catch(() => undefined); // still open somewhere: the next build removes it
};

/** Removes what interrupted builds have left in `room`, the folder of all drafts. A former folder goes back to where none is. */
export const restoreFormer = async (room: string, target: string): Promise<void> => {
  const place = await placeOf(target);
  for (const name of (await readdir(room)).filter((entry) => entry.startsWith(DRAFT))) {
    const leftOver = path.join(room, name);
    if (name.endsWith(FORMER) && !(await infoOf(place))) await rename(leftOver, place);
    else await remove(leftOver).catch(() => undefined); // still open somewhere
  }
};

/** A new folder for a build. */
export const makeDraft = async (room: string): Promise<string> => {
  const draft = path.join(room, `${DRAFT}${randomBytes(4).toString('hex')}`);
  await mkdir(draft);
  return draft;
};
