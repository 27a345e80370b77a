import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(css|html|ico|js|json|svg|txt|wasm|webmanifest|xml)$/;

const encoders = {
  '.br': (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  '.gz': (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};
const decoders = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

const EXTENSIONS = ['.br', '.gz'] as const;
type Extension = (typeof EXTENSIONS)[number];

/**
 * The encoded file next to a file whose content is `body`, if it decodes to exactly that. Modification times cannot tell:
 * a newer build may have been unpacked over an older one with its own times.
 */
export const readEncoded = async (
  file: string,
  body: Buffer,
  extension: Extension,
): Promise<Buffer<ArrayBuffer> | undefined> => {
  const encoded = await readFile(file + extension).catch(() => undefined);
  if (!encoded) return undefined;
  const limit = { maxOutputLength: body.length + 1 };
  const decoded = await decoders[extension](encoded, limit).catch(() => undefined);
  return decoded?.equals(body) ? encoded : undefined;
};

/** Atomic: a file that an interrupted start left half written would be served from then on. */
const writeWhole = async (file: string, body: Buffer): Promise<void> => {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}`);
  await writeFile(unfinished, body);
  await rename(unfinished, file);
};

/** Writes the missing `.br` and `.gz` next to every text or WebAssembly file of the folder. If one fails, throws after all others. */
export const compressFolder = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const written = await Promise.allSettled(
    files.flatMap((file) =>
      EXTENSIONS.map(async (extension) => {
        const body = await readFile(file);
        if (await readEncoded(file, body, extension)) return;
        await writeWhole(file + extension, await encoders[extension](body));
      }),
    ),
  );
  const failed = written.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
};
