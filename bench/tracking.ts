/**
 * What a tracking look-up costs through HTTP, against the same look-up as raw SQL on the same database and against an
 * empty HTTP request, with few and with many consignments. Prints milliseconds; the three kinds take turns, so that
 * whatever else the machine does meets all of them.
 */
import { type HostProcess, startHost } from '../supabase/local/testing/hostProcess';

const ROUNDS = 600;
const SIZES = [100, 100_000];

type Measured = 'tracking' | 'raw SQL' | 'empty request';

const fill = async (host: HostProcess, size: number): Promise<string[]> => {
  await host.sql(
    `insert into public.consignment ("sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName", "recEmail",
       "recAddress", "recPhone", "itemQuantity", "departedFrom", "headingTo", "currentLocation", city, status, "deliveryDate")
     select 'Sender ' || n, 's@sender.test', n || ' First Street', '555 0101', 'Receiver ' || n, 'r@receiver.test',
       n || ' Second Street', '555 0102', '12', 'Ghana', 'Germany', 'Ghana', 'Tema', 'Registered', now() + interval '9 days'
     from generate_series(1 + (select count(*) from public.consignment), $1) n`,
    [size],
  );
  await host.sql('analyze public.consignment');
  const rows = await host.sql<{ trackingId: string }>(
    'select "trackingId" from public.consignment order by random() limit $1',
    [ROUNDS],
  );
  return rows.map(({ trackingId }) => trackingId);
};

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

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
  for (const size of SIZES) print(size, await measure(host, await fill(host, size)));
  await host.stop();
};

void run();
