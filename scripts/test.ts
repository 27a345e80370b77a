import { findPostgres, startPostgres } from '../supabase/local/testing/postgresServer';
import { findChromium } from './chromium';
import { checkHtml } from './html';
import { FAILED, jest, tool, type Counts } from './suite';
import { audit } from './supply/audit';

/** Browser tests that ask the database for nothing, or for what the backend's tests ask both: once is enough. */
const PAGES_ALONE =
  'e2e/(badInputs|budgets|firstView|idle|laterParts|layout|navigation|pictures|policy|preferences|prerender|site|slides)\\.e2e';

/** Two files at a time: each often waits, but one more would be another host and another browser. */
const inBrowser = async (...args: string[]): Promise<Counts> => {
  process.env.CHROME_PATH = await findChromium();
  return jest('e2e', '--maxWorkers=2', ...args);
};

const { TEST_DATABASE_URL } = process.env;

const embedded = (work: () => Promise<Counts>) => (): Promise<Counts> => {
  delete process.env.TEST_DATABASE_URL;
  return work();
};

/** On the server that TEST_DATABASE_URL names, or on one that is started for it where PostgreSQL is installed. */
const onPostgres = (work: () => Promise<Counts>) => async (): Promise<Counts> => {
  if (!TEST_DATABASE_URL && !findPostgres()) {
    return { passed: 0, failed: 0, remark: 'not run: PostgreSQL is not installed here' };
  }
  const server = TEST_DATABASE_URL ? undefined : await startPostgres();
  process.env.TEST_DATABASE_URL = TEST_DATABASE_URL ?? server?.url;
  try {
    return await work();
  } finally {
    await server?.remove();
  }
};

/** Nobody knows what an advisory service that does not answer would have said. */
const audited = async (): Promise<Counts> => {
  const verdict = await audit();
  if (verdict === 'silent')
    return { passed: 0, failed: 0, remark: 'not run: no advisory service answers here' };
  return verdict === 'clean' ? { passed: 1, failed: 0 } : FAILED;
};

/** Three files at a time on two cores: each often waits for its host, or for a clock. */
const backend = () => jest('backend', '--maxWorkers=3');

const steps: Record<string, () => Promise<Counts>> = {
  types: () => tool('tsc', '--noEmit'),
  lint: () => tool('eslint', '.', '--max-warnings', '0'),
  format: () => tool('prettier', '--check', '--log-level', 'warn', '.'),
  schema: () => tool('tsx', 'supabase/local/typegen.ts', '--check'),
  licences: () => tool('tsx', 'scripts/licences.ts'),
  audit: audited,
  unit: () => jest('browser'),
  backend: embedded(backend),
  'backend:postgres': onPostgres(backend),
  build: () => tool('tsx', 'scripts/build.ts'),
  html: () => Promise.resolve(checkHtml()),
  shipped: () => tool('tsx', 'scripts/shipped.ts'),
  e2e: embedded(inBrowser),
  'e2e:postgres': onPostgres(() => inBrowser('--testPathIgnorePatterns', PAGES_ALONE)),
};

/** Runs the named steps, or all of them, and ends with one line over all runners. */
const main = async () => {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !(name in steps));
  if (unknown) throw new Error(`No such step: ${unknown}. There are: ${Object.keys(steps).join(', ')}`);
  const total = { passed: 0, failed: 0 };
  const remarks: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(`\n── ${name}`);
    const counts = await step().catch((cause: unknown) => {
      console.error(cause);
      return FAILED;
    });
    total.passed += counts.passed;
    total.failed += counts.failed;
    if (counts.remark) remarks.push(`${name}: ${counts.remark}.`);
  }
  console.log(['', ...remarks, `${total.passed} passed, ${total.failed} failed`].join('\n'));
  process.exitCode = total.failed > 0 ? 1 : 0;
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

void main();
