import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { readStamp } from './buildNotes';
import { inRepository } from './paths';
import { Refusal } from './refusal';

/** What the built site is made of. */
const SOURCES = [
  'src',
  'supabase/functions/_shared',
  'public',
  'scripts',
  'webpack.config.ts',
  'babel.config.js',
  'tsconfig.json',
  '.browserslistrc',
  'package-lock.json',
  'supabase/local/publishableKey.json',
  'supabase/local/headers.ts',
  'supabase/local/contentPolicy.ts',
  'supabase/local/compress.ts',
];
const VARIABLES = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'COUNTRY_API_URL', 'SITE_URL'];

const filesOf = async (source: string): Promise<string[]> => {
  const found = await stat(inRepository(source)).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [inRepository(source)];
  const entries = await readdir(inRepository(source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
};

/** A hash of everything that a build of the site depends on. */
export const hashSources = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(SOURCES.map(filesOf))).flat()) {
    hash
      .update(`${path.relative(inRepository(''), file)}\0`)
      .update(await readFile(file))
      .update('\0');
  }
  for (const name of VARIABLES) hash.update(`${name}=${env[name] ?? ''}\0`);
  return hash.digest('hex');
};

/** To the build: only if nothing has built this meanwhile. */
export const WHEN_OUTDATED = '--when-outdated';

const runBuild = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const command = ['--import', 'tsx', inRepository('scripts/build.ts'), WHEN_OUTDATED];
    const child = spawn(process.execPath, command, {
      cwd: inRepository(''),
      stdio: ['ignore', 'inherit', 'inherit'],
      signal,
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Refusal('The site could not be built: see the messages above.')),
    );
  });

/**
 * Returns the folder of the built site, built first if it is missing or out of date.
 * Aborting `signal` stops a running build. Throws a {@link Refusal} if the build fails.
 */
export const ensureBuilt = async (signal: AbortSignal): Promise<string> => {
  const wanted = await hashSources(process.env);
  const folder = inRepository('dist');
  if ((await readStamp(folder)) !== wanted) {
    console.log('Building the site …');
    await runBuild(signal);
  }
  return folder;
};
