import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  aContact,
  addStaff,
  type Caller,
  caller,
  everyRole,
  manyClients,
  serviceCaller,
  signIn,
} from './support/api';
import { createFreshDatabase, databaseOf, type HostProcess, startHost } from './support/host';

const env = { ...manyClients, WHOLE_DEMONSTRATION: 'true' };

interface Shown {
  counts: Record<string, number>;
  accounts: string[];
  changed: { subject: string; label: string }[];
}

describe('the demonstration', () => {
  let folder: string;
  let host: HostProcess;
  let owner: Caller;
  const callers: Record<string, Caller> = {};
  const rpc = async (name: string, body: object = {}, call = owner) =>
    call('POST', `/rest/v1/rpc/${name}`, { body });
  const readDemonstration = async () => (await rpc('demonstration')).body as Shown | null;
  const count = async (from: string): Promise<number> =>
    (await host.sql<{ count: number }>(`select count(*)::int as count from ${from}`))[0]?.count ?? NaN;
  /** A data folder, whose name is also that of its database on a server. */
  const place = (name: string) => path.join(folder, `${path.basename(folder)}-${name}`);
  const start = async (name: string): Promise<void> => {
    host = await startHost({ dataDir: place(name), env });
    owner = caller(host, await signIn(host, host.admin.email, host.admin.password));
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-demonstration-'));
    await start('first');
  });
  afterAll(async () => {
    await host.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is a day on which something waits in every room', async () => {
    const body = async (name: string, args: object = {}) => (await rpc(name, args)).body;
    const page = { page: 0, page_size: 100 };
    expect(await body('count_consignments', { filter: {} })).toBe(12);
    expect(await body('count_consignments', { filter: { archived: 'only' } })).toBe(36);
    expect(await body('count_consignments', { filter: { late: true } })).toBeGreaterThan(1);
    expect(await count('public.consignment where exceptions <> $$[]$$ and not ended')).toBeGreaterThan(1);
    // Nobody of the company has taken a first step yet.
    expect(await body('first_steps')).toMatchObject({
      done: { mail: false, staff: false, consignment: false, secondFactor: false },
    });
    const waiting = (await body('find_chats', { filter: { state: 'waiting' }, ...page })) as object[];
    expect(waiting).toHaveLength(4);
    expect(await body('find_chats', { filter: { state: 'snoozed' }, ...page })).toHaveLength(1);
    expect(await body('find_chats', { filter: { search: 'CARGO005' }, ...page })).toHaveLength(1);
    const [byMail] = await host.sql<{ chat: string }>(
      `select chat from private.queued_mail join public.chats on chats.id = chat where "endedChat" and state = 'sent'`,
    );
    expect(await body('chat_agent_address', { chat: byMail?.chat })).toMatchObject({ state: 'sent' });
    expect(await body('quotes', { filter: {} })).toMatchObject({
      counts: { new: 3, asked: 1, quoted: 2, won: 2, lost: 1 },
    });
    for (const { id } of await host.sql<{ id: number }>('select id::int from private.quote'))
      expect(await body('quote', { id })).toMatchObject({ id, history: expect.any(Array) as unknown });
    expect(await count('public."contactForm" where "handledAt" is null')).toBeGreaterThan(2);
    expect(await count('public."contactForm" where "handledBy" is not null')).toBeGreaterThan(1);
    expect(await count(`public.mail_summary where state = 'failed'`)).toBe(1);
    expect(await count(`public.mail_summary where state = 'sent'`)).toBeGreaterThan(2);
    expect(await body('newsletters')).toMatchObject({ confirmed: 7, unasked: 1, sent: [{ total: 7 }] });
    for (const state of ['is null', 'is not null']) {
      expect(await count(`private.subscription where confirmed_at ${state}`)).toBeGreaterThan(0);
      expect(await count(`private.follower where confirmed_at ${state}`)).toBeGreaterThan(0);
    }
    const { members } = (await body('staff')) as { members: { role: string }[] };
    expect(new Set(members.map(({ role }) => role))).toEqual(new Set(['owner', 'office', 'scanner']));
    const since = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
    const figures = (await body('delivery_figures', { since })) as { months: object[]; lanes: object[] };
    expect(figures.months.length).toBeGreaterThanOrEqual(12);
    expect(figures.lanes.length).toBeGreaterThanOrEqual(6);
  });

  it('has no account that anybody can sign in to', async () => {
    const { accounts } = (await readDemonstration()) ?? {};
    expect(accounts).toHaveLength(3);
    for (const email of accounts ?? [])
      for (const password of ['', ' ', 'null', 'password', host.admin.password]) {
        const answer = await caller(host)('POST', '/auth/v1/token?grant_type=password', {
          body: { email, password },
        });
        expect({ email, status: answer.status }).toEqual({ email, status: 400 });
      }
    const reset = { email: accounts?.[0], client: '2001:db8::1' };
    expect((await rpc('begin_password_reset', reset, serviceCaller(host))).body).toBeNull();
  });

  it('is shown to owners alone, and removed by nobody else', async () => {
    const { anon, user } = await everyRole(host);
    Object.assign(callers, { anon, user });
    for (const role of ['office', 'scanner'] as const) {
      const { email, password } = await addStaff(host, role);
      callers[role] = caller(host, await signIn(host, email, password));
    }
    for (const call of Object.values(callers))
      for (const [name, args] of [
        ['demonstration', {}],
        ['remove_demonstration', { keep_changed: false }],
      ] as const)
        expect(await rpc(name, args, call)).toMatchObject({ body: { code: '42501' } });
    expect((await readDemonstration())?.counts).toEqual({
      consignment: 48,
      chat: 9,
      inquiry: 9,
      quote: 9,
      mail: 5,
      subscriber: 10,
      newsletter: 1,
      lane: 2,
      template: 1,
      answer: 5,
      account: 3,
    });
  });

  it('mails to nobody in it, whatever is done with them', async () => {
    await host.sql(
      `insert into private.notice_rule (about, to_sender, to_receiver) values ('held', true, true) on conflict do nothing`,
    );
    await host.sql(
      `insert into private.follower (consignment, email, topics, zone, confirmed_at)
       select id, 'own@person.test', '{problem}', 'Etc/UTC', now() from public.consignment where "trackingId" = 'CARGO003'`,
    );
    await host.sql(
      `insert into public.consignment_event (consignment, code, moment, place)
       select id, 'held', now(), 'NLRTM' from public.consignment where "trackingId" = 'CARGO003'`,
    );
    await host.sql('update private.notice_job set due_at = now() where fanned_out_at is null');
    const [quote] = await host.sql<{ id: number; version: number }>(
      `select id::int, version from private.quote where state = 'new' order by id limit 1`,
    );
    expect(await rpc('ask_quote', { ...quote, text: 'How high?' })).toMatchObject({ status: 200 });
    const [chat] = await host.sql<{ id: string }>(
      `select chats.id from public.chats join private.chat_address on chat = chats.id`,
    );
    await host.sql(`update public.chats set "endedChat" = false where id = $1`, [chat?.id]);
    await host.sql(
      `insert into public.chat_message (chat, seq, cid, "senderName", message, type) values ($1, 4, gen_random_uuid(), 'agent-support', 'Hi', 'agent')`,
      [chat?.id],
    );
    await host.sql(`update public.chats set seq = 4, updated_at = now() where id = $1`, [chat?.id]);
    await rpc('ask_subscribers');
    const claimed = await rpc('claim_mails', { most: 20 }, serviceCaller(host));
    const addresses = (claimed.body as { email: string }[]).map(({ email }) => email);
    expect(addresses.filter((email) => email !== 'own@person.test')).toEqual([]);
    const queued = await host.sql<{ email: string }>(
      `select email from private.queued_mail where state in ('waiting', 'sending') or email = 'own@person.test' group by email`,
    );
    expect(queued).toEqual([{ email: 'own@person.test' }]);
    expect(await count(`private.queued_mail where state = 'cancelled'`)).toBeGreaterThan(3);
  });

  it('tells what was worked on since, and not what was only looked at', async () => {
    const labels = async () => (await readDemonstration())?.changed.map(({ label }) => label) ?? [];
    const before = await labels();
    expect(before).toContain('CARGO003');
    expect(before).not.toContain('CARGO001');
    const [waiting] = await host.sql<{ id: string; name: string; seq: number }>(
      `select id, "senderName" as name, seq from public.chats where waiting_since is not null order by created_at limit 1`,
    );
    await rpc('chat_mark_read', { chat: waiting?.id, upto: waiting?.seq });
    await host.sql(`update public."contactForm" set "readAt" = now() where "readAt" is null`);
    expect(await labels()).toEqual(before);
    await rpc('chat_set_label', { chat: waiting?.id, label: 'rush', present: true });
    expect(await labels()).toEqual(expect.arrayContaining([...before, waiting?.name]));
  });

  describe('that is removed', () => {
    let ownRows: { inquiries: number; consignment: string };
    beforeAll(async () => {
      await caller(host)('POST', '/rest/v1/contactForm', { body: aContact({ firstName: 'Own' }) });
      const [parcel] = await host.sql<{ id: string }>(
        `insert into public.consignment ("sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName",
           "recEmail", "recAddress", "recPhone", "itemQuantity", "departedFrom", "headingTo", "currentLocation", city,
           "timeCreated", status, "deliveryDate", type)
         values ('a', 'a@own.test', 'a', 'a', 'b', 'b@own.test', 'b', 'b', '1', 'Ghana', 'Ghana', 'Ghana', 'Tema', now(), 'New', now(), 'Regular')
         returning "trackingId" as id`,
      );
      ownRows = { inquiries: 1, consignment: parcel?.id ?? '' };
      await host.sql(
        `insert into private.demonstration (subject, row_id) select 'account', id::text from auth.users where email = $1`,
        [host.admin.email],
      );
      await host.sql(
        `update auth.users set encrypted_password = 'x' where email = 'andre.goncalves@carmine-cargo.example'`,
      );
      await host.stop();
      await cp(place('first'), place('second'), { recursive: true });
      const first = {
        name: databaseOf(place('first')),
        fill: () => Promise.reject(new Error('It is there.')),
      };
      await createFreshDatabase(place('second'), first);
    });

    it('keeps what was worked on if asked to, which is the company’s own from then on', async () => {
      await start('second');
      const { changed = [] } = (await readDemonstration()) ?? {};
      const keptIds = changed.filter(({ subject }) => subject === 'consignment').map(({ label }) => label);
      expect((await rpc('remove_demonstration', { keep_changed: true })).body).toMatchObject({
        kept: expect.any(Number) as unknown,
      });
      const remaining = await host.sql<{ id: string }>(
        'select "trackingId" as id from public.consignment order by id',
      );
      expect(new Set(remaining.map(({ id }) => id))).toEqual(new Set([...keptIds, ownRows.consignment]));
      expect(await readDemonstration()).toBeNull();
      await host.stop();
    });

    it('is gone whole, with its accounts, and leaves what the company has added', async () => {
      await start('first');
      const audited = await count('public.audit');
      const { body } = await rpc('remove_demonstration', { keep_changed: false });
      expect(body).toMatchObject({ removed: expect.any(Number) as unknown });
      const remaining = await host.sql<{ id: string }>('select "trackingId" as id from public.consignment');
      expect(remaining).toEqual([{ id: ownRows.consignment }]);
      expect(await count('public."contactForm"')).toBe(ownRows.inquiries);
      for (const table of [
        'public.chats',
        'public.chat_message',
        'private.quote',
        'private.quote_event',
        'public.mail_log',
        'public."newsLetter"',
        'private.newsletter where subject is not null', // but the question that was put to subscribers above
        'private.follower',
        `private.queued_mail where email <> ''`, // an own question to subscribers stays, and names nobody
        'private.notice_job',
        'public.lane_template',
        'public.consignment_template',
        'public.prepared_answer',
        'private.demonstration',
      ])
        expect({ table, rows: await count(table) }).toEqual({ table, rows: 0 });
      const accounts = await host.sql<{ email: string }>(
        `select email from auth.users where email like '%@carmine-cargo.example' order by email`,
      );
      expect(accounts.map(({ email }) => email).sort()).toEqual(
        [host.admin.email, 'andre.goncalves@carmine-cargo.example'].sort(),
      );
      const [last] = await host.sql<{ actor: string; subject: string }>(
        'select actor, subject from public.audit order by id desc limit 1',
      );
      expect(last).toEqual({ actor: `${host.admin.email} (owner)`, subject: 'demonstration' });
      expect(await count('public.audit')).toBeGreaterThan(audited + 48);
    });

    it('is removed once, and not put back by the next start', async () => {
      expect((await rpc('remove_demonstration', { keep_changed: false })).body).toEqual({
        removed: 0,
        kept: 0,
      });
      await host.sql('delete from public.consignment');
      await host.sql('delete from public."contactForm"');
      await host.stop();
      await start('first');
      expect(await count('public.consignment')).toBe(0);
      expect(await readDemonstration()).toBeNull();
    });
  });
});
