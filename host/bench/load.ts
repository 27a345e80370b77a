/**
 * Visitors track, chat and send forms while an admin works, on the embedded database and on a PostgreSQL server (that of
 * TEST_DATABASE_URL, or one that is started if PostgreSQL is installed), there with one host and with two: the promised
 * figures L1 to L6 next to the measured ones, and the load at which each slows down. `--full` runs for the promised
 * durations; `embedded`, `postgres` or `two-hosts` runs only that one. Exits with 1 if a call failed or something
 * acknowledged is missing, never because of a time.
 */
import os from 'node:os';
import { findPostgres, startPostgres } from '../testing/postgresServer';
import { measureAppend } from './load/append';
import { measureCeilings } from './load/ceiling';
import { measureBusyDay, measureDay } from './load/day';
import { measureFlood } from './load/flood';
import { balances, type Ledger } from './load/ledger';
import { NO_ANSWER } from '../testing/httpCall';
import { measureList } from './load/list';
import { measureLookUps } from './load/lookUps';
import { type Figure, rows, table } from './load/report';
import { openStage, type Stage } from './load/stage';
import { measureUnloaded } from './load/unloaded';

const CONSIGNMENTS = 100_000;

const loadOfMachine = (): string =>
  `load average ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores`;

const showErrors = (when: string, { errors }: Ledger): string =>
  errors.size === 0
    ? `${when}: no call failed.`
    : `${when}, failed: ${[...errors].map(([name, times]) => `${name} (${times})`).join(', ')}.`;

/** Prints what it measures; true if nothing failed at the promised load and nothing is missing. */
const measure = async (name: string, stage: Stage): Promise<boolean> => {
  console.log(`\n## ${name}, ${CONSIGNMENTS.toLocaleString('en')} consignments, 1,000 chats\n`);
  const parts: [string, (stage: Stage) => Promise<Figure[]>][] = [
    ['the list', measureList],
    ['200 chats', measureDay],
    ['500 chats', measureBusyDay],
    ['look-ups', measureLookUps],
    ['long chats', measureAppend],
    ['a flood', measureFlood],
  ];
  const figures: Figure[] = [];
  const before = loadOfMachine();
  for (const [part, run] of parts) {
    console.error(`${name}: ${part} … (${loadOfMachine()})`);
    const loadFigures = await run(stage);
    console.error(table(loadFigures));
    figures.push(...loadFigures);
  }
  console.error(`${name}: unloaded …`);
  const unloaded = await measureUnloaded(stage);
  const promised = showErrors('At the promised load', stage.ledger);
  const isClean = [...stage.ledger.errors.keys()].every((error) => error.endsWith(NO_ANSWER));
  stage.ledger.errors.clear();
  console.error(`${name}: ceilings …`);
  const ceilings = await measureCeilings(stage, unloaded);
  const finalBalances = await stage.ledger.balance(stage.host);

  console.log(`${table(figures)}\n\n${unloaded.text}\n\n${ceilings}\n`);
  console.log(
    rows(
      ['nothing acknowledged is missing', 'acknowledged', 'stored', 'doubled', ''],
      finalBalances.map((balance) => [
        balance.kind,
        `${balance.acknowledged}`,
        `${balance.stored}`,
        `${balance.doubled}`,
        balances(balance) ? 'kept' : 'BROKEN',
      ]),
    ),
  );
  console.log(`\n${promised} ${showErrors('While the ceiling was looked for', stage.ledger)}`);
  console.log(`Before: ${before}; after: ${loadOfMachine()}.`);
  return isClean && finalBalances.every(balances);
};

const on = async (name: string, isFull: boolean, hosts?: 1 | 2): Promise<boolean> => {
  console.error(`${name}: filling …`);
  const stage = await openStage(CONSIGNMENTS, isFull, hosts);
  try {
    return await measure(name, stage);
  } finally {
    await stage.stop();
  }
};

/** Runs `work` with `url` as the server of the hosts, or without one. */
const withServer = async <Result>(url: string | undefined, work: () => Promise<Result>): Promise<Result> => {
  const { TEST_DATABASE_URL } = process.env;
  const set = (value: string | undefined) => {
    if (value === undefined) delete process.env.TEST_DATABASE_URL;
    else process.env.TEST_DATABASE_URL = value;
  };
  set(url);
  return work().finally(() => set(TEST_DATABASE_URL));
};

const onEmbedded = (isFull: boolean) => withServer(undefined, () => on('Embedded database', isFull));

/** With fsync, like a server that keeps what it has acknowledged. */
const onPostgres =
  (name: string, hosts: 1 | 2) =>
  async (isFull: boolean): Promise<boolean> => {
    if (process.env.TEST_DATABASE_URL) return on(name, isFull, hosts);
    if (!findPostgres()) {
      console.log(`\nNot run, ${name}: PostgreSQL is not installed here.`);
      return true;
    }
    const server = await startPostgres({ asInstalled: true });
    return withServer(server.url, () => on(name, isFull, hosts)).finally(() => server.remove());
  };

const RUNS = {
  embedded: onEmbedded,
  postgres: onPostgres('PostgreSQL', 1),
  'two-hosts': onPostgres('Two hosts on PostgreSQL', 2),
};

const run = async (): Promise<void> => {
  const options = process.argv.slice(2);
  const groupNames = options.filter((option) => option !== '--full');
  const unknown = groupNames.find((name) => !(name in RUNS));
  if (unknown) throw new Error(`There is no ${unknown}. There are: ${Object.keys(RUNS).join(', ')}`);
  for (const [name, measureOn] of Object.entries(RUNS)) {
    if (groupNames.length > 0 && !groupNames.includes(name)) continue;
    if (!(await measureOn(options.includes('--full')))) process.exitCode = 1;
  }
};

run().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
