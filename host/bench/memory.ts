import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../build';
import publishable from '../publishableKey.json' with { type: 'json' };
import { findPostgres, startPostgres } from '../testing/postgresServer';
import { createVisitor } from '../attack/flood/visitor';
import { rows as table } from './load/report';
import { memoryOf, startOwn, stopOwn } from './ownHost';

const SETTLING_MS = 15_000;
const LOAD_MS = 60_000;
const VISITORS = 20;
const GOALS = { embedded: 300, PostgreSQL: 150 };

/** Visitors look up, chat and fetch the home page, as fast as they are served. */
const load = async (url: string): Promise<void> => {
  const end = performance.now() + LOAD_MS;
  const visit = async () => {
    const visitor = createVisitor({ url, key: publishable.publishableKey }, 'CARGO001');
    for (let turn = 0; performance.now() < end; turn++) {
      await visitor.track();
      if (turn % 10 === 0) await visitor.chat();
      await (await fetch(`${url}/`)).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
};

type Kind = keyof typeof GOALS;

const measure = async (kind: Kind, minutes: number, databaseUrl: string): Promise<string[][]> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'carmine-memory-'));
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO_DATA: 'true',
    TRUST_PROXY: 'true',
    SITE_DIR: await ensureBuilt({ signal: new AbortController().signal }),
  };
  const rows: string[][] = [];
  const note = async (when: string, { pid = 0 }: ChildProcess, goal?: number) => {
    const memory = await memoryOf(pid);
    const cells = memory ? [memory.resident.toFixed(0), memory.anonymous.toFixed(0)] : ['not measured', ''];
    const verdict = goal && memory ? (memory.resident <= goal ? 'met' : 'missed') : '';
    rows.push([`${kind}: ${when}`, ...cells, goal ? `≤ ${goal}` : '', verdict]);
  };
  const first = await startOwn(env);
  await sleep(SETTLING_MS);
  await note('at rest after the first start, which creates the database', first.child);
  await stopOwn(first.child);
  const { child, url } = await startOwn(env);
  await sleep(SETTLING_MS);
  await note('at rest', child, GOALS[kind]);
  const loading = load(url);
  await sleep(LOAD_MS * 0.9);
  await note(`${VISITORS} visitors at once`, child);
  await loading;
  await sleep(minutes * 60_000);
  await note(`${minutes} minutes later`, child);
  await stopOwn(child);
  await rm(dataDir, { recursive: true, force: true });
  return rows;
};

/** `npm run host -- bench:memory [--minutes N]`: what memory the host takes, started like `npm start`. */
const measureMemory = async (args: string[]): Promise<void> => {
  const at = args.indexOf('--minutes');
  const minutes = at < 0 ? 60 : Number(args[at + 1]);
  const rows = await measure('embedded', minutes, '');
  if (findPostgres()) {
    const server = await startPostgres({ asInstalled: true });
    rows.push(...(await measure('PostgreSQL', minutes, server.url)));
    await server.remove();
  } else console.error('PostgreSQL is not installed: not measured.');
  console.log(
    table(['the host on Node ' + process.versions.node, 'resident MB', 'of it anonymous', 'goal', ''], rows),
  );
};

measureMemory(process.argv.slice(2)).catch((cause: unknown) => {
  console.error(cause);
  process.exitCode = 1;
});
