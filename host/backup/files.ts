import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Entry } from './archive';
import { isData } from './replacement';

/** All data except the files that name a Postgres process. */
const belongs = (name: string): boolean =>
  isData(name.split('/', 1)[0] ?? '') && !/(^|\/)postmaster\.pid$/.test(name);

/** The files and folders of a data folder that belong to its data, by their names. */
export const filesOf = async (folder: string): Promise<{ files: string[]; folders: string[] }> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const relative = (entry: (typeof entries)[number]) =>
    path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
  const names = (some: typeof entries) => some.map(relative).filter(belongs).sort();
  return {
    files: names(entries.filter((entry) => entry.isFile())),
    folders: names(entries.filter((entry) => entry.isDirectory())),
  };
};

/** One file of a data folder as an entry of an archive. */
export const entryOf = async (dataDir: string, name: string): Promise<Entry> => {
  const content = await readFile(path.join(dataDir, name));
  const { mode } = await stat(path.join(dataDir, name));
  return { name, mode, content };
};

/** Writes an entry of an archive to a folder, and to the disk. */
export const unpackEntry = async ({ name, mode, content }: Entry, folder: string): Promise<void> => {
  const target = path.join(folder, name);
  if (name.endsWith('/')) {
    await mkdir(target, { recursive: true, mode: 0o700 });
    return;
  }
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await writeFile(target, content, { mode, flush: true });
  await chmod(target, mode);
};
