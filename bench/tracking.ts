/**
 * What a tracking look-up costs through HTTP, against the same look-up as raw SQL on the same database and against an
 * empty HTTP request, with few and with many consignments. Prints milliseconds; the three kinds take turns, so that
 * whatever else the machine does meets all of them.
 */
import { type HostProcess, startHost } from '../supabase/local/testing/hostProcess';
import { fillConsignments } from './load/fill';
import { time } from './statistics';

const ROUNDS = 600;
const SIZES = [100, 100_000];

type Measured = 'tracking' | 'raw SQL' | 'empty request';

const measure = async (host: HostProcess, ids: string[]): Promise<Record<Measured, number[]>> => {
  const times: Record<Measured, number[]> = { tracking: [], 'raw SQL': [], 'empty request': [] };
  const headers = { apikey: host.publishableKey, 'content-type': 'application/json' };
  for (let round = 0; round < ROUNDS; round++) {
    const id = ids[round % ids.length] ?? '';
    const body = JSON.stringify({ tracking_id: id });
    const track = async () => {
      const response = await fetch(`${host.url}/rest/v1/rpc/track_consignment`, {
        method: 'POST',
        headers,
        body,
      });
      if (((await response.json()) as unknown[]).length !== 1) throw new Error(`${id} was not found.`);
    };
    times.tracking.push(await time(track));
    times['raw SQL'].push(
      await host.sqlTime('select * from public.consignment where "trackingId" = $1', [id]),
    );
    times['empty request'].push(await time(async () => (await fetch(`${host.url}/healthz`)).text()));
  }
  return times;
};

const quantile = (values: number[], share: number): number => {
  const sorted = values.slice(ROUNDS / 10).sort((a, b) => a - b); // the first rounds warm the engine up
  return sorted[Math.floor(sorted.length * share)] ?? NaN;
};

const print = (size: number, times: Record<Measured, number[]>): void => {
  for (const share of [0.5, 0.95]) {
    const [track, sql, empty] = [times.tracking, times['raw SQL'], times['empty request']].map((values) =>
      quantile(values, share),
    ) as [number, number, number];
    const cells = [size, `p${share * 100}`, track.toFixed(2), sql.toFixed(2), empty.toFixed(2)];
    console.log(`| ${[...cells, (track / sql).toFixed(1), (track / empty).toFixed(1)].join(' | ')} |`);
  }
};

const run = async (): Promise<void> => {
  const host = await startHost();
  await host.sql('update private.limits set per_client = 1000000, overall = 1000000');
  console.log('| consignments | | tracking | raw SQL | empty request | ÷ raw SQL | ÷ empty |');
  console.log('|---:|---|---:|---:|---:|---:|---:|');
  for (const size of SIZES) print(size, await measure(host, await fillConsignments(host, size)));
  await host.stop();
};

void run();
