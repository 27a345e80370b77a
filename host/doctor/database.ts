import type { Sql } from '../database/database';
import { readLedger } from '../database/ledger';
import type { DoctorFinding } from './finding';

/** The oldest server on which the product is tested. */
const OLDEST_SERVER = 15;

const judgeMigrations = async (sql: Sql): Promise<DoctorFinding> => {
  const ledger = await readLedger(sql);
  if (!ledger)
    return { topic: 'Database', level: 'advice', text: 'It is empty: the first start prepares it.' };
  const { done, waiting, foreign } = ledger;
  if (foreign.length > 0)
    return {
      topic: 'Database',
      level: 'wrong',
      text: `A newer version has been here: this one does not know ${foreign.length} of its migrations.`,
      todo: 'Start the newer version, or restore a backup from before it.',
    };
  return waiting.length > 0
    ? {
        topic: 'Database',
        level: 'advice',
        text: `Migrations that wait for the next start: ${waiting.length}`,
      }
    : { topic: 'Database', level: 'ok', text: `All ${done.length} migrations are done` };
};

const judgeServer = async (sql: Sql): Promise<DoctorFinding[]> => {
  const [row] = await sql.query<{ version: number; superuser: boolean }>(
    `select current_setting('server_version_num')::int / 10000 as version, rolsuper as superuser
     from pg_roles where rolname = current_user`,
  );
  const version = row?.version ?? 0;
  const findings: DoctorFinding[] = [
    version < OLDEST_SERVER
      ? {
          topic: 'Database',
          level: 'wrong',
          text: `PostgreSQL ${version} is older than ${OLDEST_SERVER}.`,
          todo: 'Update the server.',
        }
      : { topic: 'Database', level: 'ok', text: `PostgreSQL ${version}` },
  ];
  if (row?.superuser)
    findings.push({
      topic: 'Database',
      level: 'advice',
      text: 'The user of DATABASE_URL is a superuser.',
      todo: 'One that owns the database and has CREATEROLE is enough.',
    });
  return findings;
};

const judgeAccounts = async (sql: Sql): Promise<DoctorFinding> => {
  const [row] = await sql.query<{ owners: number; bare: number }>(
    `select count(*)::int as owners, count(*) filter (where not exists (
       select from auth.mfa_factors where mfa_factors.user_id = admins.user_id and status = 'verified'))::int as bare
     from private.admins where role = 'owner'`,
  );
  const { owners = 0, bare = 0 } = row ?? {};
  if (owners === 0)
    return {
      topic: 'Accounts',
      level: 'wrong',
      text: 'Nobody owns the site.',
      todo: 'The next start makes ADMIN_EMAIL an owner.',
    };
  return bare > 0
    ? {
        topic: 'Accounts',
        level: 'advice',
        text: `Owners who sign in with a password alone: ${bare} of ${owners}`,
        todo: 'Settings → Second factor.',
      }
    : { topic: 'Accounts', level: 'ok', text: `All owners (${owners}) have a second factor` };
};

const judgeQueue = async (sql: Sql): Promise<DoctorFinding> => {
  const [row] = await sql.query<{ stuck: number; late: number }>(
    `select count(*) filter (where state in ('failed', 'unknown'))::int as stuck,
       count(*) filter (where private.is_stuck(queued_mail))::int as late
     from private.queued_mail`,
  );
  const { stuck = 0, late = 0 } = row ?? {};
  if (late > 0)
    return {
      topic: 'Mail',
      level: 'wrong',
      text: `Mail does not leave: due an hour ago, or tried five times in vain: ${late}.`,
      todo: 'Look whether a host with SMTP_URL runs and reaches the mail server, or the schedule of the function notices.',
    };
  return stuck > 0
    ? {
        topic: 'Mail',
        level: 'advice',
        text: `Not sent, or nobody knows whether: ${stuck} in the queue of mail.`,
        todo: '“All messages” lists notices; other mails stand with their quote, newsletter or chat.',
      }
    : { topic: 'Mail', level: 'ok', text: 'No mail is stuck' };
};

/** What can be read from a database; of one that is empty, that it is. */
export const judgeDatabase = async (sql: Sql, isServer: boolean): Promise<DoctorFinding[]> => {
  const migrations = await judgeMigrations(sql);
  const server = isServer ? await judgeServer(sql) : [];
  if (migrations.level !== 'ok') return [...server, migrations];
  return [...server, migrations, await judgeAccounts(sql), await judgeQueue(sql)];
};
