import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

const encoders = {
  '.br': (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  '.gz': (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `.br` and `.gz` beside every text file of the folder that has none yet. */
export const compressFolder = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.flatMap((file) =>
      Object.entries(encoders).map(async ([extension, encode]) => {
        if (await stat(file + extension).catch(() => undefined)) return;
        await writeFile(file + extension, await encode(await readFile(file)));
      }),
    ),
  );
};
