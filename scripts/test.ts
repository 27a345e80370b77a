import { availableParallelism } from 'node:os';
import { findPostgres, startPostgres } from '../host/testing/postgresServer';
import { findChromiums } from './chromium';
import { checkHtml } from './html';
import { onEachNode } from './nodeVersions';
import { FAILED, runProject, tool, type Counts } from './suite';
import { audit } from './supply/audit';

/** What runs on a PostgreSQL server, where there is one: the tests of the database, and what of the host depends on it. */
const ON_SERVER =
  '/(supabase/tests/|host/tests/(?!diskFull\\.)|host/(admin|api|durability|mail|auth/secondFactor|database/demoData|realtime/(listening|socket))\\.)';

/**
 * What the embedded database need not run again after a server: of accounts, and all tests of the database but those of what can
 * differ, which is what a driver reads and writes, simultaneous requests, grants, restarts (decision 008).
 */
const ON_SERVER_ALONE =
  '/(supabase/tests/(?!(chat|chatDelivery|consignment|forms|imports|journey|lints|mail|privileges|signOut|tracking)\\.)|host/tests/(?!(backups|diskFull|embeddedMigrations|updates)\\.)|host/(admin|auth/secondFactor|database/demoData)\\.)';

/** Whole builds of the site for a test each, of what is rarely touched: another brand with longer texts, and `npm run dev`. */
const LONG_BUILDS = '/e2e/(devServer|growth)\\.';

/** Tests without a host, a browser or whole pages. */
const QUICK = {
  browser: '/src/((?!pages/|app/|features/).*\\.tsx|.*\\.ts)$',
  backend: '/(supabase/functions|scripts/docs|host/realtime/(authorize|budget|feed|protocol|idleTimeout))',
};

type Step = (name: string) => Promise<Counts>;
type Steps = Record<string, Step>;

const CORES = availableParallelism();

/** Each file often waits, for its host, a toast or a clock: three of them keep two cores busy. */
const WAITING = `--maxWorkers=${Math.ceil(CORES * 1.5)}`;

const isFull = process.argv.includes('--full');
const hasServer = Boolean(process.env.TEST_DATABASE_URL ?? findPostgres());

const backend = (url: string | undefined, ...args: string[]) =>
  runProject('backend', [WAITING, ...args], {
    TEST_DATABASE_URL: url,
    TEST_SIZES: isFull ? 'all' : undefined,
  });

const onEmbedded = () =>
  backend(undefined, ...(hasServer && !isFull ? ['--testPathIgnorePatterns', ON_SERVER_ALONE] : []));

/** In the newest Chromium to be had, and with `isOldest` in the oldest: that of the npm package, which everybody can have. */
const inBrowser = async (url?: string, isOldest = false): Promise<Counts> => {
  const browsers = await findChromiums();
  const browser = browsers.at(isOldest ? -1 : 0);
  if (!browser || (isOldest && browsers.length === 1))
    return { passed: 0, failed: 0, remark: 'not run: there is one browser here' };
  const settings = {
    TEST_DATABASE_URL: url,
    CHROME_PATH: browser.executable,
    TEST_SIZES: isFull ? 'all' : undefined,
  };
  const left = isFull ? [] : ['--testPathIgnorePatterns', LONG_BUILDS];
  const counts = await runProject('e2e', [WAITING, ...left], settings);
  const remarks = [
    `in Chromium ${browser.version.join('.') || 'of an unknown version'}`,
    counts.remark,
    !isFull && 'npm run dev and a site with longer texts are tested by npm run test:full',
  ];
  return { ...counts, remark: remarks.filter(Boolean).join('; ') };
};

/** On the server that TEST_DATABASE_URL names, or on one that is started for it where PostgreSQL is installed. */
const onPostgres = (work: (url: string) => Promise<Counts>) => async (): Promise<Counts> => {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return work(TEST_DATABASE_URL);
  if (!findPostgres()) return { passed: 0, failed: 0, remark: 'not run: PostgreSQL is not installed here' };
  const server = await startPostgres();
  try {
    return await work(server.url);
  } finally {
    await server.remove();
  }
};

