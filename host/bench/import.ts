/**
 * What an import of 10,000 rows takes on the embedded database, as the page sends it: the check, the storing, the same again,
 * and the undo. Prints seconds, and fails when a row is missing or stored twice.
 */
import { randomUUID } from 'node:crypto';
import { aConsignment, caller, manyClients, signIn } from '../../supabase/tests/support/api';
import { startMeasuredHost } from '../../bench/measuredHost';
import { time } from '../../bench/statistics';

const ROWS = 10_000;
const AT_ONCE = 100;

const run = async (): Promise<void> => {
  const host = await startMeasuredHost({ env: manyClients });
  const call = caller(host, await signIn(host, host.admin.email, host.admin.password));
  await host.sql('delete from public.consignment');
  const batch = randomUUID();
  const rows = Array.from({ length: ROWS }, (_, place) => ({
    number: place + 2,
    fields: aConsignment({ recName: `Receiver ${place}`, recEmail: `r${place}@receiver.test` }),
  }));
  const ask = async (name: string, body: object) => {
    const answer = await call('POST', `/rest/v1/rpc/${name}`, { body });
    if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer.body;
  };
  const inChunks = async (name: string, more: object = {}) => {
    for (let at = 0; at < ROWS; at += AT_ONCE)
      await ask(name, { batch, ...more, entries: rows.slice(at, at + AT_ONCE) });
  };
  const undo = async () => {
    for (let past: number | null = 0; past !== null;)
      ({ past } = (await ask('undo_import', { batch, past })) as { past: number | null });
  };
  const counted = async (expected: number) => {
    const [{ total } = { total: -1 }] = await host.sql<{ total: number }>(
      'select count(*)::int as total from public.consignment',
    );
    if (total !== expected) throw new Error(`${total} consignments, not ${expected}.`);
  };
  const file = { file: 'parcels.csv' };
  const steps: [what: string, work: () => Promise<void>, left: number][] = [
    ['check', () => inChunks('check_import'), 0],
    ['store', () => inChunks('import_consignments', file), ROWS],
    ['store again', () => inChunks('import_consignments', file), ROWS],
    ['undo', undo, 0],
  ];
  for (const [title, work, remaining] of steps) {
    console.log(`${title}: ${((await time(work)) / 1000).toFixed(1)} s`);
    await counted(remaining);
  }
  await host.stop();
};

void run();
