/** Runs a host for a test: settings are environment variables, and the parent process communicates by messages. */
import { createUser } from '../admin';
import { openBuiltSite } from '../builtSite';
import type { Database } from '../database/database';
import { DEMONSTRATION } from '../database/migrations';
import { startHost } from '../host';
import { readSettings } from '../settings';
import { createSite } from '../site';
import { CHEAP_COST } from './cheapCost';
import type { Question } from './hostProcess';

const openSite = async (dataDir: string) => {
  const folder = process.env.SITE_DIR;
  if (!folder) return () => new Response('Not found', { status: 404 });
  const isOwn = folder === 'build';
  const site = isOwn
    ? openBuiltSite(dataDir, { signal: new AbortController().signal })
    : createSite(folder, dataDir);
  return (await site).answer;
};

const tell = (message: object): void => void process.send?.(message);

const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What statements return after a script, in a transaction that is rolled back. */
const tryOut = async (database: Database, { script, statements }: NonNullable<Question['trial']>) => {
  const answers: unknown[] = [];
  const end = new Error('Nothing is kept.');
  await database
    .transaction(async (sql) => {
      await sql.script(script);
      for (const statement of statements) answers.push(await sql.query(statement));
      throw end;
    })
    .catch((error: unknown) => {
      if (error !== end) throw error;
    });
  return answers;
};

const run = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const seeds = process.env.WHOLE_DEMONSTRATION ? DEMONSTRATION : DEMONSTRATION.slice(0, 1);
  const host = await startHost(settings, () => openSite(settings.dataDir), { seeds });

  const answer = async ({ sql, trial, user, cpuTime: isCpuTime }: Question): Promise<unknown> => {
    if (trial) return tryOut(host.database, trial);
    if (sql) return host.database.query(sql.statement, sql.parameters);
    if (user)
      return host.database.transaction((inside) => createUser(inside, user.email, user.password, CHEAP_COST));
    return isCpuTime ? cpuTime() : undefined;
  };
  process.on('message', (question: Question) => {
    const start = performance.now();
    answer(question).then(
      (result) => tell({ id: question.id, result, milliseconds: performance.now() - start }),
      (error: Error) => tell({ id: question.id, error: error.message }),
    );
  });
  process.once('SIGTERM', () => void host.stop().then(() => process.exit(0)));
  process.once('disconnect', () => process.exit(1)); // the test is gone

  const { url, admin, keys } = host;
  tell({ id: 0, ready: { url, admin, publishableKey: keys.publishableKey, secretKey: keys.secretKey } });
};

run().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
