import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { lockDataFolder, exists } from '../dataFolder';
import { Refusal } from '../refusal';
import { isData, replaceData } from './replacement';
import { END, readEntries, writeEntry } from './tar';
import { moveDurably } from './toDisk';

const MANIFEST = 'carmine-cargo-backup.json';

interface Manifest {
  format: 1;
  createdAt: string;
  /** SHA-256 of each file. */
  files: Record<string, string>;
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** All data except the files that name a Postgres process. */
const belongs = (name: string): boolean =>
  isData(name.split('/', 1)[0] ?? '') && !/(^|\/)postmaster\.pid$/.test(name);

const filesOf = async (folder: string): Promise<{ files: string[]; folders: string[] }> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const relative = (entry: (typeof entries)[number]) =>
    path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
  const names = (some: typeof entries) => some.map(relative).filter(belongs).sort();
  return {
    files: names(entries.filter((entry) => entry.isFile())),
    folders: names(entries.filter((entry) => entry.isDirectory())),
  };
};

const cannotBeWritten =
  (file: string) =>
  ({ message }: Error): never => {
    throw new Refusal(`${file} cannot be written: ${message}.`);
  };

/**
 * Writes the whole data folder (database, accounts, keys, stored mail) into one `.tar.gz` that only its owner can read, in
 * place of what the file was. The caller holds the folder's lock, and its database is closed. Returns the number of files.
 * Throws a {@link Refusal} if the file cannot be written.
 */
export const backUpLocked = async (dataDir: string, file: string): Promise<number> => {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 }).catch(cannotBeWritten(file));
  const draft = `${file}.new`;
  try {
    const { files, folders } = await filesOf(dataDir);
    const gzip = createGzip();
    const out = createWriteStream(draft, { mode: 0o600, flush: true });
    const written = finished(out).catch(cannotBeWritten(file));
    written.catch(() => undefined); // handled where it is awaited, which may be later
    gzip.pipe(out);
    const put = async (bytes: Buffer): Promise<void> => {
      if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), written]);
    };
    const manifest: Manifest = { format: 1, createdAt: new Date().toISOString(), files: {} };
    // Postgres needs its empty folders too: each is stored as a name with a trailing slash.
    for (const name of folders) {
      manifest.files[`${name}/`] = sha256(Buffer.alloc(0));
      await put(writeEntry({ name: `${name}/`, mode: 0o700, content: Buffer.alloc(0) }));
    }
    for (const name of files) {
      const content = await readFile(path.join(dataDir, name));
      const { mode } = await stat(path.join(dataDir, name));
      manifest.files[name] = sha256(content);
      await put(writeEntry({ name, mode, content }));
    }
    await put(writeEntry({ name: MANIFEST, mode: 0o600, content: Buffer.from(JSON.stringify(manifest)) }));
    gzip.end(END);
    await written;
    await moveDurably(draft, file);
    return files.length;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined); // the first error is the one that matters
    throw error;
  }
};

/** The same for a folder that no host uses, and a new file. Throws a {@link Refusal} otherwise. */
export const backUp = async (dataDir: string, file: string): Promise<number> => {
  if (!(await exists(path.join(dataDir, 'secrets.json')))) {
    throw new Refusal(`There is no data folder at ${dataDir}.`);
  }
  if (await exists(file)) throw new Refusal(`${file} already exists. Choose another file.`);
  const release = await lockDataFolder(dataDir);
  return backUpLocked(dataDir, file).finally(release);
};

const isSafe = (name: string): boolean =>
  !path.isAbsolute(name) && !name.split('/').some((part) => part === '..' || part === '.');

/** Unpacks into an empty folder. Throws if anything is missing or altered, or if it is not a backup of this product. */
const unpack = async (file: string, folder: string): Promise<number> => {
  const found = new Map<string, string>();
  let manifest: Manifest | undefined;
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  for await (const { name, mode, content } of readEntries(source.pipe(gunzip))) {
    if (name === MANIFEST) {
      manifest = JSON.parse(content.toString('utf8')) as Manifest;
      continue;
    }
    if (!isSafe(name)) throw new Error(`it contains the unsafe path ${name}`);
    found.set(name, sha256(content));
    const target = path.join(folder, name);
    if (name.endsWith('/')) await mkdir(target, { recursive: true, mode: 0o700 });
    else {
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await writeFile(target, content, { mode, flush: true });
      await chmod(target, mode);
    }
  }
  if (manifest?.format !== 1) throw new Error('it is not a backup of this product');
  const listed = Object.entries(manifest.files);
  const isWhole = listed.length === found.size && listed.every(([name, hash]) => found.get(name) === hash);
  if (!isWhole || !found.has('secrets.json')) throw new Error('it is incomplete');
  return listed.filter(([name]) => !name.endsWith('/')).length;
};

export interface Restored {
  files: number;
  /** Where the former data is now. */
  former?: string;
}

/**
 * Fills the data folder from a backup. The whole backup is read, verified and unpacked first: a damaged one changes
 * nothing. Existing data is moved aside with `replace`; without it, the restore is refused.
 */
export const restore = async (file: string, dataDir: string, replace: boolean): Promise<Restored> => {
  if (!(await exists(file))) throw new Refusal(`There is no file ${file}.`);
  const release = await lockDataFolder(dataDir);
  try {
    if (!replace && (await readdir(dataDir)).some(isData)) {
      throw new Refusal(
        `${dataDir} already contains data. Add --replace to move it aside, or set DATA_DIR to another folder.`,
      );
    }
    let files = 0;
    const former = await replaceData(dataDir, async (incoming) => {
      files = await unpack(file, incoming).catch((error: Error) => {
        throw new Refusal(`${file} cannot be restored: ${error.message}. Nothing was changed.`);
      });
    });
    return { files, former };
  } finally {
    await release();
  }
};
