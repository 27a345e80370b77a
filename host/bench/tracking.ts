/**
 * What a tracking look-up costs over HTTP, compared with the same look-up as raw SQL on the same database and with an
 * empty HTTP request, with few and with many consignments; what a long journey adds; and whether the response time reveals
 * that an id exists (S5).
 * Prints milliseconds; all kinds alternate, so that other load on the machine affects all of them.
 */
import { manyClients } from '../../supabase/tests/support/api';
import type { HostProcess } from '../testing/hostProcess';
import { startMeasuredHost } from '../../bench/measuredHost';
import { fillConsignments, fillJourneys } from '../../supabase/tests/support/fill';
import { createCaller } from './caller';
import { below, type Line, line, table, time, typical } from '../../bench/statistics';

const ROUNDS = 600;
const SIZES = [100, 100_000];
/** Has the format of an id, but does not exist. */
const MISS = 'ZZZZZZZZ';
/** How much longer a look-up may take with 60 entries and 6 legs. */
const MOST_LONGER = 1.3;
/** Consignments that have such a journey. */
const LONG = 20;
/** Largest difference between the medians of a hit and of a miss, in milliseconds. */
const MOST_APART = 5;

const measure = async (host: HostProcess, size: number): Promise<Line[]> => {
  const ids = await fillConsignments(host, size);
  const long = ids.splice(0, LONG);
  await fillJourneys(host, long);
  const call = createCaller(host);
  const track = async (id: string, expectedCount: number) => {
    const { body } = await call('POST', '/rest/v1/rpc/track_consignment', { body: { tracking_id: id } });
    if ((body as unknown[]).length !== expectedCount) throw new Error(`${id}: not ${expectedCount} found.`);
  };
  type Times = number[];
  const [hit, full, miss, sql, empty]: [Times, Times, Times, Times, Times] = [[], [], [], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    const id = ids[round % ids.length] ?? '';
    hit.push(await time(() => track(id, 1)));
    full.push(await time(() => track(long[round % LONG] ?? '', 1)));
    miss.push(await time(() => track(MISS, 0)));
    sql.push(await host.sqlTime('select * from public.consignment where "trackingId" = $1', [id]));
    empty.push(await time(() => call('GET', '/healthz')));
  }
  const apart = Math.abs(typical(hit) - typical(miss));
  const of = `of ${size.toLocaleString('en')}`;
  return [
    line('an empty request', empty),
    line(`a look-up in raw SQL, ${of}`, sql),
    line(`a look-up, ${of}`, hit, { base: typical(empty) }),
    {
      ...line(`one with 60 entries and 6 legs, ${of}`, full, { base: typical(hit) }),
      limit: below(MOST_LONGER, typical(full) / typical(hit), '× a look-up'),
    },
    line(`one that finds nothing, ${of}`, miss, { base: typical(empty) }),
    { what: 'S5 between the two', p50: apart.toFixed(2), limit: below(MOST_APART, apart) },
  ];
};

const run = async (): Promise<void> => {
  const host = await startMeasuredHost({ env: manyClients });
  await host.sql('update private.limits set per_client = 1000000, overall = 1000000');
  const lines: Line[] = [];
  for (const size of SIZES) lines.push(...(await measure(host, size)));
  await host.stop();
  console.log(table(lines));
};

void run();
