import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { prepared } from './prepared';

/**
 * Node's arguments for a program that ends before the engine has optimized the code of the embedded database, which would
 * take most of the time of its start.
 */
export const LIFTOFF_ONLY = ['--liftoff-only'];

const run = promisify(execFile);

/**
 * A program of the host as one file of JavaScript, which loads in a quarter of the time that its sources take.
 */
const bundle = (name: string, entry: string) => (): Promise<string> =>
  prepared(`.cache/${name}`, '.mjs', (draft) => run(process.execPath, ['host/compile.mjs', entry, draft]));

/** The host under test. */
export const hostBundle = bundle('host', 'host/testing/hostChild.ts');

/** What `npm run host -- backup` and `npm run host -- restore` run. */
export const backupBundle = bundle('backup', 'host/commands/backup.ts');

/** What `npm start` runs. */
export const startBundle = bundle('start', 'host/start.ts');

/** What `npm run host -- doctor` runs. */
export const doctorBundle = bundle('doctor', 'host/commands/doctor.ts');

/** What `npm run db:draft` runs. */
export const draftBundle = bundle('draft', 'host/draft.ts');

/** What `npm run db:types` runs. */
export const typegenBundle = bundle('typegen', 'host/typegen.ts');

/** Opens databases for a test. */
export const comparerBundle = bundle('comparer', 'host/testing/comparer.ts');

/** Migrates a server with a folder of migrations. */
export const olderVersionBundle = bundle('olderVersion', 'host/testing/olderVersion.ts');

/** Holds the lock of a data folder. */
export const lockBundle = bundle('lock', 'host/testing/lockChild.ts');

/** A worker that sends notices until it is killed. */
export const noticeWorkerBundle = bundle('noticeWorker', 'host/testing/noticeWorkerChild.ts');
