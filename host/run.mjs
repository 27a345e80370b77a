/**
 * What `npm start` runs: the host, compiled into one file, for a compiler in its process would hold 140 MB as long as it
 * runs. Every start has a file of its own, below the repository, where the host finds its other files.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM')); // its launcher was killed

const file = (name) => fileURLToPath(new URL(name, import.meta.url));
const outfile = `.cache/run/${process.pid}.mjs`;
const folder = file('../.cache/run');
try {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
} catch ({ code }) {
  console.error(
    `${folder} cannot be written (${code}). Give this user the right to write there, and see that the disk is not full; then start again.`,
  );
  process.exit(1);
}
// In a process of its own: the compiler would leave 50 MB behind.
execFileSync(process.execPath, [file('compile.mjs'), 'host/start.ts', outfile], { stdio: 'inherit' });
const url = new URL(`../${outfile}`, import.meta.url);
try {
  await import(url.href);
} finally {
  rmSync(fileURLToPath(url));
}
