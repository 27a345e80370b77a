import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

const encoders = {
  '.br': (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  '.gz': (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** Whether this encoding was made of the file as it is now: a newer build may have been copied over an older one. */
export const isCurrent = async (file: string, encoded: string): Promise<boolean> => {
  const [source, known] = await Promise.all([stat(file), stat(encoded).catch(() => undefined)]);
  return known !== undefined && known.size > 0 && known.mtimeMs >= source.mtimeMs;
};

/** Whole or not at all: what an interrupted start had half written would be served from then on. */
const writeWhole = async (file: string, body: Buffer): Promise<void> => {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}`);
  await writeFile(unfinished, body);
  await rename(unfinished, file);
};

/** Writes `.br` and `.gz` beside every text file of the folder that has none of its own yet, or as many as can be. */
export const compressFolder = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const written = await Promise.allSettled(
    files.flatMap((file) =>
      Object.entries(encoders).map(async ([extension, encode]) => {
        if (await isCurrent(file, file + extension)) return;
        await writeWhole(file + extension, await encode(await readFile(file)));
      }),
    ),
  );
  const failed = written.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
};
