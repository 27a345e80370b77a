import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import pLimit from 'p-limit';

const COMPRESSIBLE = /\.(css|html|ico|js|json|svg|txt|wasm|webmanifest|xml)$/;

/** Files of two encodings each: as much as Node has threads for. All at once took 50 to 100 MB, which the process then kept. */
const AT_ONCE = 2;

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_SIZE_HINT: SIZE_HINT } = constants;

/** The best takes a whole site 13 seconds, `quick` a quarter of one, for a tenth more bytes. */
const EFFORTS = { best: { br: 11, gzip: 9 }, quick: { br: 5, gzip: 6 } };
type Effort = keyof typeof EFFORTS;

const FORMATS = {
  br: {
    extension: '.br',
    encode: (body: Buffer, quality: number) =>
      promisify(brotliCompress)(body, { params: { [QUALITY]: quality, [SIZE_HINT]: body.length } }),
    decode: promisify(brotliDecompress),
  },
  gzip: {
    extension: '.gz',
    encode: (body: Buffer, level: number) => promisify(gzip)(body, { level }),
    decode: promisify(gunzip),
  },
};

type EncodingName = keyof typeof FORMATS;

/** Best first. */
const NAMES = ['br', 'gzip'] as const satisfies EncodingName[];

/** A smaller form of a file's content. */
export interface Encoding {
  name: EncodingName;
  content: Buffer;
}

/**
 * The content of a file if it decodes to exactly `body`. Modification times cannot tell: a newer build may have been
 * unpacked over an older one with its own times.
 */
const readEncoded = async (file: string, body: Buffer, name: EncodingName): Promise<Buffer | undefined> => {
  const content = await readFile(file).catch(() => undefined);
  if (!content) return undefined;
  const size = body.length + 64; // in one chunk: smaller ones would be kept and joined
  const decoded = await FORMATS[name]
    .decode(content, { chunkSize: size, maxOutputLength: size })
    .catch(() => undefined);
  return decoded?.equals(body) ? content : undefined;
};

/** The encoding of a body: what one of these files has of it, or a new one. */
const encodingOf = async (
  body: Buffer,
  name: EncodingName,
  files: readonly string[],
  effort: Effort,
): Promise<Encoding> => {
  const { extension, encode } = FORMATS[name];
  for (const file of files) {
    const content = await readEncoded(file + extension, body, name);
    if (content) return { name, content };
  }
  return { name, content: await encode(body, EFFORTS[effort][name]) };
};

/**
 * The encodings of a text or WebAssembly file with this content that are smaller than it, best first: those that the build
 * has written beside it, and others made here.
 */
export const encodingsOf = async (file: string, body: Buffer): Promise<Encoding[]> => {
  if (!COMPRESSIBLE.test(file)) return [];
  const encodings = await Promise.all(NAMES.map((name) => encodingOf(body, name, [file], 'quick')));
  return encodings.filter(({ content }) => content.length < body.length);
};

/** Calls `visit` with each file of the folder, a few at once. When one fails, no other is begun, and those that were end first. */
export const forEachFile = async (folder: string, visit: (file: string) => Promise<void>): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const failures: unknown[] = [];
  await pLimit(AT_ONCE).map(files, async ({ parentPath, name }) => {
    if (failures.length > 0) return;
    await visit(path.join(parentPath, name)).catch((cause: unknown) => failures.push(cause));
  });
  if (failures.length > 0) throw failures[0];
};

/**
 * Writes a `.br` and a `.gz` beside every text and WebAssembly file of the folder, with the best effort. What a former build in
 * `former` has of the same content is taken from there.
 */
export const compressFolder = async (folder: string, former: string): Promise<void> => {
  await forEachFile(folder, async (file) => {
    if (!COMPRESSIBLE.test(file)) return;
    const body = await readFile(file);
    const sources = [path.join(former, path.relative(folder, file))];
    const encodings = await Promise.all(NAMES.map((name) => encodingOf(body, name, sources, 'best')));
    for (const { name, content } of encodings) await writeFile(file + FORMATS[name].extension, content);
  });
};
