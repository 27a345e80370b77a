import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ownValue } from '../../supabase/functions/_shared/ownValue.ts';
import { headInFolder } from '../audit/command';
import { headOf, headText } from '../audit/sources';
import { exists } from '../dataFolder';
import type { Database } from '../database/database';
import { Refusal } from '../refusal';
import { readSettings, type Settings } from '../settings';
import { backUp, checkBackup, restore } from './backup';
import { makeChecked } from './checked';
import { amountText, readContents } from './contents';
import { isEncrypted } from './encryption';
import { stampOf, suffixOf } from './names';
import { knowsRuns, recordRun } from './runs';
import { writeRows } from './writeRows';

const PROTECT = 'It contains personal data and keys, so protect it like a password.';

/** Reading files needs no database engine. */
const openDatabase = async (settings: Settings): Promise<Database> =>
  (await import('../database/openDatabase')).openDatabase(settings);

const restoring = () => import('./restoreRows');

const withDatabase = async <Result>(
  settings: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> => {
  const database = await openDatabase(settings);
  return work(database).finally(() => database.close());
};

const headLine = (head: Parameters<typeof headText>[0] | undefined): string =>
  head ? `\nAudit: ${headText(head)}` : '';

const nameOf = ({ backups }: Settings): string => `${stampOf(new Date())}${suffixOf(backups.key)}`;

const backUpFolder = async (settings: Settings, target: string): Promise<string> => {
  const { dataDir, backups } = settings;
  const files = await backUp(dataDir, target, backups.key);
  const head = headLine(await headInFolder(settings).catch(() => undefined)); // the files are kept of one that does not open, too
  return `Backed up ${dataDir} (${files} files) to ${target}. ${PROTECT}${head}`;
};

/** Writes a backup of rows, and restores it into an empty database to compare them. */
const writeChecked = async (
  database: Database,
  target: string,
  key: string | undefined,
  dataDir?: string,
): Promise<string> => {
  await writeRows(database, target, key, dataDir);
  return checkBackup(target, path.join(path.dirname(target), 'check.new'), key);
};

const backUpServer = (settings: Settings, target: string): Promise<string> =>
  withDatabase(settings, async (database) => {
    let amount = '';
    const { key } = settings.backups;
    const make = async () => {
      amount = await makeChecked(target, (draft) => writeChecked(database, draft, key));
      return { file: path.basename(target), bytes: (await stat(target)).size, encrypted: key !== undefined };
    };
    const backup = (await knowsRuns(database)) ? await recordRun(database, 0, make) : await make();
    if (!backup) throw new Refusal('A backup of this database is being made just now. Wait for it.');
    const head = headLine(await headOf(database));
    return `Backed up ${amount} to ${target}, restored it into an empty database and compared. ${PROTECT}${head}`;
  });

const nothingChanged =
  (file: string) =>
  ({ message }: Error): never => {
    throw new Refusal(`${file} cannot be restored: ${message}. Nothing was changed.`);
  };

/** The key that a file has to be encrypted with: none if the operator says that it is not. */
const keyOf = async (file: string, { backups }: Settings, options: string[]): Promise<string | undefined> =>
  options.includes('--unencrypted') && !(await isEncrypted(file)) ? undefined : backups.key;

const restoreToServer = async (
  file: string,
  settings: Settings,
  replace: boolean,
  key: string | undefined,
): Promise<string> => {
  const { backups } = settings;
  const contents = await readContents(file, key).catch(nothingChanged(file));
  if (!contents)
    throw new Refusal(
      'This is a copy of a data folder. Restore it without DATABASE_URL, and then npm run host -- move (host/docs/backups.md).',
    );
  return withDatabase(settings, async (database) => {
    const { isEmpty, restoreToServer: fill } = await restoring();
    const wasEmpty = await isEmpty(database);
    if (!wasEmpty && !replace)
      throw new Refusal(
        'The database of DATABASE_URL already contains data. Add --replace to back it up and replace it, or name another one.',
      );
    const former = wasEmpty ? undefined : path.join(backups.dir, `before-${nameOf(settings)}`);
    if (former) await writeRows(database, former, backups.key);
    const amount = await fill(database, file, contents, key).catch(nothingChanged(file));
    return `Restored ${amountText(amount)}.${former ? ` The previous data is in ${former}.` : ''}`;
  });
};

const restoreToFolder = async (
  file: string,
  { dataDir }: Settings,
  replace: boolean,
  key: string | undefined,
): Promise<string> => {
  const { amount, former } = await restore(file, dataDir, replace, key);
  return `Restored ${amount} to ${dataDir}.${former ? ` The previous data is in ${former}.` : ''}`;
};

/** Restores a backup to nowhere: whether it can be, and how much is in it. */
const check = async (file: string, key: string | undefined): Promise<string> => {
  const scratch = path.join(path.dirname(file), `check-${process.pid}.new`);
  const amount = await checkBackup(file, scratch, key).catch(nothingChanged(file));
  return `${file} can be restored: ${amount}.`;
};

const moveToServer = async ({ dataDir, databaseUrl }: Settings): Promise<string> => {
  if (!databaseUrl) throw new Refusal('Set DATABASE_URL to the empty database of the server.');
  const { move } = await import('./move');
  const amount = await move(dataDir, databaseUrl, (text) => console.error(text));
  return `Moved ${amount}, and compared them. Start the site with this DATABASE_URL. What was in ${dataDir} is still there.`;
};

/** Backs up a server, or a copy of an embedded database. */
const backUpSource = async (target: string, copy: string | undefined, settings: Settings): Promise<void> => {
  const { key } = settings.backups;
  if (!copy) {
    await withDatabase(settings, (database) => writeChecked(database, target, key));
    return;
  }
  const { openPglite } = await import('../database/database');
  const database = await openPglite(copy);
  await writeChecked(database, target, key, settings.dataDir).finally(() => database.close());
};

/** What a host runs for a backup that is due. It does not outlive the host. */
const backUpForHost = async (target: string, copy: string | undefined, settings: Settings): Promise<void> => {
  const end = () => process.exit(1);
  process.once('disconnect', end);
  try {
    await backUpSource(target, copy, settings);
  } finally {
    process.off('disconnect', end); // it and the channel would keep this process
    process.disconnect?.();
  }
};

const OPTIONS: Record<string, string[]> = { restore: ['--replace', '--check', '--unencrypted'] };

/**
 * `npm run host -- backup [FILE]`, `restore FILE [--replace | --check] [--unencrypted]` and `move`: returns the message.
 * Throws a {@link Refusal}.
 */
export const runBackupCommand = async (args: string[], env: NodeJS.ProcessEnv): Promise<string> => {
  const [command = '', ...rest] = args;
  const options = rest.filter((argument) => argument.startsWith('--'));
  const [file, copy] = rest.filter((argument) => !argument.startsWith('--'));
  const unknown = options.find((option) => !ownValue(OPTIONS, command)?.includes(option));
  if (unknown) throw new Refusal(`Unknown option ${unknown}.`);
  const settings = readSettings(env);
  const { databaseUrl, backups } = settings;
  if (command === 'backup') {
    const target = file ? path.resolve(file) : path.join(backups.dir, `carmine-cargo-${nameOf(settings)}`);
    return databaseUrl ? backUpServer(settings, target) : backUpFolder(settings, target);
  }
  if (command === 'move') return moveToServer(settings);
  if (!file) throw new Refusal('Name the backup file: npm run host -- restore FILE');
  if (command === 'scheduled') {
    await backUpForHost(file, copy, settings);
    return '';
  }
  const source = path.resolve(file);
  if (!(await exists(source))) throw new Refusal(`There is no file ${source}.`);
  const key = await keyOf(source, settings, options);
  if (options.includes('--check')) return check(source, key);
  const replace = options.includes('--replace');
  return databaseUrl
    ? restoreToServer(source, settings, replace, key)
    : restoreToFolder(source, settings, replace, key);
};
