/**
 * What a tracking look-up costs over HTTP, compared with the same look-up as raw SQL on the same database and with an
 * empty HTTP request, with few and with many consignments; and whether the response time reveals that an id exists (S5).
 * Prints milliseconds; all kinds alternate, so that other load on the machine affects all of them.
 */
import { manyClients } from '../supabase/local/testing/api';
import { type HostProcess, startHost } from '../supabase/local/testing/hostProcess';
import { fillConsignments } from '../supabase/local/testing/fill';
import { createCaller } from './caller';
import { below, type Line, line, table, time, typical } from './statistics';

const ROUNDS = 600;
const SIZES = [100, 100_000];
/** Has the format of an id, but does not exist. */
const MISS = 'ZZZZZZZZ';
/** Largest difference between the medians of a hit and of a miss, in milliseconds. */
const MOST_APART = 5;

const measure = async (host: HostProcess, size: number): Promise<Line[]> => {
  const ids = await fillConsignments(host, size);
  const call = createCaller(host);
  const track = async (id: string, found: number) => {
    const { body } = await call('POST', '/rest/v1/rpc/track_consignment', { body: { tracking_id: id } });
    if ((body as unknown[]).length !== found) throw new Error(`${id}: not ${found} found.`);
  };
  const [hit, miss, sql, empty]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    const id = ids[round % ids.length] ?? '';
    hit.push(await time(() => track(id, 1)));
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
    line(`one that finds nothing, ${of}`, miss, { base: typical(empty) }),
    { what: 'S5 between the two', p50: apart.toFixed(2), limit: below(MOST_APART, apart) },
  ];
};

const run = async (): Promise<void> => {
  const host = await startHost({ env: manyClients });
  await host.sql('update private.limits set per_client = 1000000, overall = 1000000');
  const lines: Line[] = [];
  for (const size of SIZES) lines.push(...(await measure(host, size)));
  await host.stop();
  console.log(table(lines));
};

void run();
