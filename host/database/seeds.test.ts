import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type HostProcess, startHost } from '../testing/hostProcess';

/** What must be true of the demonstration whenever and wherever it is added: each counts what is wrong. */
const WRONG: Record<string, string> = {
  'updates of the future': `select count(*) from public.consignment_event where classifier = 'actual' and moment > now()`,
  'updates before the consignment':
    'select count(*) from public.consignment_event as event join public.consignment as parcel on parcel.id = consignment where moment < "timeCreated"',
  'plans of the past': `select count(*) from public.consignment_event where classifier <> 'actual' and moment < now() - interval '12 hours'`,
  'consignments that cannot be read': `select count(*) from public.consignment where private.tracked_consignment("trackingId") is null or state_code is null`,
  'deliveries that are not put away': `select count(*) from public.consignment where "trackingId" ~ '^CARGO1' and (archived_at is null or archived_at > now() or state_code <> 'delivered' or not ended)`,
  'months of the last year without a delivery': `select count(*) from generate_series(1, 10) as back where not exists (
       select from public.consignment where state_code = 'delivered'
         and date_trunc('month', last_event_at) = date_trunc('month', now()) - back * interval '1 month')`,
  'messages of the future': 'select count(*) from public.chat_message where date > now()',
  'messages out of order':
    'select count(*) from public.chat_message as later join public.chat_message as earlier using (chat) where later.seq > earlier.seq and later.date < earlier.date',
  'chats that do not count their messages': `select count(*) from public.chats where seq <> (select max(seq) from public.chat_message where chat = id)
       or unread <> (select count(*) from public.chat_message where chat = id and type = 'visitor' and seq > "readSeq")
       or (waiting_since is not null) <> (not "endedChat" and unread > 0)`,
  'chats assigned to nobody that exists':
    'select count(*) from public.chats where assigned_to is not null and assigned_to not in (select email from auth.users)',
  'states without a quote': `select count(*) from unnest(array['new', 'asked', 'quoted', 'won', 'lost']) as state where state not in (select state from private.quote)`,
  'quotes that cannot be shown': 'select count(*) from private.quote where private.quote_file(quote) is null',
  'quotes whose history is another':
    'select count(*) from private.quote where version <> (select max(version) from private.quote_event where quote = id) or version <> (select count(*) from private.quote_event where quote = id)',
  'offers that have ended': `select count(*) from private.quote where state = 'quoted' and not private.is_offer_open(quote)`,
  'inquiries of the future':
    'select count(*) from public."contactForm" where greatest(created_at, "readAt", "handledAt") > now()',
  'inquiries handled before they came':
    'select count(*) from public."contactForm" where "handledAt" < created_at or "readAt" < created_at',
  'mails that wait': `select count(*) from private.queued_mail where state in ('waiting', 'sending')`,
  'mails of the future':
    'select count(*) from private.queued_mail where greatest(created_at, updated_at) > now()',
  'mails to a mail server': `select count(*) from private.queued_mail where email !~ '\\.example$'`,
  'problems of the installation': `select count(*) from private.health_problems() where kind like 'mail%'`,
  'rows that a term ends at once': `select count(*) from private.keeping_term, private.due_records(kind, now() - make_interval(days => days), null) where days is not null`,
  'chats that a term ends at once': `select count(*) from private.due_records('chats', now() - interval '365 days', null)`,
  'rows that are changed':
    'select count(*) from private.demonstration_now() as now join private.demonstration as known using (subject, row_id) where now.state <> known.state',
  'rows of a company': 'select (not private.has_no_company())::int as count',
};

const FILES = ['supabase/seed.sql', 'supabase/seed_company.sql'];

describe('the demonstration', () => {
  let dataDir: string;
  let host: HostProcess;
  let seeds: string[];
  beforeAll(async () => {
    seeds = await Promise.all(FILES.map((file) => readFile(file, 'utf8')));
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'carmine-seeds-'));
    host = await startHost({ dataDir, env: { DEMO_DATA: 'false' } });
  });
  afterAll(async () => {
    await host.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each([
    [0, 'UTC'],
    [0, 'Pacific/Kiritimati'],
    [11, 'Pacific/Pago_Pago'],
    [19, 'Asia/Kathmandu'],
  ])('is coherent when it was added %i hours ago in %s', async (hours, zone) => {
    const moved = seeds.join('\n').replaceAll('now()', `(now() - interval '${hours} hours')`);
    const counted = Object.values(WRONG).map((wrong) => `select count::int from (${wrong}) as wrong`);
    const counts = await host.trial<{ count: number }>(`set local timezone = '${zone}'; ${moved}`, counted);
    const wrong = Object.keys(WRONG).filter((_what, index) => counts[index]?.[0]?.count !== 0);
    expect(wrong).toEqual([]);
  });

  it.each([
    [
      'an inquiry',
      `insert into public."contactForm" ("firstName", "secondName", email) values ('a', 'b', 'a@person.test')`,
    ],
    ['a subscriber', `insert into public."newsLetter" (email, country) values ('a@person.test', 'Ghana')`],
    ['a conversation', `insert into public.chats ("senderName") values ('visitor-abcd')`],
    ['a prepared answer', `insert into public.prepared_answer (shortcut, text) values ('hi', 'Hello')`],
    [
      'a mail',
      `insert into public.mail_log (key, hash, payload) values (gen_random_uuid(), repeat('0', 64), '{"toWho": "receiver", "sendersName": "a", "receiversMail": "a@person.test", "subject": "s"}')`,
    ],
  ])('is not added to a database that has %s', async (_what, statement) => {
    for (const seed of seeds)
      await expect(host.trial(`${statement}; ${seed}`, [])).rejects.toThrow(
        'This database has data of a company',
      );
  });

  it('is not added twice, and its second part not alone', async () => {
    const [first = '', second = ''] = seeds;
    for (const again of [second, first + first, first + second + second])
      await expect(host.trial(again, [])).rejects.toThrow();
    expect(await host.trial(first + second, ['select count(*)::int from private.demonstration'])).toEqual([
      [{ count: 102 }],
    ]);
  });
});
