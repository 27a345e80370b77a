import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isQuickStamp, readStamp } from '../host/buildNotes';
import { compressFolder } from '../host/compress';

const FILES = [
  'dist',
  'host/auth/passwordWorker.mjs', // a thread's program, which no import names
  'host/database/beforeRestore.sql',
  'host/database/platform',
  'supabase/data',
  'supabase/from_1_0.sql',
  'supabase/migrations',
  'supabase/seed.sql',
  'supabase/seed_company.sql',
  'LICENSE',
];
/** What is compiled: a program, and its place, from where it finds the files above. */
const PROGRAMS = {
  'host/start.ts': 'host/start.mjs',
  'host/commands/main.ts': 'host/commands/main.mjs',
  'host/commands/backup.ts': 'host/commands/backup.mjs',
};

/** What is set where nothing else is: no shell of Windows takes a variable in front of a command. */
const SETTINGS = 'settings.env';

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Where Node resolves `name` for the package in `folder`; undefined if it is not installed. */
const resolve = (folder: string, name: string): string | undefined => {
  for (let at = folder; ; at = path.dirname(at)) {
    const folder = path.posix.join(at === '.' ? '' : at, 'node_modules', name);
    if (packages[folder] && existsSync(folder)) return folder;
    if (at === '.' || at === '') return undefined;
  }
};

/** The folders of the host's packages, and of theirs. The site is already built, so nothing else is needed at runtime. */
const closure = (): Set<string> => {
  const folders = new Set<string>();
  const visit = (folder: string, name: string): void => {
    const at = resolve(folder, name);
    if (!at || folders.has(at)) return;
    folders.add(at);
    const { dependencies, optionalDependencies } = packages[at] ?? {};
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) visit(at, next);
  };
  for (const name of Object.keys(packages.host?.dependencies ?? {})) visit('host', name);
  return folders;
};

/** Licences require that their text is distributed with the code. */
const isLicence = (source: string): boolean =>
  /(licen[cs]e|notice|copying|copyright)[^/\\]*\.md$/i.test(source);

const isNeeded = (source: string): boolean =>
  isLicence(source) || !/\.(test\.ts|d\.[cm]?ts|map|md)$/.test(source);

/** Copies what the product needs to run into an empty folder: the built site, the host, and the host's packages. */
const pack = async (target: string): Promise<void> => {
  if (!existsSync('dist/index.html')) throw new Error('The site is not built: npm run build');
  if (isQuickStamp(await readStamp('dist')))
    throw new Error('The site in dist was built by npm start, for this machine alone: npm run build');
  mkdirSync(target, { recursive: true });
  if (readdirSync(target).length > 0) throw new Error(`${target} is not empty.`);
  for (const file of FILES) cpSync(file, path.join(target, file), { recursive: true, filter: isNeeded });
  for (const [entry, program] of Object.entries(PROGRAMS)) {
    execFileSync(process.execPath, ['host/compile.mjs', entry, path.resolve(target, program)]);
  }
  await compressFolder(path.join(target, 'dist'), 'dist');
  for (const folder of closure()) {
    const filter = (source: string) =>
      isNeeded(source) && !source.slice(folder.length).includes('node_modules');
    cpSync(folder, path.join(target, folder), { recursive: true, filter });
  }
  const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    string,
    unknown
  >;
  const scripts = {
    start: `node --env-file=${SETTINGS} host/start.mjs`,
    host: 'node host/commands/main.mjs',
  };
  writeFileSync(path.join(target, SETTINGS), 'SITE_DIR=dist\n');
  writeFileSync(
    path.join(target, 'package.json'),
    JSON.stringify({ name, version, license, private: true, scripts }, null, 2),
  );
};

const [target] = process.argv.slice(2);
if (!target) throw new Error('Name an empty folder: npm run pack -- FOLDER');
pack(target).catch((cause: unknown) => {
  console.error(cause);
  process.exitCode = 1;
});
