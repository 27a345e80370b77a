import path from 'node:path';
import { Refusal } from '../refusal';
import { readSettings } from '../settings';
import { backUp, restore } from './backup';

const dataDirOf = (env: NodeJS.ProcessEnv): string => {
  const { dataDir, databaseUrl } = readSettings(env);
  if (databaseUrl) {
    throw new Refusal('DATABASE_URL is set. Use pg_dump to back up a server (docs/deploy.md, "Backups").');
  }
  return dataDir;
};

const fileName = (now: Date): string =>
  `carmine-cargo-${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}.tar.gz`;

/** `npm run backup [-- FILE]` and `npm run restore -- FILE [--replace]`: returns the message. Throws a {@link Refusal}. */
export const runBackupCommand = async (args: string[], env: NodeJS.ProcessEnv): Promise<string> => {
  const [what, ...rest] = args;
  const [file] = rest.filter((one) => !one.startsWith('--'));
  const unknown = rest.find((one) => one.startsWith('--') && (what !== 'restore' || one !== '--replace'));
  if (unknown) throw new Refusal(`Unknown option ${unknown}.`);
  const dataDir = dataDirOf(env);
  if (what === 'backup') {
    const target = file ? path.resolve(file) : path.join(dataDir, 'backups', fileName(new Date()));
    const files = await backUp(dataDir, target);
    return `Backed up ${dataDir} (${files} files) to ${target}. It contains personal data and keys, so protect it like a password.`;
  }
  if (!file) throw new Refusal('Name the backup file: npm run restore -- FILE');
  const { files, former } = await restore(path.resolve(file), dataDir, rest.includes('--replace'));
  return `Restored ${files} files to ${dataDir}.${former ? ` The previous data is in ${former}.` : ''}`;
};
