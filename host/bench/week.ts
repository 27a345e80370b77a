import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../build';
import publishable from '../publishableKey.json' with { type: 'json' };
import { caller } from '../../supabase/tests/support/api';
import { openLedger } from './load/ledger';
import { p95, rows as table } from './load/report';
import { chatVisitor, inquire, track, type VisitorStage } from './load/visitors';
import { memoryOf, startOwn, stopOwn } from './ownHost';
import { atRate } from './pace';

/**
 * What happens in a second: a week of a million visitors a month in about an hour, and no more than the limits of all visitors
 * together let through.
 */
const RATES = { lookUps: 12, pages: 30, chats: 0.6, forms: 0.1 };
const MESSAGES = 6;
const SAMPLES = 10;
const SETTLING_MS = 15_000;
/** The last tenth beside the second, in which everything is warm: what grows without an end grows more than this. */
const MOST_GROWTH = { memory: 1.15, p95: 1.5 };

const sizeOf = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      stat(path.join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ); // gone since
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 2 ** 20;
};

const visit = async (stage: VisitorStage): Promise<void> => {
  const visitor = chatVisitor(stage);
  await visitor.start();
  for (let message = 1; message < MESSAGES; message += 1) {
    await visitor.send();
    await visitor.poll();
  }
};

interface Sample {
  resident: number;
  disk: number;
  p95: number;
}

/** Visitors at these rates for so long; the times of look-ups, in ms. */
const load = async (url: string, stage: VisitorStage, seconds: number): Promise<number[]> => {
  const times: number[] = [];
  const page = async () => void (await (await fetch(`${url}/`)).arrayBuffer());
  await Promise.all([
    atRate(RATES.lookUps, seconds, async (dueAt) => {
      await track(stage);
      times.push(performance.now() - dueAt);
    }),
    atRate(RATES.pages, seconds, page),
    atRate(RATES.chats, seconds, () => visit(stage)),
    atRate(RATES.forms, seconds, () => inquire(stage)),
  ]);
  return times;
};

/** `npm run host -- bench:week [--minutes N]`: whether memory, disk and latency of a host on the embedded database stay flat under load. */
const measureWeek = async (args: string[]): Promise<void> => {
  const at = args.indexOf('--minutes');
  const minutes = at < 0 ? 60 : Number(args[at + 1]);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'carmine-week-'));
  const { child, url } = await startOwn({
    ...{ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', DEMO_DATA: 'true', TRUST_PROXY: 'true' },
    SITE_DIR: await ensureBuilt({ signal: new AbortController().signal }),
  });
  await sleep(SETTLING_MS);
  const ledger = openLedger();
  const anon = caller({ url, publishableKey: publishable.publishableKey });
  const samples: Sample[] = [];
  for (let part = 0; part < SAMPLES; part += 1) {
    const times = await load(url, { anon, ledger, ids: ['CARGO001'] }, (minutes * 60) / SAMPLES);
    const { resident = NaN } = (await memoryOf(child.pid ?? 0)) ?? {};
    samples.push({ resident, disk: await sizeOf(dataDir), p95: p95(times) });
  }
  await stopOwn(child);
  await rm(dataDir, { recursive: true, force: true });
  const cells = ({ resident, disk, p95: slow }: Sample) =>
    [resident, disk, slow].map((value) => value.toFixed(0));
  console.log(
    table(
      [`minutes`, 'resident MB', 'disk MB', 'p95 of a look-up, ms'],
      samples.map((sample, part) => [((minutes / SAMPLES) * (part + 1)).toFixed(1), ...cells(sample)]),
    ),
  );
  const [warm, last] = [samples[1], samples.at(-1)] as [Sample, Sample];
  const growth = { memory: last.resident / warm.resident, p95: last.p95 / warm.p95 };
  for (const name of ['memory', 'p95'] as const)
    console.log(
      `${name}: the last tenth ${growth[name].toFixed(2)} × the second, at most ${MOST_GROWTH[name]}: ${growth[name] <= MOST_GROWTH[name] ? 'kept' : 'BROKEN'}`,
    );
  console.log(`Calls that failed: ${JSON.stringify(Object.fromEntries(ledger.errors))}`);
};

measureWeek(process.argv.slice(2)).catch((cause: unknown) => {
  console.error(cause);
  process.exitCode = 1;
});
