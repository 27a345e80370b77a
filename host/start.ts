import { otherOwners } from './admin';
import { openBuiltSite } from './builtSite';
import { secretsFile } from './dataFolder';
import { addressOf, type Host, startHost } from './host';
import { assertFree } from './http/server';
import { onOrphaned } from './orphan';
import { asRefusal } from './refusal';
import { readSettings, type Settings } from './settings';
import { createSite } from './site';
import { openSteps } from './steps';

const say = (text: string): void => console.log(text);

const steps = openSteps(process.stdout);

/** A generated password is shown once, by the start that generated it: logs are kept, and read by others. */
const passwordOf = ({ admin }: Host, { adminPassword, dataDir }: Settings): string => {
  if (!admin.password) return 'the one set before';
  if (adminPassword) return 'the one of ADMIN_PASSWORD';
  return admin.isNew ? admin.password : `the one in ${secretsFile(dataDir)}`;
};

/** Printed in one piece: a program that waits for the first line gets all of them. */
const printReady = async (url: string, host: Host, settings: Settings): Promise<void> => {
  const { admin, database } = host;
  const [sample] = await database.query<{ trackingId: string }>(
    'select "trackingId" from public.consignment order by id limit 1',
  );
  const otherEmails = await otherOwners(database, admin.email);
  const lines = [
    `Ready: ${url}`,
    `  Admin:    ${url}/admin/login/auth`,
    `  E-mail:   ${admin.email}`,
    `  Password: ${passwordOf(host, settings)}`,
    ...otherEmails.map(
      (other) => `  Beware:   ${other} is an owner too; the page Staff removes that account`,
    ),
    sample && `  Track:    ${sample.trackingId}`,
    settings.showsOutbox
      ? `  Outbox:   ${url}/outbox`
      : !settings.smtpUrl && '  Mail:     cannot be sent, for SMTP_URL and MAIL_FROM are not set',
  ];
  say(lines.filter(Boolean).join('\n'));
};

/** The built site and the API on one port. */
const serve = async (settings: Settings, building: AbortController): Promise<() => Promise<void>> => {
  const { siteDir, dataDir } = settings;
  const openSite = async () => {
    const site = siteDir
      ? steps.run('Reading the site', () => createSite(siteDir, dataDir))
      : openBuiltSite(dataDir, { signal: building.signal, runStep: steps.run });
    return (await site).answer;
  };
  const host = await startHost(settings, openSite, { runStep: steps.run });
  await printReady(host.url, host, settings);
  return host.stop;
};

/** The site with hot reload, in front of the API on a separate port that only this machine reaches. */
const develop = async (settings: Settings): Promise<() => Promise<void>> => {
  await assertFree(settings.port, settings.host);
  const url = addressOf(settings.host, settings.port);
  const inner = { ...settings, port: 0, host: '127.0.0.1', siteUrl: settings.siteUrl ?? url };
  const openSite = () => Promise.resolve(() => new Response('Not found', { status: 404 }));
  const host = await startHost(inner, openSite, { runStep: steps.run });
  const stopDevServer = await steps.run(
    'Building the site (an edit is shown without it)',
    async (onProgress) => {
      const { startDevServer } = await import('./devServer'); // loads a compiler, which `npm start` does not need
      return startDevServer(settings, host.url, onProgress);
    },
  );
  await printReady(url, host, settings);
  return async () => {
    await stopDevServer();
    await host.stop();
  };
};

const fail = (error: unknown): never => {
  steps.end();
  const reason = asRefusal(error) ?? error;
  console.error(reason instanceof Error ? reason.message.split('\n')[0] : reason);
  process.exit(1);
};

/** What ends it: on Windows also a closed console, and Ctrl+Break. Elsewhere `nohup` keeps it running when a terminal is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', ...(process.platform === 'win32' ? ['SIGHUP', 'SIGBREAK'] : [])];

const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const building = new AbortController();
  const running = process.argv.includes('--dev') ? develop(settings) : serve(settings, building);
  running.catch(() => building.abort());
  let isStopping = false;
  // The signal comes twice, from the terminal and from npm. The second must not interrupt the shutdown.
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    building.abort();
    running.then((stopAll) => stopAll()).then(() => process.exit(0), fail);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  onOrphaned(stop);
  await running;
};

start().catch(fail);
