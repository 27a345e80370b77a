/**
 * What `npm start` runs: the host, compiled into one file, for a compiler in its process would hold 140 MB as long as it
 * runs. Every start has a file of its own, below the repository, where the host finds its other files.
 */
import { accessSync, constants, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from './compile.mjs';

const outfile = `.cache/run/${process.pid}.mjs`;
const folder = fileURLToPath(new URL('../.cache/run', import.meta.url));
try {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
} catch ({ code }) {
  console.error(
    `${folder} cannot be written (${code}). Give this user the right to write there, and see that the disk is not full; then start again.`,
  );
  process.exit(1);
}
compile('host/start.ts', outfile);
const url = new URL(`../${outfile}`, import.meta.url);
try {
  await import(url.href);
} finally {
  rmSync(fileURLToPath(url));
}