/** A server answers with a third of the work: whole flows run on it where there is one, and with --full on the embedded database. */
const e2e = hasServer && !isFull ? onPostgres((url) => inBrowser(url)) : () => inBrowser();

/** Nobody knows what an advisory service that does not answer would have said. */
const audited = async (): Promise<Counts> => {
  const verdict = await audit();
  if (verdict === 'silent')
    return { passed: 0, failed: 0, remark: 'not run: no advisory service answers here' };
  return verdict === 'clean' ? { passed: 1, failed: 0 } : FAILED;
};

const TYPES = ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
const FORMAT = ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier'];
const LINT = ['.', '--max-warnings', '0'];
/** A rule about types reads other files than the one that has changed: the cache is good enough for a first answer only. */
const LINT_CHANGED = [...LINT, '--cache', '--cache-location', '.cache/eslint'];

const checks: Steps = {
  types: tool('tsc', ...TYPES),
  format: tool('prettier', ...FORMAT, '--cache-strategy', 'content', '.'),
  licences: tool('tsx', 'scripts/licences.ts'),
};

/** The steps of a stage run beside each other, one for each core; a stage begins when the one before has ended. */
const stages: Steps[] = [
  { build: tool('tsx', 'scripts/build.ts'), lint: tool('eslint', ...LINT), ...checks, audit: audited },
  { shipped: tool('tsx', 'scripts/shipped.ts'), html: () => Promise.resolve(checkHtml()) },
  { unit: () => runProject('browser') },
  { backend: onEmbedded },
  { 'backend:postgres': onPostgres((url) => backend(url, '--testPathPatterns', ON_SERVER)) },
  { nodes: onEachNode },
  { e2e },
  ...(isFull ? [{ 'e2e:oldest': () => inBrowser(undefined, true) }] : []),
];

const quick: Steps[] = [
  {
    lint: tool('eslint', ...LINT_CHANGED),
    ...checks,
    schema: tool('tsx', 'host/typegen.ts', '--check'),
  },
  { 'unit, without whole pages': () => runProject('browser', ['--testPathPatterns', QUICK.browser]) },
  { 'backend, without a host': () => backend(undefined, '--testPathPatterns', QUICK.backend) },
];
const NOT_QUICK =
  'Not run: tests of whole pages, of the host, of the database and in a browser; build, shipped, audit. npm test runs all.';

const total = { passed: 0, failed: 0 };
const remarks: string[] = [];

const runStep = async ([name, step]: [string, Step]) => {
  const start = performance.now();
  const counts = await step(name).catch((cause: unknown) => {
    console.error(cause);
    return FAILED;
  });
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (counts.remark) remarks.push(`${name}: ${counts.remark}.`);
  console.log(
    `── ${name}: ${counts.passed} passed, ${counts.failed} failed, ${Math.round((performance.now() - start) / 1000)} s\n`,
  );
};

/**
 * Runs the named steps, or all of them, or the quick ones, and ends with one line over all runners. With --full, the database
 * tests run on both databases, and whole flows at each size of a browser.
 */
const main = async () => {
  const isQuick = process.argv.includes('--quick');
  const named = process.argv.slice(2).filter((name) => !name.startsWith('--'));
  const names = stages.flatMap((stage) => Object.keys(stage));
  const unknown = named.find((name) => !names.includes(name));
  if (unknown) throw new Error(`No such step: ${unknown}. There are: ${names.join(', ')}`);
  if (isQuick) remarks.push(NOT_QUICK);
  for (const stage of isQuick ? quick : stages) {
    const waiting = Object.entries(stage).filter(([name]) => named.length === 0 || named.includes(name));
    const runNext = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await runStep(next);
    };
    await Promise.all(Array.from({ length: CORES }, runNext));
  }
  console.log([...remarks, `${total.passed} passed, ${total.failed} failed`].join('\n'));
  process.exitCode = total.failed > 0 ? 1 : 0;
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

void main();
