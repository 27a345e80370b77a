import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { noticeWorkerBundle } from './hostBundle';
import type { HostProcess } from './hostProcess';
import type { MailServer } from '../../supabase/tests/support/mailServer';

/** A process that sends the notices of a host through a mail server; the host itself must have none. */
export const startWorkerProcess = async (host: HostProcess, mail: MailServer): Promise<ChildProcess> =>
  fork(await noticeWorkerBundle(), {
    env: {
      ...process.env,
      ...{ SUPABASE_URL: host.url, SUPABASE_SERVICE_ROLE_KEY: host.secretKey, SITE_URL: 'https://site.test' },
      ...{ MAIL_FROM: 'support@carmine.test', SMTP_URL: mail.url },
    },
    silent: true,
  });

export const kill = async (worker: ChildProcess): Promise<void> => {
  worker.kill('SIGKILL');
  if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
};

/** Confirmed followers of a consignment, each of whom is told of everything at once. */
export const addFollowers = ({ sql }: HostProcess, consignment: number, count: number): Promise<unknown> =>
  sql(
    `insert into private.follower (consignment, email, topics, zone, confirmed_at)
     select $1::bigint, 'reader' || number || '-' || $1::bigint || '@mail.test', '{progress,problem,delivery}', 'Etc/UTC', now()
     from generate_series(1, $2::int) as number`,
    [consignment, count],
  );

/** What became of the notices: how many in each state, how many mails arrived, and how many of them twice. */
export interface Sent {
  states: Partial<Record<string, number>>;
  delivered: number;
  twice: number;
  /** Notices that are said to be sent and did not arrive. */
  missing: number;
}

const countStates = async ({ sql }: HostProcess) => {
  const rows = await sql<{ state: string; count: number }>(
    'select state, count(*)::int as count from private.queued_mail group by state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends all that waits, while the worker is killed so many times, evenly over the mails. */
export const sendWhileKilled = async (
  host: HostProcess,
  mail: MailServer,
  { kills, mails }: { kills: number; mails: number },
): Promise<Sent> => {
  for (let killed = 0; killed < kills; killed++) {
    const worker = await startWorkerProcess(host, mail);
    const enough = Math.floor((mails * (killed + 1)) / (kills + 2));
    while (mail.delivered.length < enough) await pause(5);
    await kill(worker);
  }
  const worker = await startWorkerProcess(host, mail);
  for (;;) {
    // As if two minutes had passed: what a killed worker had claimed is given up.
    const { waiting = 0, sending = 0 } = await countStates(host);
    if (waiting === 0 && sending === 0) break;
    if (waiting === 0)
      await host.sql(`update private.queued_mail set leased_until = now() where state = 'sending'`);
    await pause(500);
  }
  await kill(worker);
  const ids = mail.delivered.map(({ mail: { messageId } }) => messageId ?? '');
  const arrived = new Set(ids);
  const sentMails = await host.sql<{ message: string }>(
    `select message from private.queued_mail where state = 'sent'`,
  );
  const missing = sentMails.filter(({ message }) => !arrived.has(`<${message}@carmine.test>`));
  return {
    states: await countStates(host),
    delivered: ids.length,
    twice: ids.length - arrived.size,
    missing: missing.length,
  };
};
