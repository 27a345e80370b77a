import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isBackup, isEncryptedName } from '../backup/names';
import { knowsRuns } from '../backup/runs';
import type { Sql } from '../database/database';
import type { Settings } from '../settings';
import type { DoctorFinding } from './finding';

const HOUR_MS = 3_600_000;
const OLD_DAYS = 2;

const wrong = (text: string, todo: string): DoctorFinding => ({
  topic: 'Backups',
  level: 'wrong',
  text,
  todo,
});
const advice = (text: string, todo: string): DoctorFinding => ({
  topic: 'Backups',
  level: 'advice',
  text,
  todo,
});

const daysOf = (hours: number): string => (hours / 24).toFixed(1);

interface Recorded {
  /** Hours since the newest good backup; null if there is none. */
  age: number | null;
  encrypted: boolean | null;
  checked: boolean | null;
  /** What was wrong with the newest run that has ended, if it failed. */
  error: string | null;
}

/** What hosts have recorded of their backups; undefined if they have made none, or if the database is too old to know. */
const readRuns = async (sql: Sql): Promise<Recorded | undefined> => {
  if (!(await knowsRuns(sql))) return undefined;
  const [row] = await sql.query<Recorded>(
    `select (extract(epoch from now() - began_at) / 3600)::float8 as age, encrypted, checked_at is not null as checked,
       (select error from private.backup_runs where ended_at is not null order by id desc limit 1) as error
     from (select) as always left join lateral
       (select began_at, encrypted, checked_at from private.backup_runs where ok order by id desc limit 1) as good on true
     where exists (select from private.backup_runs where ended_at is not null)`,
  );
  return row;
};

/** What needs a hand with backups that hosts make every so many hours. */
export const judgeRuns = (
  { age, encrypted, checked, error }: Recorded,
  everyHours: number | undefined,
): DoctorFinding[] => {
  const findings: DoctorFinding[] = [];
  if (error)
    findings.push(wrong(`The last backup failed: ${error}`, 'Mend it: a host tries again every hour.'));
  // One that takes an hour, and one that failed and was tried again, are not late.
  const most = everyHours === undefined ? OLD_DAYS * 24 : everyHours + 4;
  if (age === null) return error ? findings : [wrong('There is no backup.', 'Set BACKUP_EVERY=24.')];
  if (age > most)
    findings.push(wrong(`The newest backup is ${daysOf(age)} days old.`, 'Look at the log of the hosts.'));
  if (!checked)
    findings.push(wrong('The newest backup was never restored.', 'npm run host -- restore FILE --check'));
  if (!encrypted)
    findings.push(
      advice(
        'The backups are not encrypted.',
        'Set BACKUP_KEY, and keep it elsewhere, too (host/docs/backups.md).',
      ),
    );
  return findings.length > 0
    ? findings
    : [
        {
          topic: 'Backups',
          level: 'ok',
          text: `The newest backup is ${daysOf(age)} days old and was restored`,
        },
      ];
};

/** Backups of hosts and of `npm run host -- backup`: not one that was never restored, nor what a restore has replaced. */
const KINDS = ['scheduled', 'carmine-cargo'];

const namesIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir).catch(() => [])).filter((name) => isBackup(name, KINDS));

/** Backups of the time before there was a key. */
const judgeUnencrypted = async ({ dir, key }: Settings['backups']): Promise<DoctorFinding[]> => {
  const plainBackups = key ? (await namesIn(dir)).filter((name) => !isEncryptedName(name)).sort() : [];
  if (plainBackups.length === 0) return [];
  return [
    advice(
      `These backups are not encrypted: ${plainBackups.slice(0, 3).join(', ')}${plainBackups.length > 3 ? ', …' : ''}.`,
      'Remove them: whoever reads them needs no BACKUP_KEY.',
    ),
  ];
};

/** The age in hours of the newest backup in the folder. A host may remove one meanwhile. */
const newestFile = async (dir: string, now: number): Promise<number | undefined> => {
  const names = await namesIn(dir);
  const stats = await Promise.all(names.map((name) => stat(path.join(dir, name)).catch(() => undefined)));
  const times = stats.flatMap((file) => file?.mtimeMs ?? []);
  return times.length > 0 ? (now - Math.max(...times)) / HOUR_MS : undefined;
};

/** By what hosts have recorded in the database, or by the files. Backups that somebody else makes of a server cannot be seen. */
const judgeNewest = async (
  { databaseUrl, backups }: Settings,
  sql: Sql | undefined,
  now: number,
): Promise<DoctorFinding[]> => {
  const runs = sql && (await readRuns(sql));
  if (runs) return judgeRuns(runs, backups.everyHours);
  const age = await newestFile(backups.dir, now);
  if (age !== undefined && age <= OLD_DAYS * 24)
    return [{ topic: 'Backups', level: 'ok', text: `The newest backup is ${daysOf(age)} days old` }];
  const todo = 'Set BACKUP_EVERY=24, and copy the files to another machine.';
  if (age !== undefined) return [wrong(`The newest backup is ${daysOf(age)} days old.`, todo)];
  return databaseUrl
    ? [advice('No host makes backups, and what others make of a server cannot be seen from here.', todo)]
    : [wrong('There is no backup.', todo)];
};

/**
 * The backups that hosts have recorded in the database; without one, or without a database that can be looked into, the files where
 * backups are put.
 */
export const judgeBackups = async (
  settings: Settings,
  sql: Sql | undefined,
  now = Date.now(),
): Promise<DoctorFinding[]> => [
  ...(await judgeNewest(settings, sql, now)),
  ...(await judgeUnencrypted(settings.backups)),
];
