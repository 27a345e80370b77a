import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import pLimit from 'p-limit';

const COMPRESSIBLE = /\.(css|html|ico|js|json|svg|txt|wasm|webmanifest|xml)$/;

/** Files of two encodings each: as much as Node has threads for. All at once took 50 to 100 MB, which the process then kept. */
const AT_ONCE = 2;

const FORMATS = {
  br: {
    extension: '.br',
    encode: (body: Buffer) =>
      promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    decode: promisify(brotliDecompress),
  },
  gzip: {
    extension: '.gz',
    encode: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
    decode: promisify(gunzip),
  },
};

/** An encoding of a file, beside it: sizes in bytes. */
export interface Encoding {
  name: keyof typeof FORMATS;
  file: string;
  size: number;
}

/** Best first. */
const NAMES = ['br', 'gzip'] as const satisfies Encoding['name'][];

/**
 * The size of the encoded file, if it decodes to exactly `body`. Modification times cannot tell: a newer build may have
 * been unpacked over an older one with its own times.
 */
const sizeOf = async (encoded: string, body: Buffer, name: Encoding['name']): Promise<number | undefined> => {
  const content = await readFile(encoded).catch(() => undefined);
  if (!content) return undefined;
  const size = body.length + 64; // in one chunk: smaller ones would be kept and joined
  const decoded = await FORMATS[name]
    .decode(content, { chunkSize: size, maxOutputLength: size })
    .catch(() => undefined);
  return decoded?.equals(body) ? content.length : undefined;
};

/** Atomic: a file that an interrupted start left half written would be served from then on. */
const writeWhole = async (file: string, body: Buffer): Promise<void> => {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}`);
  await writeFile(unfinished, body);
  await rename(unfinished, file);
};

const ensureEncoding = async (file: string, body: Buffer, name: Encoding['name']): Promise<Encoding> => {
  const { extension, encode } = FORMATS[name];
  const encoded = file + extension;
  const size = await sizeOf(encoded, body, name);
  if (size !== undefined) return { name, file: encoded, size };
  const content = await encode(body);
  await writeWhole(encoded, content);
  return { name, file: encoded, size: content.length };
};

/**
 * Writes what is missing of the `.br` and `.gz` beside a text or WebAssembly file with this content. Resolves to those that
 * are smaller than it, best first; one that cannot be written is handed to `onError`.
 */
export const ensureEncodings = async (
  file: string,
  body: Buffer,
  onError: (error: Error) => void,
): Promise<Encoding[]> => {
  if (!COMPRESSIBLE.test(file)) return [];
  const encodings = await Promise.all(
    NAMES.map((name) => ensureEncoding(file, body, name).catch((error: Error) => onError(error))),
  );
  return encodings.filter((one) => !!one && one.size < body.length) as Encoding[];
};

/** Calls `visit` with each file of the folder, a few at once. Ends after the last, or throws what the first failed with. */
export const forEachFile = async (folder: string, visit: (file: string) => Promise<void>): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await pLimit(AT_ONCE).map(files, ({ parentPath, name }) => visit(path.join(parentPath, name)));
};

/** Writes the missing encodings of every file of the folder. If one fails, throws after all others. */
export const compressFolder = async (folder: string): Promise<void> => {
  const errors: Error[] = [];
  await forEachFile(folder, async (file) => {
    await ensureEncodings(file, await readFile(file), (error) => errors.push(error));
  });
  if (errors[0]) throw errors[0];
};
