import path from 'node:path';
import { Refusal } from '../refusal';
import { headInFolder } from '../audit/command';
import { headText } from '../audit/sources';
import { readSettings, type Settings } from '../settings';
import { backUp, restore } from './backup';

const embeddedSettings = (env: NodeJS.ProcessEnv): Settings => {
  const settings = readSettings(env);
  if (settings.databaseUrl) {
    throw new Refusal('DATABASE_URL is set. Use pg_dump to back up a server (docs/deploy.md, "Backups").');
  }
  return settings;
};

const fileName = (now: Date): string =>
  `carmine-cargo-${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}.tar.gz`;

/** `npm run backup [-- FILE]` and `npm run restore -- FILE [--replace]`: returns the message. Throws a {@link Refusal}. */
export const runBackupCommand = async (args: string[], env: NodeJS.ProcessEnv): Promise<string> => {
  const [what, ...rest] = args;
  const [file] = rest.filter((one) => !one.startsWith('--'));
  const unknown = rest.find((one) => one.startsWith('--') && (what !== 'restore' || one !== '--replace'));
  if (unknown) throw new Refusal(`Unknown option ${unknown}.`);
  const settings = embeddedSettings(env);
  const { dataDir } = settings;
  if (what === 'backup') {
    const target = file ? path.resolve(file) : path.join(dataDir, 'backups', fileName(new Date()));
    const files = await backUp(dataDir, target);
    const head = await headInFolder(settings);
    const audit = head ? `\nAudit: ${headText(head)}` : '';
    return `Backed up ${dataDir} (${files} files) to ${target}. It contains personal data and keys, so protect it like a password.${audit}`;
  }
  if (!file) throw new Refusal('Name the backup file: npm run restore -- FILE');
  const { files, former } = await restore(path.resolve(file), dataDir, rest.includes('--replace'));
  return `Restored ${files} files to ${dataDir}.${former ? ` The previous data is in ${former}.` : ''}`;
};
