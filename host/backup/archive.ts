import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { exists } from '../dataFolder';
import { Refusal } from '../refusal';
import { decrypt, encrypt, requireEncrypted } from './encryption';
import { END, type Entry, readEntries, writeEntry } from './tar';
import { moveDurably } from './toDisk';

/** The last entry of an archive. */
const MANIFEST = 'carmine-cargo-backup.json';

/** 1: the files of a data folder. 2: the rows of a database (rows.ts). */
export type Format = 1 | 2;

interface Manifest {
  format: Format;
  createdAt: string;
  /** SHA-256 of each entry. */
  files: Record<string, string>;
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const cannotBeWritten =
  (file: string) =>
  ({ message }: Error): never => {
    throw new Refusal(`${file} cannot be written: ${message}.`);
  };

/**
 * Writes what `fill` puts into one `.tar.gz` that only its owner can read, encrypted if there is a key. The file appears when it
 * is complete and on disk. Throws a {@link Refusal} if it exists or cannot be written.
 */
export const writeArchive = async (
  file: string,
  format: Format,
  key: string | undefined,
  fill: (put: (entry: Entry) => Promise<void>) => Promise<void>,
): Promise<void> => {
  if (await exists(file)) throw new Refusal(`${file} already exists. Choose another file.`);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 }).catch(cannotBeWritten(file));
  const draft = `${file}.new`;
  const gzip = createGzip();
  const out = createWriteStream(draft, { mode: 0o600, flush: true });
  const written = (
    key ? pipeline(gzip, (source: AsyncIterable<Buffer>) => encrypt(source, key), out) : pipeline(gzip, out)
  ).catch(cannotBeWritten(file));
  written.catch(() => undefined); // handled where it is awaited, which may be later
  try {
    const write = async (bytes: Buffer): Promise<void> => {
      if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), written]);
    };
    const manifest: Manifest = { format, createdAt: new Date().toISOString(), files: {} };
    await fill(async (entry) => {
      manifest.files[entry.name] = sha256(entry.content);
      await write(writeEntry(entry));
    });
    await write(writeEntry({ name: MANIFEST, mode: 0o600, content: Buffer.from(JSON.stringify(manifest)) }));
    gzip.end(END);
    await written;
    await moveDurably(draft, file);
  } catch (error) {
    gzip.destroy();
    await written.catch(() => undefined);
    await rm(draft, { force: true }).catch(() => undefined); // the first error is the one that matters
    throw error;
  }
};

const isSafe = (name: string): boolean =>
  !path.isAbsolute(name) && !name.split('/').some((part) => part === '..' || part === '.');

/** Replaces zlib's messages, which do not tell what is wrong with a backup. */
const inWords = (error: NodeJS.ErrnoException): Error =>
  error.code?.startsWith('Z_')
    ? new Error('it is not a backup of this product, or it was changed or cut off')
    : error;

/**
 * The entries of an archive. Throws, at the latest at its end, if anything is missing or altered, if it is not ours, or if there is a key
 * and it is not encrypted.
 */
export async function* readArchive(file: string, key: string | undefined): AsyncGenerator<Entry> {
  const found = new Map<string, string>();
  let manifest: Manifest | undefined;
  const gunzip = createGunzip();
  const source = createReadStream(file);
  const open = (bytes: AsyncIterable<Buffer>) => decrypt(key ? requireEncrypted(bytes) : bytes, key);
  const unzipped = pipeline(source, open, gunzip);
  unzipped.catch((error: Error) => gunzip.destroy(error));
  gunzip.on('error', () => undefined); // whoever reads gets it, unless they have stopped
  try {
    for await (const entry of readEntries(gunzip)) {
      if (entry.name === MANIFEST) {
        manifest = JSON.parse(entry.content.toString('utf8')) as Manifest;
        continue;
      }
      if (!isSafe(entry.name)) throw new Error(`it contains the unsafe path ${entry.name}`);
      found.set(entry.name, sha256(entry.content));
      yield entry;
    }
  } catch (error) {
    throw inWords(error as NodeJS.ErrnoException);
  } finally {
    source.destroy();
  }
  if (manifest?.format !== 1 && manifest?.format !== 2) throw new Error('it is not a backup of this product');
  const listed = Object.entries(manifest.files);
  if (listed.length !== found.size || !listed.every(([name, hash]) => found.get(name) === hash))
    throw new Error('it is incomplete');
}
