import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findPostgres, startPostgres } from '../host/testing/postgresServer';
import { findChromiums } from './chromium';
import { checkHtml } from './html';
import { onEachNode } from './nodeVersions';
import { FAILED, runProject, tool, type Counts } from './suite';
import { audit } from './supply/audit';

/**
 * What `npm test` runs of each runner: each rule at the level where it lives, on the database that everybody has. Whole pages of the
 * desk, the host's laboratory, a server and most flows in a browser are for `npm run test:full` (decision 008).
 */
const FIRST = {
  browser: '^(?!(.*/)?src/pages/admin/)',
  backend:
    '/(supabase/(functions/|tests/(chat|consignment|forms|imports|journey|lints|mail|privileges|tracking)\\.)|scripts/|tools/|host/(api|audit|auth/endpoints|commands|functions|http|libraryContract|realtime/(authorize|budget|feed|protocol|socket)|settings|site|typegen)\\b)',
  e2e: '/e2e/(specification|tracking|forms|chat|consignment|navigation)\\.',
};

/** What runs on a PostgreSQL server, where there is one: the tests of the database, and what of the host depends on it. */
const ON_SERVER =
  '/(supabase/tests/|host/tests/(?!diskFull\\.)|host/(admin|api|durability|mail|auth/secondFactor|database/demoData|realtime/(listening|socket))\\.)';

/** What the embedded database need not run again after a server, as it cannot differ there (decision 008). */
const ON_SERVER_ALONE =
  '/(supabase/tests/|host/tests/(?!(backups|diskFull|embeddedMigrations|updates)\\.)|host/(admin|auth/secondFactor|database/demoData)\\.)';

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

const isAsked = (option: string) => process.argv.includes(option);
/** Also what costs hours: all of the database's tests on both databases, each size of a browser, the oldest browser, long builds. */
const isEvery = isAsked('--every');
const hasServer = Boolean(process.env.TEST_DATABASE_URL ?? findPostgres());

const only = (pattern: string) => ['--testPathPatterns', pattern];
const allBut = (...patterns: string[]) => ['--testPathIgnorePatterns', patterns.join('|')];

const backend = (url: string | undefined, ...args: string[]) =>
  runProject('backend', [WAITING, ...args], {
    TEST_DATABASE_URL: url,
    TEST_SIZES: isEvery ? 'all' : undefined,
  });

const onEmbedded = () =>
  backend(undefined, ...allBut(FIRST.backend, ...(hasServer && !isEvery ? [ON_SERVER_ALONE] : [])));

/** In the newest Chromium to be had, and with `isOldest` in the oldest: that of the npm package, which everybody can have. */
const inBrowser = async (files: string[], url?: string, isOldest = false): Promise<Counts> => {
  const browsers = await findChromiums();
  const browser = browsers.at(isOldest ? -1 : 0);
  if (!browser || (isOldest && browsers.length === 1))
    return { passed: 0, failed: 0, remark: 'not run: there is one browser here' };
  const counts = await runProject('e2e', [WAITING, ...files], {
    TEST_DATABASE_URL: url,
    CHROME_PATH: browser.executable,
    TEST_SIZES: isEvery ? 'all' : undefined,
  });
  const name = `in Chromium ${browser.version.join('.') || 'of an unknown version'}`;
  return { ...counts, remark: [name, counts.remark].filter(Boolean).join('; ') };
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

/** A server answers with a third of the work: flows run on it where there is one. */
const flows = (files: string[]) =>
  hasServer ? onPostgres((url) => inBrowser(files, url)) : () => inBrowser(files);

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
const first: Steps[] = [
  { build: tool('tsx', 'scripts/build.ts'), lint: tool('eslint', ...LINT), ...checks, audit: audited },
  { shipped: tool('tsx', 'scripts/shipped.ts'), html: () => Promise.resolve(checkHtml()) },
  { unit: () => runProject('browser', only(FIRST.browser)) },
  { backend: () => backend(undefined, ...only(FIRST.backend)) },
  { e2e: () => inBrowser(only(FIRST.e2e)) },
];

const rest: Steps[] = [
  { 'unit:pages': () => runProject('browser', allBut(FIRST.browser)) },
  { 'backend:rest': onEmbedded },
  { 'backend:postgres': onPostgres((url) => backend(url, ...only(ON_SERVER))) },
  { nodes: onEachNode },
  { 'e2e:rest': flows(allBut(FIRST.e2e, ...(isEvery ? [] : [LONG_BUILDS]))) },
  ...(isEvery ? [{ 'e2e:oldest': () => inBrowser([], undefined, true) }] : []),
];
const NOT_FIRST =
  'Not run: whole pages of the desk, the rest of the database and the host, a server, other versions of Node, most flows in a ' +
  'browser. npm run test:full runs them.';

const quick: Steps[] = [
  {
    lint: tool('eslint', ...LINT_CHANGED),
    ...checks,
    schema: tool('tsx', 'host/typegen.ts', '--check'),
  },
  { 'unit, without whole pages': () => runProject('browser', only(QUICK.browser)) },
  { 'backend, without a host': () => backend(undefined, ...only(QUICK.backend)) },
];
const NOT_QUICK =
  'Not run: tests of whole pages, of the host, of the database and in a browser; build, shipped, audit. npm test runs all.';

/** What `npm test` counted last, to which `npm run test:full -- --rest` adds. */
const COUNTS = '.cache/tests.json';

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

const runStage = async (steps: [string, Step][]) => {
  const runNext = async () => {
    for (let next = steps.shift(); next; next = steps.shift()) await runStep(next);
  };
  await Promise.all(Array.from({ length: CORES }, runNext));
};

/** The stages that the options ask for, and what a reader has to know of those that they leave out. */
const chooseStages = (): [Steps[], string?] => {
  if (isAsked('--quick')) return [quick, NOT_QUICK];
  if (isAsked('--rest')) return [rest];
  return isAsked('--full') ? [[...first, ...rest]] : [first, NOT_FIRST];
};

/** Runs the named steps, or those that the options ask for, and ends with one line over all runners. */
const main = async () => {
  const stepNames = process.argv.slice(2).filter((name) => !name.startsWith('--'));
  if (stepNames.length > 0) {
    const all = Object.assign({}, ...first, ...rest) as Steps;
    const missing = stepNames.find((name) => !(name in all));
    if (missing) throw new Error(`No such step: ${missing}. There are: ${Object.keys(all).join(', ')}`);
    for (const stage of [...first, ...rest])
      await runStage(Object.entries(stage).filter(([name]) => stepNames.includes(name)));
  } else {
    if (isAsked('--rest')) Object.assign(total, JSON.parse(readFileSync(COUNTS, 'utf8')));
    const [stages, remark] = chooseStages();
    for (const stage of stages) await runStage(Object.entries(stage));
    if (remark) remarks.push(remark);
    mkdirSync('.cache', { recursive: true });
    writeFileSync(COUNTS, JSON.stringify(total));
  }
  console.log([...remarks, `${total.passed} passed, ${total.failed} failed`].join('\n'));
  process.exitCode = total.failed > 0 ? 1 : 0;
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

void main();
