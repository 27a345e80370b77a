import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exists, lockDataFolder } from '../dataFolder';
import { openDatabase } from '../database/openDatabase';
import { showFinding } from '../finding';
import { inRepository } from '../paths';
import { readSettings, type Settings } from '../settings';
import { judgeBackups } from './backups';
import { judgeDatabase } from './database';
import type { DoctorFinding } from './finding';
import { judgeFolder, judgeNode, judgeSettings } from './machine';

const lookInto = async (settings: Settings): Promise<DoctorFinding[]> => {
  const database = await openDatabase(settings);
  try {
    return [
      ...(await judgeDatabase(database, settings.databaseUrl !== undefined)),
      ...(await judgeBackups(settings, database)),
    ];
  } finally {
    await database.close();
  }
};

/** The embedded database belongs to one process: while a host has it, it is not opened. */
const lookIntoFolder = async (settings: Settings): Promise<DoctorFinding[]> => {
  if (!(await exists(path.join(settings.dataDir, 'database'))))
    return [
      { topic: 'Database', level: 'advice', text: 'There is none yet: the first start makes it.' },
      ...(await judgeBackups(settings, undefined)),
    ];
  const release = await lockDataFolder(settings.dataDir);
  return lookInto(settings).finally(release);
};

const judge = (settings: Settings): Promise<DoctorFinding[]> =>
  (settings.databaseUrl ? lookInto(settings) : lookIntoFolder(settings)).catch(async ({ message }: Error) => [
    {
      topic: 'Database',
      level: 'wrong',
      text: message,
      todo: settings.databaseUrl ? 'Look at the server and its log.' : 'Stop the host to have it looked at.',
    },
    ...(await judgeBackups(settings, undefined)),
  ]);

const judgeMail = ({ smtpUrl }: Settings): DoctorFinding =>
  smtpUrl
    ? { topic: 'Mail', level: 'advice', text: 'npm run host -- mail:check looks at the sender’s domain.' }
    : {
        topic: 'Mail',
        level: 'wrong',
        text: 'SMTP_URL is not set: no mail leaves.',
        todo: 'Set SMTP_URL and MAIL_FROM (docs/mail.md).',
      };

/** `npm run host -- doctor`: what is wrong with the installation that the environment names, and whether nothing is. Changes nothing. */
export const runDoctor = async (env: NodeJS.ProcessEnv): Promise<{ text: string; isWell: boolean }> => {
  const settings = readSettings(env);
  const { engines } = JSON.parse(await readFile(inRepository('package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const findings = [
    judgeNode(engines.node),
    ...judgeSettings(settings),
    ...(await judgeFolder(settings)),
    ...(await judge(settings)),
    judgeMail(settings),
  ];
  const wrong = findings.filter(({ level }) => level === 'wrong').length;
  const end =
    wrong === 0 ? 'Nothing is wrong.' : `${wrong} ${wrong === 1 ? 'thing needs' : 'things need'} a hand.`;
  return { text: [...findings.map(showFinding(10)), end].join('\n'), isWell: wrong === 0 };
};
