import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { exists } from '../dataFolder';
import { Refusal } from '../refusal';
import { decrypt, encrypt } from './encryption';
import { moveDurably } from './toDisk';
import { webStream } from './webStream';

/** A file; or a folder, whose name ends with a slash. */
export interface Entry {
  /** Relative, with slashes. */
  name: string;
  mode: number;
  content: Buffer;
}

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

const PERMISSIONS = 0o777;

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
  const { readable, controller } = createTarPacker();
  const write = async ({ name, mode, content }: Entry): Promise<void> => {
    const type = name.endsWith('/') ? 'directory' : 'file';
    const body = controller.add({ name, type, mode: mode & PERMISSIONS, size: content.length }).getWriter();
    if (content.length > 0) await body.write(content);
    await body.close();
  };
  const pack = async (): Promise<void> => {
    const manifest: Manifest = { format, createdAt: new Date().toISOString(), files: {} };
    await fill(async (entry) => {
      manifest.files[entry.name] = sha256(entry.content);
      await write(entry);
    });
    await write({ name: MANIFEST, mode: 0o600, content: Buffer.from(JSON.stringify(manifest)) });
    controller.finalize();
  };
  let failure: Error | undefined;
  const packed = pack().catch((error: Error) => {
    failure = error;
    controller.error(error);
  });
  try {
    const out = createWriteStream(draft, { mode: 0o600, flush: true });
    const sealed = (source: AsyncIterable<Buffer>) => (key ? encrypt(source, key) : source);
    await pipeline(readable, createGzip(), sealed, out).catch((error: Error) => {
      if (error !== failure) cannotBeWritten(file)(error);
    });
    await packed;
    if (failure) throw failure;
    await moveDurably(draft, file);
  } catch (error) {
    await packed;
    await rm(draft, { force: true }).catch(() => undefined); // the first error is the one that matters
    throw error;
  }
};

const isSafe = (name: string): boolean =>
  !path.isAbsolute(name) && !name.split('/').some((part) => part === '..' || part === '.');

/** Replaces the messages of zlib and of the tar reader, which do not tell what is wrong with a backup. */
const inWords = (error: NodeJS.ErrnoException): Error =>
  error instanceof Refusal || (error.code && !error.code.startsWith('Z_'))
    ? error
    : new Refusal('it is not a backup of this product, or it was changed or cut off');

/**
 * The entries of an archive. Throws, at the latest at its end, if anything is missing or altered, if it is not ours, or if there is a key
 * and it is not encrypted.
 */
export async function* readArchive(file: string, key: string | undefined): AsyncGenerator<Entry> {
  const hashes = new Map<string, string>();
  let manifest: Manifest | undefined;
  const gunzip = createGunzip();
  pipeline(decrypt(file, key), gunzip).catch((error: Error) => gunzip.destroy(error));
  gunzip.on('error', () => undefined); // whoever reads gets it, unless they have stopped
  try {
    const entries = webStream(gunzip).pipeThrough(createTarDecoder({ strict: true }));
    for await (const { header, body } of entries) {
      const { name, type, mode = 0o600 } = header;
      const content = await buffer(body);
      if (name === MANIFEST) {
        manifest = JSON.parse(content.toString('utf8')) as Manifest;
        continue;
      }
      if (!isSafe(name) || (type !== 'file' && type !== 'directory'))
        throw new Refusal(`it contains the unsafe path ${name}`);
      hashes.set(name, sha256(content));
      yield { name, mode: mode & PERMISSIONS, content };
    }
  } catch (error) {
    throw inWords(error as NodeJS.ErrnoException);
  } finally {
    gunzip.destroy();
  }
  if (manifest?.format !== 1 && manifest?.format !== 2) throw new Error('it is not a backup of this product');
  const listed = Object.entries(manifest.files);
  if (listed.length !== hashes.size || !listed.every(([name, hash]) => hashes.get(name) === hash))
    throw new Error('it is incomplete');
}
