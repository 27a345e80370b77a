/**
 * What the admin's list costs over HTTP with 100 and with 100,000 consignments: its first rows, its filters, and searches for
 * words that are common, rare, mistyped or in none, compared with the look-up of one id in the same run.
 * Prints milliseconds; all kinds alternate, so that other load on the machine affects all of them.
 */
import { manyClients, signIn } from '../../supabase/tests/support/api';
import { fillConsignments } from '../../supabase/tests/support/fill';
import type { HostProcess } from '../testing/hostProcess';
import { startMeasuredHost } from '../../bench/measuredHost';
import { createCaller } from './caller';
import { below, type Line, line, table, time, typical } from '../../bench/statistics';
import { quantile } from '../../bench/quantile';

const ROUNDS = 200;
const SIZES = [100, 100_000];
/** p95 of any search, compared with that of a look-up. */
const MOST_OF_LOOKUP = 3;
/** The first rows, compared with those of 100. */
const MOST_OF_FEW = 1.2;

/** What an admin types; `n` is another number each time. */
const searches: Record<string, (n: number) => string> = {
  'a common name': () => 'muller',
  'three letters that are common': () => 'ens',
  'three letters that are in none': () => 'qzx',
  'a word that all have': () => 'sender',
  'two words': () => 'kofi tulips',
  'an e-mail address': (n) => `s${n}@sender.test`,
  'a phone number': (n) => `+49 40 555 ${n}`,
  'a reference': (n) => `CR-${n}`,
  'a name with a mistake': () => 'brackenrigde',
  'a word that is in none': () => 'xylophone',
};

const run = async (): Promise<void> => {
  const host: HostProcess = await startMeasuredHost({ env: { ...manyClients, DEMO_DATA: 'false' } });
  await host.sql('update private.limits set per_client = 1000000, overall = 1000000');
  const token = await signIn(host, host.admin.email, host.admin.password);
  const call = createCaller(host);
  const find = async (filter: object) => {
    const { status } = await call('POST', '/rest/v1/rpc/find_consignments', {
      body: { filter },
      headers: { authorization: `Bearer ${token}` },
    });
    if (status !== 200) throw new Error(`${JSON.stringify(filter)}: ${status}`);
  };
  const lines: Line[] = [];
  let firstRows = 0;
  for (const size of SIZES) {
    const ids = await fillConsignments(host, size);
    await host.sql('vacuum analyze public.consignment');
    const times: Record<string, number[]> = {};
    const take = async (title: string, work: () => Promise<unknown>) =>
      (times[title] ??= []).push(await time(work));
    for (let round = 0; round < ROUNDS; round++) {
      const tracking_id = ids[round % ids.length] ?? '';
      await take('look-up', () => call('POST', '/rest/v1/rpc/track_consignment', { body: { tracking_id } }));
      await take('first rows', () => find({}));
      await take('late', () => find({ late: true }));
      await take('held', () => find({ held: true }));
      const n = 1 + ((round * 7919) % size);
      for (const [title, wordsOf] of Object.entries(searches))
        await take(title, () => find({ search: wordsOf(n) }));
    }
    const of = `of ${size.toLocaleString('en')}`;
    const lookUp = times['look-up'] ?? [];
    const first = typical(times['first rows'] ?? []);
    for (const [title, measured] of Object.entries(times)) {
      const row: Line = line(`${title}, ${of}`, measured, { base: typical(lookUp) });
      if (title === 'first rows' && firstRows)
        row.limit = below(MOST_OF_FEW, first / firstRows, '× with 100');
      if (title in searches && size === SIZES.at(-1))
        row.limit = below(MOST_OF_LOOKUP, quantile(measured, 0.95) / quantile(lookUp, 0.95), '× at p95');
      lines.push(row);
    }
    firstRows = first;
  }
  await host.stop();
  console.log(table(lines));
};

void run();
