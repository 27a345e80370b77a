import { keepingDefaults } from '@/content/keeping';
import { auditOf, verifyChain } from './support/host';
import { addStaff, type Caller, caller, serviceCaller, signIn } from './support/api';
import { type JourneyHost, startJourneyHost } from './support/journey';
import { aMessage } from './support/mailMessages';
import { storeQuote } from './support/quotes';

describe('terms of keeping', () => {
  let stage: JourneyHost;
  let service: Caller;
  beforeAll(async () => {
    stage = await startJourneyHost();
    service = serviceCaller(stage.host);
  });
  afterAll(() => stage.host.stop());

  const sql: JourneyHost['host']['sql'] = (...statement) => stage.host.sql(...statement);
  const rpc = async <Result>(name: string, body: object, call = stage.roles.admin) =>
    (await call('POST', `/rest/v1/rpc/${name}`, { body })).body as Result;
  const terms = () => rpc<Record<string, number | null>>('keeping_terms', {}, stage.roles.anon);
  const set = (kind: string, days: number | null, call?: Caller) =>
    rpc<{ code?: string } | undefined>('set_keeping_term', { kind, days }, call);
  /** Rounds of whoever sends mails, as many as there are terms. */
  const round = async () => {
    await sql('update private.keeping_term set carried_out_at = null');
    for (let times = 0; times < Object.keys(keepingDefaults).length; times++)
      await rpc('claim_mails', { most: 0 }, service);
  };
  const count = async (table: string, where = 'true') =>
    Number((await sql<{ count: number }>(`select count(*)::int from ${table} where ${where}`))[0]?.count);
  const due = (kind: string, days: number) => rpc<number>('count_due', { kind, days });

  it('are for everybody to read, and are at first what the policy is written with', async () => {
    expect(await terms()).toEqual(keepingDefaults);
  });

  it('are set by owners alone, within ten years', async () => {
    const office = await addStaff(stage.host, 'office');
    const officeCall = caller(stage.host, await signIn(stage.host, office.email, office.password));
    for (const call of [stage.roles.anon, stage.roles.user, officeCall]) {
      expect(await set('inquiries', 1, call)).toMatchObject({ code: '42501' });
      expect(await rpc('count_due', { kind: 'inquiries', days: 1 }, call)).toMatchObject({ code: '42501' });
    }
    for (const [kind, days] of [
      ['inquiries', 0],
      ['inquiries', 3651],
      ['proofs', 0],
      ['chats', null],
      ['quotes', null],
      ['notices', null],
      ['newsletters', null],
      ['settings', 30],
    ] as const)
      expect([kind, days, await set(kind, days)]).toEqual([
        kind,
        days,
        expect.objectContaining({ code: '22023' }),
      ]);
    expect(await terms()).toEqual(keepingDefaults);
  });

  it('are in the audit, once for each change', async () => {
    for (const days of [90, 90, null]) await set('inquiries', days);
    await set('proofs', 200);
    await set('proofs', 365);
    const entries = await sql<{ changes: object }>(
      `select changes from public.audit where subject = 'settings' order by id desc limit 4`,
    );
    expect(entries.map(({ changes }) => changes)).toEqual([
      { proofDays: { before: '200', after: '365' } },
      { proofDays: { before: '365', after: '200' } },
      { inquiriesDays: { before: '90', after: null } },
      { inquiriesDays: { before: null, after: '90' } },
    ]);
  });

  it('delete inquiries that were handled, and none that nobody has handled', async () => {
    await sql('delete from public."contactForm"');
    await sql(
      `insert into public."contactForm" ("firstName", "secondName", email, created_at, "handledAt")
       values ('Old', 'Handled', 'a@b.test', now() - interval '1 year', now() - interval '31 days'),
         ('New', 'Handled', 'a@b.test', now() - interval '1 year', now() - interval '29 days'),
         ('Old', 'Waiting', 'a@b.test', now() - interval '1 year', null)`,
    );
    await round();
    expect(await count('public."contactForm"')).toBe(3);
    expect(await due('inquiries', 30)).toBe(1);
    await set('inquiries', 30);
    await round();
    expect(await sql('select "firstName", "secondName" from public."contactForm" order by id')).toEqual([
      { firstName: 'New', secondName: 'Handled' },
      { firstName: 'Old', secondName: 'Waiting' },
    ]);
    await set('inquiries', null);
  });

  it('are carried out a hundred rows at a time, in the next rounds until nothing is left', async () => {
    await sql(
      `insert into public."contactForm" ("firstName", "secondName", email, "handledAt")
       select 'Many', 'Handled', 'a@b.test', now() - interval '3 years' from generate_series(1, 250)`,
    );
    for (const [most, found] of [
      [100, 100],
      [null, 250],
    ])
      expect(
        await sql(`select private.due_records('inquiries', now() - interval '1000 days', $1::int)`, [most]),
      ).toHaveLength(found ?? 0);
    await set('inquiries', 1000);
    await sql(`update private.keeping_term set carried_out_at = now() where kind <> 'inquiries'`);
    const counts: number[] = [];
    for (let times = 0; times < 4; times++) {
      await rpc('claim_mails', { most: 0 }, service);
      counts.push(await count('public."contactForm"', `"firstName" = 'Many'`));
    }
    expect(counts.at(-1)).toBe(0);
    expect(counts.every((rows, at) => (counts[at - 1] ?? 250) - rows <= 200)).toBe(true); // with a round of the host's own
    await set('inquiries', null);
  });

  it('are carried out where another one fails, which is tried again', async () => {
    await sql(
      `insert into public."contactForm" ("firstName", "secondName", email, "handledAt")
       values ('Old', 'Locked', 'a@b.test', now() - interval '3 years')`,
    );
    await sql(`create function private.refuse() returns trigger language plpgsql
               as $$ begin raise exception 'Not now.'; end $$`);
    await sql(
      'create trigger refuse before delete on public."contactForm" for each row execute function private.refuse()',
    );
    await set('inquiries', 1000);
    await sql('update private.keeping_term set carried_out_at = null');
    const openTerms = () =>
      sql('select kind from private.keeping_term where days is not null and carried_out_at is null');
    for (let times = 0; times < 100 && (await openTerms()).length > 1; times++)
      await rpc('claim_mails', { most: 0 }, service);
    expect(await openTerms()).toEqual([{ kind: 'inquiries' }]);
    await sql('drop function private.refuse() cascade');
    await round();
    expect(await openTerms()).toEqual([]);
    expect(await count('public."contactForm"', `"secondName" = 'Locked'`)).toBe(0);
    await set('inquiries', null);
  });

  it('erase both parties of consignments that ended long ago, and leave all else of them', async () => {
    const [old, recent] = [await stage.create(), await stage.create()];
    for (const { id } of [old, recent])
      await stage.add('consignment_event', {
        consignment: id,
        code: 'delivered',
        moment: '2026-03-01T10:00:00Z',
      });
    const running = await stage.create();
    await sql(
      `update public.consignment set journey = jsonb_set(journey, '{events,1,moment}', to_jsonb(private.instant(now())))
       where id = $1`,
      [recent.id],
    );
    await set('consignments', 30);
    await round();
    await set('consignments', null);
    expect(await stage.track(old.trackingId)).toMatchObject({
      sendersName: 'Erased',
      recEmail: 'Erased',
      locations: [expect.anything(), expect.anything()],
    });
    for (const { trackingId } of [recent, running])
      expect(await stage.track(trackingId)).toMatchObject({ sendersName: 'Ama Test', recName: 'Bo Test' });
    const [entry] = await sql(
      `select actor, reason, changes from public.audit where subject = 'consignment' and consignment = $1 order by id desc limit 1`,
      [old.id],
    );
    expect(entry).toMatchObject({
      actor: null,
      reason: expect.stringContaining('term') as string,
      changes: { sender: { after: 'Erased' } },
    });
    const values = await sql<{ text: string }>(
      `select changes::text as text from public.audit where consignment = $1`,
      [old.id],
    );
    expect(values.map(({ text }) => text).join()).not.toMatch(/Ama Test|bo@receiver/);
  });

  it('end followers, quotes, mails and notices', async () => {
    const created = await stage.create();
    await stage.add('consignment_event', {
      consignment: created.id,
      code: 'delivered',
      moment: '2026-03-01T10:00:00Z',
    });
    await sql(
      `insert into private.follower (consignment, email, topics, zone, confirmed_at) values ($1, 'f@mail.test', '{problem}', 'Etc/UTC', now())`,
      [created.id],
    );
    await storeQuote(stage.host, { id: 81, state: 'lost' });
    await storeQuote(stage.host, { id: 82, state: 'won' });
    await sql(`update private.quote set changed_at = now() - interval '40 days'`);
    await sql(
      `insert into public.mail_log (key, hash, payload, state, updated_at)
       values (gen_random_uuid(), repeat('a', 64), $1, 'sent', now() - interval '40 days'),
         (gen_random_uuid(), repeat('b', 64), $1, 'claimed', now() - interval '40 days') -- its sender was killed`,
      [JSON.stringify(aMessage())],
    );
    await sql(`update private.notice_job set fanned_out_at = now() - interval '40 days'`);
    await sql(
      `insert into private.newsletter (request_key, subject, paragraphs, made_at)
       values (gen_random_uuid(), 'x', '[]', now() - interval '40 days')`,
    );
    const counts = async () => [
      await count('private.follower'),
      await count('private.quote', `state = 'lost'`),
      await count('private.quote', `state = 'won'`),
      await count('public.mail_log'),
      await count('private.newsletter'),
    ];
    await round();
    expect(await counts()).toEqual([1, 1, 1, 2, 1]);
    for (const kind of ['followers', 'quotes', 'agreedQuotes', 'sentMails', 'notices', 'newsletters'])
      await set(kind, 30);
    await round();
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
    expect(await count('private.notice_job', `fanned_out_at < now() - interval '30 days'`)).toBe(0);
    for (const [kind, days] of Object.entries(keepingDefaults)) await set(kind, days);
    expect(await terms()).toEqual(keepingDefaults);
  });

  it('delete subscriptions that were never confirmed, and none that were or that nobody was asked to confirm', async () => {
    await sql('delete from public."newsLetter"');
    await sql(`insert into public."newsLetter" (email, country)
               select name || '@mail.test', 'Benin' from unnest('{late,new,confirmed,unasked}'::text[]) as name`);
    await sql(
      `insert into private.subscription (subscriber, asked_at, confirmed_at)
       select id, now() - make_interval(days => case email when 'new@mail.test' then 29 else 31 end),
         case email when 'confirmed@mail.test' then now() end
       from public."newsLetter" where email <> 'unasked@mail.test'`,
    );
    await round();
    expect(await count('public."newsLetter"')).toBe(4);
    expect(await due('subscriptions', 30)).toBe(1);
    await set('subscriptions', 30);
    await round();
    expect(await sql('select email from public."newsLetter" order by id')).toEqual(
      ['new', 'confirmed', 'unasked'].map((name) => ({ email: `${name}@mail.test` })),
    );
    const all = await sql<{ id: string }>('select id::text from public."newsLetter"');
    await sql(`select private.end_keeping('subscriptions', $1)`, [all.map(({ id }) => id)]);
    expect(await sql('select email from public."newsLetter" order by id')).toEqual(
      ['confirmed', 'unasked'].map((name) => ({ email: `${name}@mail.test` })),
    );
    await set('subscriptions', null);
  });

  describe('of subscribers who are asked by mail', () => {
    const remainingEmails = async () =>
      (await sql<{ email: string }>('select email from public."newsLetter" order by id')).map(
        ({ email }) => email,
      );
    /** Asks the subscribers `sent`, `failed` and so on, each with that outcome of the mail, 40 days ago. */
    const askFor = async (...outcomes: string[]) => {
      await sql('delete from private.newsletter');
      await sql('delete from public."newsLetter"');
      await sql(
        `insert into public."newsLetter" (email, country) select outcome || '@mail.test', 'Benin' from unnest($1::text[]) as outcome`,
        [outcomes],
      );
      expect(await rpc('ask_subscribers', {})).toBe(outcomes.length);
      for (const { email, message } of await rpc<{ email: string; message: string }[]>(
        'claim_mails',
        { most: 20 },
        service,
      )) {
        const outcome = email.replace('@mail.test', '');
        if (outcome !== 'sending') await rpc('settle_mail', { message, outcome, reason: null }, service);
      }
      await sql(`update private.subscription set asked_at = now() - interval '40 days'`);
      await sql(
        `update private.queued_mail set created_at = now() - interval '40 days', updated_at = now() - interval '31 days'`,
      );
    };
    afterEach(() => set('subscriptions', null));

    it('spare whoever the question has not left to', async () => {
      await askFor('sent', 'unknown', 'later', 'failed', 'sending');
      expect(await due('subscriptions', 30)).toBe(2);
      await set('subscriptions', 30);
      await round();
      expect(await remainingEmails()).toEqual(['later@mail.test', 'failed@mail.test', 'sending@mail.test']);
    });

    it('begin when the question has left', async () => {
      await askFor('sent');
      await sql(`update private.queued_mail set updated_at = now() - interval '29 days'`);
      await set('subscriptions', 30);
      await round();
      expect(await remainingEmails()).toEqual(['sent@mail.test']);
    });

    it('spare whoever a question was kept for, without having left, until its own term', async () => {
      await askFor('sent', 'later', 'failed');
      await sql(`update private.newsletter set made_at = now() - interval '401 days'`);
      await round();
      expect(await count('private.newsletter')).toBe(0);
      await set('subscriptions', 30);
      await round();
      expect(await remainingEmails()).toEqual(['later@mail.test', 'failed@mail.test']);
      expect(await rpc('newsletters', {})).toMatchObject({ unasked: 2, asked: 0 });
    });
  });

  it('end proofs and closed chats, too, where nobody sends mail', async () => {
    const { id } = await stage.create();
    await sql(
      `insert into private.proof (id, consignment, signer, moment, taken_by, made_at)
       values (gen_random_uuid(), $1, 'Old', '2025-03-01T10:00:00Z', 'office', now() - interval '366 days'),
         (gen_random_uuid(), $1, 'New', '2025-03-02T10:00:00Z', 'office', now() - interval '364 days')`,
      [id],
    );
    await sql(
      `insert into public.chats (id, "senderName", "endedChat", updated_at)
       select gen_random_uuid(), 'visitor-ab12', is_ended, now() - make_interval(days => days)
       from (values (true, 366), (true, 364), (false, 366)) as made (is_ended, days)`,
    );
    const chats = await count('public.chats');
    await sql('select private.carry_out_terms()');
    expect(await sql('select signer from private.proof where consignment = $1', [id])).toEqual([
      { signer: 'New' },
    ]);
    expect(await count('public.chats')).toBe(chats - 1);
  });

  it('end unconfirmed followers after seven days, though nobody else asks to follow', async () => {
    const { id } = await stage.create();
    await sql(
      `insert into private.follower (consignment, email, topics, zone, made_at, confirmed_at)
       select $1, name || '@mail.test', '{problem}', 'Etc/UTC', now() - make_interval(days => days), confirmed_at
       from (values ('old', 8, null), ('new', 6, null), ('confirmed', 8, now())) as made (name, days, confirmed_at)`,
      [id],
    );
    await sql('select private.carry_out_terms()');
    expect(await sql('select email from private.follower where consignment = $1 order by id', [id])).toEqual([
      { email: 'new@mail.test' },
      { email: 'confirmed@mail.test' },
    ]);
  });

  it('end share links once they have ended, though nobody makes another', async () => {
    const { id } = await stage.create();
    await sql(
      `insert into private.share_link (consignment, scope, made_by, maker, made_at, expires_at, token_hash)
       select $1, 'journey', 'staff', maker, now() - interval '2 days', now() + make_interval(hours => hours), maker
       from (values ('ended', -1), ('works', 1)) as made (maker, hours)`,
      [id],
    );
    await sql('select private.carry_out_terms()');
    expect(await sql('select maker from private.share_link')).toEqual([{ maker: 'works' }]);
  });

  it('end what the limits have counted after a day, though nobody does the same again', async () => {
    await sql(`update private.limits set window_seconds = 200000 where action = 'quoteDay'`);
    await sql(
      `insert into private.hits
       select action, now() - make_interval(hours => hours), action || ' of the test', 1
       from (values ('accountLook', 23), ('shareLook', 25), ('quoteDay', 25), ('partyWrong', 25)) as made (action, hours)`,
    );
    await sql('select private.carry_out_terms()');
    await sql(`update private.limits set window_seconds = 86400 where action = 'quoteDay'`);
    expect(
      await sql(`select action from private.hits where client like '% of the test' order by action`),
    ).toEqual([{ action: 'accountLook' }, { action: 'quoteDay' }]);
  });

  it('erase the values of old entries of the audit, and leave its chain whole', async () => {
    await stage.create();
    await set('audit', 1);
    const before = await count('public.audit');
    expect(await due('audit', 1)).toBe(0);
    await sql(`select private.end_keeping('audit', array(select id::text from public.audit))`);
    expect(await count('public.audit')).toBe(before + 1); // which says what was erased
    expect(await count('public.audit', `changes <> '{}' or reason is not null`)).toBe(0);
    expect(await count('public.audit', 'actor is not null')).toBeGreaterThan(0);
    expect(
      await verifyChain(auditOf({ query: sql, script: () => Promise.reject(new Error()) })),
    ).toMatchObject({
      isWhole: true,
    });
    await set('audit', null);
  });

  describe('the yearly list of who may do what', () => {
    const review = () => rpc<{ at: string | null; by: string | null; isDue: boolean }>('staff_review', {});
    const staff = async () => {
      const { members } = await rpc<{ members: { id: string; role: string }[] }>('staff', {});
      return Object.fromEntries(members.map(({ id, role }) => [id, role]));
    };

    it('is confirmed as it was seen, with the date and the list in the audit', async () => {
      expect(await review()).toEqual({ at: null, by: null, isDue: false });
      const seenRoles = await staff();
      expect(await rpc('confirm_staff', { seen: seenRoles })).toBeUndefined();
      expect(await review()).toEqual({
        at: expect.any(String) as string,
        by: stage.host.admin.email,
        isDue: false,
      });
      const [entry] = await sql<{ subject_id: string; changes: Record<string, { after: string }> }>(
        `select actor, action, subject_id, changes from public.audit where subject = 'staff_review' order by id desc limit 1`,
      );
      expect(entry).toMatchObject({
        action: 'insert',
        subject_id: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      });
      expect(entry?.changes.owner?.after).toContain(stage.host.admin.email);
    });

    it('is refused when the staff has changed meanwhile', async () => {
      const seenRoles = await staff();
      await addStaff(stage.host, 'scanner');
      expect(await rpc('confirm_staff', { seen: seenRoles })).toMatchObject({ code: 'PT409' });
      expect(await rpc('confirm_staff', { seen: null })).toMatchObject({ code: 'PT409' });
    });

    it('is due a year after the last time, and a year after the first of the staff came', async () => {
      await sql(`update private.staff_review set at = now() - interval '367 days'`);
      expect(await review()).toMatchObject({ isDue: true });
      await sql('delete from private.staff_review');
      expect(await review()).toMatchObject({ isDue: false });
      await sql(`update private.admins set added_at = now() - interval '367 days'`);
      expect(await review()).toMatchObject({ isDue: true });
      await rpc('confirm_staff', { seen: await staff() });
      expect(await review()).toMatchObject({ isDue: false });
    });

    it('is for owners alone', async () => {
      const seenRoles = await staff();
      const office = await addStaff(stage.host, 'office');
      const officeCall = caller(stage.host, await signIn(stage.host, office.email, office.password));
      for (const call of [stage.roles.anon, stage.roles.user, officeCall]) {
        expect(await rpc('staff_review', {}, call)).toMatchObject({ code: '42501' });
        expect(await rpc('confirm_staff', { seen: seenRoles }, call)).toMatchObject({ code: '42501' });
      }
    });
  });
});
