import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Node runs these files as they are, without a compiler in the process. `entry` and `outfile` start at the root. Prints warnings, and
 * returns whether there were any.
 */
export const compile = (entry, outfile) => {
  const { warnings } = buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    external: ['./devServer'], // of `npm run dev`, which compiles as it runs: it would load webpack here
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  return warnings.length > 0;
};

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  process.exitCode = compile(process.argv[2], process.argv[3]) ? 1 : 0;
