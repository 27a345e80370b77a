import { randomUUID } from 'node:crypto';
import { fillChats, fillConsignments } from './support/fill';
import { type HostProcess, startHost } from './support/host';

/** A node of a plan (PostgreSQL manual, "EXPLAIN"). */
interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const scans = (plan: Plan): string[] => [
  ...(plan['Relation Name'] ? [`${plan['Node Type']} ${plan['Relation Name']}`] : []),
  ...(plan.Plans ?? []).flatMap(scans),
];

/** How many rows sequential scans of a table have read. */
const readInSequence = async ({ sql }: HostProcess, table: string) => {
  await sql('select pg_stat_force_next_flush()');
  const [row] = await sql<{ rows: number }>(
    `select seq_tup_read::int as rows from pg_stat_user_tables where relid = $1::regclass`,
    [table],
  );
  return row?.rows;
};

describe('query plans with many rows', () => {
  let host: HostProcess;
  let id: string;
  beforeAll(async () => {
    host = await startHost();
    [id = ''] = await fillConsignments(host, 20_000);
    await fillChats(host, 400, 20, 600);
  });
  afterAll(() => host.stop());

  const explain = async (statement: string): Promise<string[]> => {
    const [row] = await host.sql<Record<string, [{ Plan: Plan }]>>(`explain (format json) ${statement}`);
    return scans(row?.['QUERY PLAN']?.[0].Plan as Plan);
  };

  it('use indexes for the first chats of the list', async () => {
    const statement = 'select * from public.chat_summary order by updated_at desc limit 20';
    expect(await explain(statement)).toEqual([
      'Index Only Scan chats',
      'Index Scan chats',
      'Index Scan chat_message',
    ]);
  });

  it('use an index for a search over all messages', async () => {
    const statement = `select chat from public.chat_message where message ilike '%zeppelin%'`;
    expect(await explain(statement)).toContain('Bitmap Heap Scan chat_message');
  });

  it('use an index for the first e-mails of the log', async () => {
    await host.sql(`
      insert into public.mail_log (key, hash, payload, updated_at)
      select gen_random_uuid(), repeat('a', 64), '{"toWho": "sender", "sendersName": "Cargo", "subject": "Landed",
             "receiversMail": "a@b.example"}', now() - n * interval '1 minute' from generate_series(1, 2000) n`);
    await host.sql('analyze public.mail_log');
    const statement = 'select * from public.mail_summary order by updated_at desc limit 20';
    expect(await explain(statement)).toEqual(['Index Scan mail_log']);
  });

  it('use an index for words like a mistyped one, though the first rows have some', async () => {
    const scansOf = async () => {
      await host.sql('select pg_stat_force_next_flush()');
      const [row] = await host.sql<{ scans: number }>(
        `select seq_scan::int as scans from pg_stat_user_tables where relid = 'public.consignment'::regclass`,
      );
      return row?.scans;
    };
    const before = await scansOf();
    const [row] = await host.sql<{ found: string[] }>(
      `select private.similar_consignments(array['sendre'], 'true') as found`,
    );
    expect(row?.found).toHaveLength(20);
    expect(await scansOf()).toBe(before);
  });

  it('use no sequential scan for a prefix of a tracking id', async () => {
    const plan = await explain(
      `select id from public.consignment where "trackingId" like '${id.slice(0, 4)}%'`,
    );
    expect(plan.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
  });

  it('use no sequential scan for a consignment, a chat secret or new messages', async () => {
    for (const statement of [
      `select * from public.consignment where "trackingId" = '${id}'`,
      `select chat from private.chat_key where token_hash = sha256('x')`,
      `select * from public.chat_message where chat = '${randomUUID()}' and seq > 15 order by seq limit 500`,
      `select sum(octet_length(message)) over (order by seq) from public.chat_message
       where chat = '${randomUUID()}' and seq > 15 order by seq limit 500`,
    ]) {
      expect((await explain(statement)).filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
    }
  });
});

describe('query plans cached with few rows', () => {
  it('use the index for the limits when many clients have been counted', async () => {
    const host = await startHost();
    try {
      await host.sql('vacuum analyze private.hits');
      const before = await readInSequence(host, 'private.hits');
      await host.sql(`
        do $$ begin
          for client in 1 .. 500 loop perform private.limit_allows('track', client::text); end loop;
        end $$`);
      expect(await readInSequence(host, 'private.hits')).toBe(before);
    } finally {
      await host.stop();
    }
  });

  it('use the index for new tracking ids when the table has grown', async () => {
    const host = await startHost();
    try {
      await fillConsignments(host, 100);
      await fillConsignments(host, 2_000);
      expect(await readInSequence(host, 'public.consignment')).toBeLessThan(20_000);
    } finally {
      await host.stop();
    }
  });
});
