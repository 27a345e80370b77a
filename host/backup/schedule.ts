import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { exists } from '../dataFolder';
import type { Database } from '../database/database';
import { inRepository } from '../paths';
import type { Settings } from '../settings';
import { makeChecked } from './checked';
import { isBackup, stampOf, suffixOf } from './names';
import { type Made, recordRun } from './runs';

const LOOK_EVERY_MS = 60_000;

/** Finished and restored; only these are counted and removed. */
const FINISHED = ['scheduled'];
/** Left by a run that did not end well. A file that could not be restored is kept until the next run. */
const LEFT = /^(unchecked-.+|copy\.new|check\.new)$/;
/** Of an `npm run host -- restore FILE --check`, which may still be under way. */
const CHECKING = /^check-\d+\.new$/;
const DAY_MS = 86_400_000;

/**
 * The files of the embedded database, as after a checkpoint, while no other statement runs: who asks meanwhile waits. Where the
 * file system can, they share their blocks and nothing is copied.
 */
const copyDatabase = async (database: Database, dataDir: string, copy: string): Promise<void> => {
  await database.transaction(async (sql) => {
    await sql.script('checkpoint');
    await cp(path.join(dataDir, 'database'), copy, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (name) => path.basename(name) !== 'postmaster.pid',
    });
  });
};

/** Runs `host/commands/backup.ts` in a process of its own, which leaves the host's thread alone. Rejects with what it said. */
const runProgram = async (args: string[], settings: Settings, signal: AbortSignal): Promise<void> => {
  const compiled = inRepository('host/commands/backup.mjs'); // in the container
  const program = (await exists(compiled))
    ? [compiled]
    : ['--import', 'tsx', inRepository('host/commands/backup.ts')];
  const child = spawn(process.execPath, [...process.execArgv, ...program, ...args], {
    cwd: inRepository('.'),
    env: { ...process.env, DATA_DIR: settings.dataDir, BACKUP_DIR: settings.backups.dir },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'], // it ends when this channel closes
    signal,
  });
  let message = '';
  child.stderr?.on('data', (text) => (message = (message + String(text)).slice(-4_000)));
  const closed = once(child, 'close') as Promise<[number | null]>;
  const [code] = await closed;
  if (code !== 0) throw new Error(message.trim() || `The program of the backup ended with ${code}.`);
};

const removeOld = async ({ dir, keep }: Settings['backups']): Promise<void> => {
  const names = (await readdir(dir)).filter((name) => isBackup(name, FINISHED)).sort();
  for (const name of names.slice(0, -keep)) await rm(path.join(dir, name), { force: true });
};

/** False for one that is gone meanwhile, too. */
const isOld = (file: string): Promise<boolean> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > DAY_MS,
    () => false,
  );

/** Writes a backup, has it restored, and only then gives it its name and removes older ones. */
const makeBackup = async (settings: Settings, database: Database, signal: AbortSignal): Promise<Made> => {
  const { dir, key } = settings.backups;
  await mkdir(dir, { recursive: true, mode: 0o700 });
  for (const name of await readdir(dir)) {
    const file = path.join(dir, name);
    if (LEFT.test(name) || (CHECKING.test(name) && (await isOld(file))))
      await rm(file, { recursive: true, force: true });
  }
  const file = `scheduled-${stampOf(new Date())}${suffixOf(key)}`;
  const copy = path.join(dir, 'copy.new');
  try {
    if (!settings.databaseUrl) await copyDatabase(database, settings.dataDir, copy);
    await makeChecked(path.join(dir, file), (draft) =>
      runProgram(['scheduled', draft, ...(settings.databaseUrl ? [] : [copy])], settings, signal),
    );
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  await removeOld(settings.backups);
  return { file, bytes: (await stat(path.join(dir, file))).size, encrypted: key !== undefined };
};

/**
 * Makes a backup whenever one is due, of many hosts only one. Returns a function that stops it, and a backup in progress;
 * the database must still be open.
 */
export const startBackups = (settings: Settings, database: Database): (() => Promise<void>) => {
  const { everyHours } = settings.backups;
  if (everyHours === undefined) return () => Promise.resolve();
  const ending = new AbortController();
  const { signal } = ending;
  const makeDue = async (): Promise<void> => {
    try {
      const make = () => makeBackup(settings, database, signal);
      const backup = await recordRun(database, everyHours, make, signal);
      if (backup) console.log(`Backup: ${backup.file}, ${backup.bytes} bytes, restored and compared`);
    } catch (error) {
      if (!signal.aborted) console.error(`The backup failed: ${(error as Error).message}`);
    }
  };
  let working: Promise<void> | undefined;
  const look = (): void => {
    working ??= makeDue().finally(() => (working = undefined));
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await working;
  };
};
