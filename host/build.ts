import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isBuiltFrom, readStamp } from './buildNotes';
import { inRepository } from './paths';
import { Refusal } from './refusal';
import { type Progress, type RunStep, runUnseen } from './steps';

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
  'host/publishableKey.json',
  'host/headers.ts',
  'host/contentPolicy.ts',
  'host/compress.ts',
];
const VARIABLES = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'COUNTRY_API_URL', 'SITE_URL'];

const filesOf = (source: string): string[] => {
  const stats = statSync(inRepository(source), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [inRepository(source)];
  const entries = readdirSync(inRepository(source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
};

/**
 * A hash of everything that a build of the site depends on. Files are read at once: one by one they would wait for the embedded
 * database, which is made in the same thread, and the build would begin only after it.
 */
export const hashSources = (env: NodeJS.ProcessEnv): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf)) {
    hash
      .update(`${path.relative(inRepository(''), file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  for (const name of VARIABLES) hash.update(`${name}=${env[name] ?? ''}\0`);
  return Promise.resolve(hash.digest('hex'));
};

/** Option of the build: do nothing if another process has built the same sources meanwhile. */
export const WHEN_OUTDATED = '--when-outdated';

/** Option of the build: build for this machine alone, in a third of the time. */
export const QUICK = '--quick';

/** What a build tells the process that waits for it: how much of it is done, as a part of 1, or why it cannot be. */
export interface BuildNews {
  part?: number;
  refusal?: string;
}

export interface BuildOptions {
  /** Aborting it stops a running build. */
  signal: AbortSignal;
  /** Whether the site is only for this machine. */
  quick?: boolean;
  runStep?: RunStep;
}

const BUILDING = 'Building the site (only when it is new or has changed)';

const runBuild = ({ signal, quick }: BuildOptions, onProgress: Progress): Promise<void> =>
  new Promise((resolve, reject) => {
    // A build makes many objects that are soon of no use: with more room for them, fewer are moved.
    const flags = ['--max-semi-space-size=64', '--import', 'tsx'];
    const program = [inRepository('scripts/build.ts'), WHEN_OUTDATED, ...(quick ? [QUICK] : [])];
    const child = spawn(process.execPath, [...flags, ...program], {
      cwd: inRepository(''),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      signal,
    });
    let refusal = 'The site could not be built: see the messages above.';
    child.on('message', (news: BuildNews) => {
      if (news.part !== undefined) onProgress(news.part);
      refusal = news.refusal ?? refusal;
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Refusal(refusal))));
  });

/**
 * Returns the folder of the built site, built first if it is missing or out of date.
 * Throws a {@link Refusal} if the build fails.
 */
export const ensureBuilt = async (options: BuildOptions): Promise<string> => {
  const expectedHash = await hashSources(process.env);
  const folder = inRepository('dist');
  const isThere = options.quick
    ? await isBuiltFrom(folder, expectedHash)
    : (await readStamp(folder)) === expectedHash;
  const { runStep = runUnseen } = options;
  if (!isThere) await runStep(BUILDING, (onProgress) => runBuild(options, onProgress));
  return folder;
};
