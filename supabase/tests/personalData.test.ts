import { randomUUID } from 'node:crypto';
import { auditOf, verifyChain } from './support/host';
import { type Caller, caller, serviceCaller, addStaff, signIn } from './support/api';
import { startChat } from './support/chat';
import { type JourneyHost, startJourneyHost } from './support/journey';
import { aMessage, aParagraph } from './support/mailMessages';
import { anAcceptance, aQuoteRequest, anOffer, storeQuote } from './support/quotes';

interface Found {
  kind: string;
  id: string;
  part: string;
  label: string;
  excerpt: string | null;
  does: string;
}

const ADA = { email: 'ada.quill@person.test', phone: '+49 40 555 7788', name: 'Ada Quill' };
/** As it is written in sentences: another case, another way to write the number. */
const SAID = 'Ring ADA  QUILL at 040-5557788 or Ada.Quill@person.test, says Bea Other';
const IN_HANDS = `In the hands of ${ADA.name}`;
/** Several lines, in each of which a name, a number or an address comes first; in JSON a line break is the two characters \\n. */
const LETTER = 'Regards,\nAda Quill\nAda\nQuill\n040-5557788\nada.quill@person.test\nand says Bea Other';
const TRACES = /ada(?:[\s+_-]|\\n|%20)+quill\b|ada\.quill@|555.?7788\b/i;

/**
 * Columns in which nobody who is sought can be named, and why; decision 006 says so, too. What stands in them is looked through all the
 * same: none of them may have a trace.
 */
const NOT_NAMING: Record<string, RegExp> = {
  'who of the staff did it, which stays':
    /^(public|private)\.\w+\.(entered_by|voided_by|added_by|created_by|made_by|taken_by|scanned_by|maker|author|assigned_to|handledBy|handled_by|actor|done_by|adminName)$|^public\.chat_message\.senderName$|^private\.admins\.role$/,
  'hashes, salts and random words':
    /^private\.\w+\.(token_hash|hash|topic)$|^private\.(party_word\.word|party_code\.code|hits\.client|staff_network\.network|chat_address\.network|recovery_codes\.\w+)$|^public\.(audit\.(salts|digests|previous|hash)|mail_log\.hash)$/,
  'the names of values that are gone': /^public\.audit\.erased$/,
  'made by the database alone':
    /^public\.(consignment\.(trackingId|state_code|exceptions|modes)|chats\.senderName|mail_log\.(recipient|trackingId|state)|audit\.(action|subject))$|^private\.(demonstration\.(subject|row_id|state)|quote\.(number|state)|quote_event\.what|queued_mail\.(state|quote_mail)|alert\.kind|browser_error\.digest)$/,
  'chosen from a list, which a constraint keeps to':
    /^public\.(consignment\.type|consignment_event\.(code|classifier|zone|place)|consignment_leg\.(mode|origin|destination)|consignment_piece\.\w*(kind|type|unit)\w*|chat_message\.type|place\.(code|zone|kind)|mail_log\.toWho)$|^private\.(follower\.(topics|zone)|\w+\.(party|scope|purpose|role)|notice_rule\.about|office\.(zone|week)|transit_lane\.(mode|counted|service|origin_code|destination_code)|browser_error\.kind|keeping_term\.kind|limits\.action|hits\.action|settings\.mask_parties)$/,
  'words of the product, which only a migration changes':
    /^public\.event_code\.|^private\.(region_part|country_name)\./,
  'what hosts say of themselves': /^private\.(call_figure\.route|host_report\.(name|version|node))$/,
  'an order, which is never stored': /^private\.erasure\./,
  'signs of the database to browsers, without words': /^realtime\./,
  'the lines of a pen and pictures': /^private\.(proof\.signature|proof_photo\.photo)$/,
  'parts of a name, which are searched together': /^public\.contactForm\.(firstName|secondName)$/,
  'what the migrations of this version are': /^supabase_migrations\./,
  'accounts, which end with their owners': /^auth\./,
  'how one of the staff has chosen to see the list, which only they read': /^private\.admins\.list_layout$/,
};

describe('personal data', () => {
  let stage: JourneyHost;
  let service: Caller;
  beforeAll(async () => {
    stage = await startJourneyHost();
    service = serviceCaller(stage.host);
  });
  afterAll(() => stage.host.stop());

  const sql: JourneyHost['host']['sql'] = (...statement) => stage.host.sql(...statement);
  const rpc = async <Result>(name: string, body: object, call = stage.roles.admin) => {
    const answer = await call('POST', `/rest/v1/rpc/${name}`, { body });
    return answer.body as Result;
  };
  const find = (person: object = ADA) =>
    rpc<{ total: number; records: Found[] }>('find_person', {
      email: null,
      phone: null,
      name: null,
      ...person,
    });
  const subjectsOf = (records: Found[]) => records.map(({ kind, id, part }) => ({ kind, id, part }));
  const erase = (records: Found[], changes: object = {}, call?: Caller) =>
    rpc<{ erased: number; kept: number } & { code?: string; message?: string }>(
      'erase_person',
      { ...ADA, records: subjectsOf(records), reason: 'Request 17', ...changes },
      call,
    );
  const verify = () => verifyChain(auditOf({ query: sql, script: () => Promise.reject(new Error()) }));
  /** The columns of every table that hold texts, and whether one of their rows names Ada. */
  const columnsWithTraces = async () => {
    const columns = await sql<{ name: string; relation: string; column: string }>(
      `select format('%s.%s.%s', nspname, relname, attname) as name, format('%I.%I', nspname, relname) as relation,
         format('%I', attname) as column
       from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
         join pg_type on pg_type.oid = atttypid
       where nspname !~ '^(pg_|information_schema$)' and relkind in ('r', 'p') and attnum > 0 and not attisdropped
         and (typcategory = 'S' or typname in ('json', 'jsonb', 'bytea') or typcategory = 'A' and typelem in (
           select oid from pg_type where typcategory = 'S' or typname in ('json', 'jsonb')))`,
    );
    const traces = new Map<string, string[]>();
    for (const { name, relation, column } of columns) {
      const rows = await sql<{ text: string }>(
        `select case pg_typeof(${column}) when 'bytea'::regtype then encode(${column}::text::bytea, 'escape') else ${column}::text end as text
         from ${relation}`,
      );
      traces.set(
        name,
        rows.map(({ text }) => text).filter((text) => TRACES.test(text ?? '')),
      );
    }
    return traces;
  };

  const parties = {
    sendersName: ADA.name,
    sendersEmail: ADA.email,
    sendersPhone: ADA.phone,
    sendersAddress: `c/o ${ADA.name}\n1 Quill Court`,
  };
  const asReceiver = Object.fromEntries(
    Object.entries(parties).map(([field, value]) => [field.replace('senders', 'rec'), value]),
  );
  const free = SAID.slice(0, 100);
  /** A consignment from Ada, changed by the admin so that the audit has her, which has ended. */
  const delivered = async () => {
    const created = await stage.create({
      ...parties,
      status: IN_HANDS,
      remark: LETTER,
      comment: LETTER,
    });
    await rpc('correct_consignment', {
      consignment: created.id,
      changes: { sendersPhone: '0049 40 555 7788' },
      expected: { sendersPhone: ADA.phone },
      reason: `Asked by ${ADA.name}`,
    });
    await stage.add('consignment_event', {
      consignment: created.id,
      code: 'delivered',
      moment: '2026-02-01T10:00:00Z',
      internal_note: LETTER,
      public_note: LETTER,
      reason: free,
    });
    return created;
  };

  it('is found by an address, a phone number or a name, however they are written', async () => {
    const created = await stage.create({ ...parties, recName: 'Adam Quillton', recPhone: '555 77889' });
    for (const person of [
      { email: ' Ada.Quill@PERSON.test ' },
      { phone: '040 5557788' },
      { phone: '0049 (40) 555-77.88' },
      { name: 'ada quill' },
    ]) {
      const { records } = await find(person);
      expect(records).toContainEqual(
        expect.objectContaining({
          kind: 'consignment',
          id: String(created.id),
          part: 'sender',
          label: created.trackingId,
        }),
      );
      expect(records.filter(({ id, part }) => id === String(created.id) && part === 'receiver')).toEqual([]);
    }
    await sql('delete from public.consignment where id = $1', [created.id]);
  });

  it('is found by a short number with the zero of its country, or with the code in its place', async () => {
    await stage.create({ sendersPhone: '+49 4321 1234', recPhone: '04321 1234' });
    for (const phone of ['04321 1234', '04321/1234', '4321 1234']) {
      const { records } = await find({ email: null, phone, name: null });
      const parts = records.filter(({ kind }) => kind === 'consignment').map(({ part }) => part);
      expect([phone, ...parts.sort()]).toEqual([phone, 'receiver', 'sender']);
    }
    expect(await find({ email: null, phone: '04321 123', name: null })).toEqual({ total: 0, records: [] });
    await sql(`delete from public.consignment where "recPhone" = '04321 1234'`);
  });

  it.each([
    [{}, 'Enter an e-mail address, a phone number or a name.'],
    [{ email: 'not an address' }, 'This is not an e-mail address.'],
    [{ phone: '12345' }, 'A phone number has 6 to 15 digits.'],
    [{ phone: '000000' }, 'A phone number has 6 to 15 digits.'],
    [{ phone: 'CALL-ME' }, 'A phone number has 6 to 15 digits.'],
    [{ name: 'Al' }, 'A name has 3 to 120 characters.'],
    [{ name: '....' }, 'A name has 3 to 120 characters.'],
  ])('refuses to look for %j', async (person, message) => {
    expect(await find(person)).toMatchObject({ code: '22023', message });
  });

  it('takes what is typed as it is, not as a pattern', async () => {
    await stage.create(parties);
    for (const name of ['A.a Q.*', 'Ada (Quill', '[Aa]da Quill', 'a|Ada Quill\\', '^Ada{1} Quill$'])
      expect(await find({ name })).toEqual({ total: 0, records: [] });
    await sql('delete from public.consignment where "sendersEmail" = $1', [ADA.email]);
  });

  describe('of a person who is everywhere', () => {
    let delivery: Awaited<ReturnType<typeof delivered>>;
    let records: Found[];
    beforeAll(async () => {
      delivery = await delivered();
      const { host, roles } = stage;
      await stage.add('eta_revision', {
        consignment: delivery.id,
        earliest: '2026-02-02T00:00:00Z',
        latest: '2026-02-03T00:00:00Z',
        reason: free,
      });
      await sql(
        `update public.consignment set product = $2::text, "carrierRef" = $2, "itemQuantity" = $2, "itemWeight" = $2, "paymentMode" = $2,
           "shipmentMode" = $2, "typeOfShipment" = $2, "deliveryPlace" = $2 where id = $1`,
        [delivery.id, free],
      );
      const received = await stage.create({ ...asReceiver, status: IN_HANDS });
      await stage.change('consignment', received.id, { archived_at: 'now' });
      await sql(
        `insert into public.consignment_leg (consignment, mode, origin, destination, carrier, vessel)
         values ($1, 'ocean', 'GHTEM', 'DEHAM', $2, $2)`,
        [delivery.id, free],
      );
      await sql('insert into public.consignment_piece (consignment, number, marks) values ($1, 1, $2)', [
        delivery.id,
        free,
      ]);
      await stage.add('consignment_event', {
        consignment: delivery.id,
        code: 'held',
        moment: '2026-01-20T10:00:00Z',
      });
      await roles.admin('PATCH', `/rest/v1/consignment_event?consignment=eq.${delivery.id}&code=eq.held`, {
        body: { void_reason: free },
      });
      await stage.add('consignment_template', {
        name: `For ${ADA.name}`,
        fields: { ...parties, comment: LETTER },
      });
      await stage.add('consignment_template', {
        name: 'For somebody else',
        fields: { recName: 'Bea Other', remark: LETTER },
      });
      await sql(
        `insert into private.follower (consignment, email, topics, zone, confirmed_at) values ($1, $2, '{problem}', 'Etc/UTC', now())`,
        [delivery.id, ADA.email],
      );
      await sql(`insert into public."newsLetter" (email, country) values ($1, $2)`, [ADA.email, ADA.name]);
      await sql(
        `insert into public."contactForm" ("firstName", "secondName", email, comment, "trackingNo")
         values ('Ada', 'Quill', $1, $2, $3), ('Bea', 'Other', 'bea@other.test', $2, $3)`,
        [ADA.email, SAID, free],
      );
      const ownChat = await startChat(roles.anon, roles.admin);
      await ownChat.visitor.send(SAID);
      await rpc('chat_leave_address', { token: ownChat.visitor.token, email: ADA.email }, roles.anon);
      const other = await startChat(roles.anon, roles.admin);
      await other.visitor.send(SAID);
      await rpc('chat_add_note', { chat: other.chat, id: randomUUID(), note: SAID });
      await rpc('chat_set_label', { chat: other.chat, label: ADA.name, present: true });
      const contact = { name: ADA.name, company: null, email: ADA.email, phone: ADA.phone };
      const request = aQuoteRequest({ contact, note: SAID });
      await storeQuote(host, { id: 71, request });
      const acceptance = anAcceptance({ name: 'A. Quill', sender: { ...contact, address: '1 Quill Court' } });
      const offer = anOffer({ includes: SAID, number: 1 });
      await storeQuote(host, { id: 72, state: 'won', request, offer, acceptance });
      await sql(
        `insert into private.quote_event (quote, version, what, detail) values (72, 1, 'asked', $1), (72, 2, 'accepted', $2)`,
        [{ text: SAID }, acceptance],
      );
      await sql('update private.quote set consignment = $1 where id = 72', [delivery.id]);
      await storeQuote(host, { id: 73, request: aQuoteRequest({ note: LETTER }) });
      await rpc('mail_claim', {
        key: randomUUID(),
        hash: 'a'.repeat(64),
        message: {
          ...aMessage({ receiversMail: ADA.email, message: [aParagraph({ paragraph: SAID })] }),
          sendersName: ADA.name,
        },
      });
      await rpc('mail_claim', {
        key: randomUUID(),
        hash: 'b'.repeat(64),
        message: aMessage({ subject: SAID, message: [aParagraph({ paragraph: SAID })] }),
      });
      await sql('update public.mail_log set reason = $1', [SAID]);
      await rpc('mail_claim', {
        key: randomUUID(),
        hash: 'c'.repeat(64),
        message: aMessage({ message: [aParagraph({ paragraph: LETTER })] }),
      });
      await sql(
        `insert into private.notice_job (consignment, event, due_at, fanned_out_at)
         select consignment, id, now(), now() from public.consignment_event where consignment = $1 and code = 'delivered'
         on conflict do nothing`,
        [delivery.id],
      );
      await sql(
        `insert into private.queued_mail (job, party, email, state, reason)
         select id, 'sender', $1, 'sent', $2 from private.notice_job order by id limit 1`,
        [ADA.email, SAID],
      );
      await sql(
        `insert into private.party_token (hash, consignment, party, email)
         values ('x', $1, 'sender', $2), ('y', $1, 'receiver', $2)`,
        [delivery.id, ADA.email],
      );
      await sql(
        `insert into private.proof (id, consignment, signer, place, moment, taken_by, signature)
         values ($1, $2, $3, $4, now(), 'scanner@example.test', '[[1, 1, 2, 2]]')`,
        [randomUUID(), delivery.id, ADA.name, free],
      );
      await sql('insert into private.newsletter (request_key, subject, paragraphs) values ($1, $2, $3)', [
        randomUUID(),
        SAID,
        JSON.stringify([aParagraph({ paragraph: LETTER })]),
      ]);
      await stage.add('prepared_answer', { shortcut: 'ring-ada-quill', text: LETTER });
      await stage.add('saved_view', { name: ADA.name, address: '?search=Ada+Quill' });
      await sql('insert into private.import_batch (key, file) values ($1, $2)', [
        randomUUID(),
        `${ADA.name}.csv`,
      ]);
      await rpc('invite_staff', { email: ADA.email, role: 'scanner' });
      await sql(
        `update public.consignment set city = $2::text, "currentLocation" = $2::text, "departedFrom" = $2::text, "headingTo" = $2::text where id = $1`,
        [delivery.id, `c/o ${ADA.name}`],
      );
      await sql(
        'update public.consignment_event set city = $2::text, country = $2::text where consignment = $1',
        [delivery.id, `c/o ${ADA.name}`],
      );
      await sql(
        `insert into public.place (code, name, country, latitude, longitude, zone, kind, added_by)
         values ('DEQUILL', 'Yard of Ada Quill', 'c/o Ada Quill', 53, 10, 'Europe/Berlin', 'city', 'owner@example.test')`,
      );
      await stage.add('consignment_event', {
        consignment: delivery.id,
        code: 'in_transit',
        place: 'DEQUILL',
        moment: '2026-01-21T10:00:00Z',
      });
      await stage.add('lane_template', {
        name: `To ${ADA.name}`,
        legs: [{ mode: 'road', origin: 'DEHAM', destination: 'DEQUILL', carrier: ADA.name }],
      });
      await sql(
        `insert into private.transit_lane
           (mode, origin_code, origin, destination_code, destination, product, days_min, days_max, counted, cut_off, valid_from, checked_on)
         values ('road', 'DEHAM', $1::text, 'DEQUILL', 'To ' || $1::text, $1::text, 1, 2, 'door to door', $1::text, '2026-01-01', '2026-01-01')`,
        [ADA.name],
      );
      await sql(
        `insert into private.notice_rule (about, subject, text) values ('picked_up', $1::text, $2::text)
         on conflict (about) do update set subject = $1::text, text = $2::text`,
        [free, SAID],
      );
      await sql(
        `insert into private.chat_visitor (chat, page, language, zone) values ($1, '/follow/Ada%20Quill', $2::text, $2::text)
         on conflict (chat) do update set page = excluded.page, language = $2::text, zone = $2::text`,
        [other.chat, ADA.name],
      );
      await sql(
        `insert into private.browser_error (digest, kind, message, place, page, browser, hour)
         values ('\\x01', 'error', $1::text, $1::text, '/follow/ada%20quill', 'Ada Quill', now())`,
        [SAID],
      );
      await sql(`insert into private.alert (kind, facts, ended_at) values ('stuck_mail', $1, now())`, [
        { why: SAID },
      ]);
      await sql(`insert into private.backup_runs (file, error) values ($1::text, $1::text)`, [SAID]);
      await sql(`select private.record_account(null, 'insert', 'invitation', $1::text, $1::text, '{}')`, [
        ADA.email,
      ]);
      ({ records } = await find());
    });

    it('is searched in every column that may name somebody', async () => {
      const missed: string[] = [];
      for (const [column, texts] of await columnsWithTraces())
        if (texts.length === 0 && !Object.values(NOT_NAMING).some((pattern) => pattern.test(column)))
          missed.push(column);
      expect(missed).toEqual([]);
    });

    it('is named in no column that is said to name nobody', async () => {
      const traces = [...(await columnsWithTraces())].filter(([, texts]) => texts.length > 0);
      const namedTraces = traces.filter(([column]) =>
        Object.values(NOT_NAMING).some((pattern) => pattern.test(column)),
      );
      expect(namedTraces).toEqual([]);
    });

    it('is found in each kind of record, with the words around it and what erasing does', () => {
      const seenTexts: Record<string, string> = {};
      for (const { kind, part, does } of records) {
        const key = `${kind} ${part}`.trim();
        seenTexts[key] = [seenTexts[key], does].filter(Boolean).join(' ');
      }
      expect(seenTexts).toEqual({
        'consignment receiver': 'anonymize',
        'consignment sender': 'anonymize',
        consignmentTexts: 'redact redact',
        template: 'redact redact',
        follower: 'delete',
        subscriber: 'delete',
        inquiry: 'delete',
        inquiryText: 'redact',
        chat: 'delete',
        chatTexts: 'redact',
        quote: 'redact redact delete',
        sentMail: 'redact redact anonymize',
        notices: 'anonymize',
        proof: 'anonymize',
        newsletter: 'redact',
        preparedAnswer: 'redact',
        savedView: 'delete',
        import: 'redact',
        invitation: 'delete',
        laneTemplate: 'redact',
        place: 'redact',
        transitLane: 'redact',
        noticeWords: 'redact',
        browserError: 'delete',
        alert: 'redact',
        backup: 'redact',
        audit: 'redact',
      });
      for (const kind of ['chatTexts', 'consignmentTexts', 'template', 'quote', 'sentMail', 'newsletter'])
        for (const { excerpt } of records.filter((record) => record.kind === kind))
          expect([kind, excerpt]).toEqual([kind, expect.stringMatching(TRACES)]);
    });

    it('is exported with the data of each record', async () => {
      const data = await rpc<{ kind: string; part: string | null; data: unknown }[]>('export_person', {
        ...ADA,
        records: subjectsOf(records),
      });
      expect(data.map(({ kind }) => kind).sort()).toEqual(records.map(({ kind }) => kind).sort());
      for (const { kind, data: record } of data)
        expect([kind, JSON.stringify(record)]).toEqual([kind, expect.stringMatching(TRACES)]);
      const consignment = data.find(({ kind, part }) => kind === 'consignment' && part === 'sender');
      expect(consignment?.data).toMatchObject({ trackingId: delivery.trackingId, email: ADA.email });
      expect(JSON.stringify(consignment)).not.toContain('bo@receiver.test');
      const ownChat = data.find(({ kind }) => kind === 'chat')?.data as { messages: unknown[] };
      expect(ownChat.messages.length).toBeGreaterThan(1);
    });

    it('is not erased for a reason that is empty or names the person', async () => {
      expect(await erase(records, { reason: ' ' })).toMatchObject({ code: '22023' });
      expect(await erase(records, { reason: `${ADA.name} asked` })).toMatchObject({ code: '22023' });
      expect((await find()).total).toBe(records.length);
    });

    it('is erased everywhere, and history, figures and the chain of the audit stay', async () => {
      const before = await sql(
        `select (select count(*)::int from public.consignment) as consignments, (select count(*)::int from public.consignment_event) as events,
           (select count(*)::int from private.proof) as proofs, (select count(*)::int from private.quote where state = 'won') as won`,
      );
      const { locations } = await stage.track(delivery.trackingId);
      expect(await erase(records)).toEqual({ erased: records.length, kept: 0 });
      const remaining = [...(await columnsWithTraces())].filter(([, texts]) => texts.length > 0);
      expect(remaining).toEqual([]);
      expect(await sql(`select from public."contactForm" where "secondName" = 'Quill'`)).toEqual([]);
      expect(await sql('select from private.erasure')).toEqual([]);
      expect(await find()).toEqual({ total: 0, records: [] });
      expect(
        await sql(
          `select (select count(*)::int from public.consignment) as consignments, (select count(*)::int from public.consignment_event) as events,
             (select count(*)::int from private.proof) as proofs, (select count(*)::int from private.quote where state = 'won') as won`,
        ),
      ).toEqual(before);
      const tracked = await stage.track(delivery.trackingId);
      expect(tracked).toMatchObject({ sendersName: 'Erased', sendersAddress: 'Erased', recName: 'Bo Test' });
      expect(tracked.locations).toHaveLength(locations.length);
      expect(JSON.stringify(tracked)).toContain('says Bea Other');
      expect(tracked.journey.events[0]).toMatchObject({ status: 'In the hands of ***' });
      expect(await verify()).toMatchObject({ isWhole: true });
    });

    it('stands in the audit with who did it, how much and why, and of whom is not said', async () => {
      const [entry] = await sql<{ changes: Record<string, unknown> }>(
        `select actor, action, reason, changes from public.audit where subject = 'personal_data' order by id desc limit 1`,
      );
      expect(entry).toMatchObject({ action: 'delete', reason: 'Request 17' });
      expect(entry?.changes).toMatchObject({ consignment: { before: '2' }, quote: { before: '3' } });
      const [ofConsignment] = await sql(
        `select actor, reason, changes from public.audit where subject = 'consignment' and consignment = $1 order by id desc limit 1`,
        [delivery.id],
      );
      expect(ofConsignment).toMatchObject({ reason: 'Request 17', changes: { sender: { after: 'Erased' } } });
    });

    it('is told of nothing any more, and nobody waits for such a mail', async () => {
      await sql(`insert into private.notice_rule (about, to_sender, to_receiver) values ('correction', true, true), ('delivered', true, true)
        on conflict (about) do update set to_sender = true, to_receiver = true`);
      await sql('update private.settings set notice_delay = 0');
      await stage.host.sql(
        `update public.consignment_event set void_reason = 'Another one' where consignment = $1 and code = 'delivered'`,
        [delivery.id],
      );
      await stage.add('consignment_event', {
        consignment: delivery.id,
        code: 'delivered',
        moment: '2026-02-04T10:00:00Z',
      });
      const mails = await rpc<{ email: string }[]>('claim_mails', { most: 20 }, service);
      expect(mails.map(({ email }) => email)).toEqual(['bo@receiver.test']);
      expect(
        await sql(`select from private.queued_mail where state = 'failed' and email not like 'Erased%'`),
      ).toEqual([]);
    });

    it('is erased once: sent again, nothing is done', async () => {
      const [{ count } = { count: 0 }] = await sql<{ count: number }>(
        'select count(*)::int from public.audit',
      );
      expect(await erase(records)).toEqual({ erased: 0, kept: 0 });
      expect(await sql('select count(*)::int from public.audit')).toEqual([{ count }]);
    });
  });

  it.each([
    ['?search=Zo%C3%AB+M%C3%BCller&page=2', true],
    ['?search=Zo%c3%ab%20M%c3%bcller', true],
    ['?search=100%+Zoë+Müller%FF', true],
    ['?search=Zo%C3%AB+M%C3%BCllerin', false],
  ])('is found in the address of a saved view: %s', async (address, isFound) => {
    const { id } = await stage.add('saved_view', { name: randomUUID(), address });
    const { records } = await find({ email: null, phone: null, name: 'Zoë Müller' });
    expect(records.map(({ kind, does }) => [kind, does])).toEqual(isFound ? [['savedView', 'delete']] : []);
    await sql('delete from public.saved_view where id = $1', [id]);
  });

  it('leaves a status in words of its own where it was nothing but a name', async () => {
    const created = await stage.create({ status: `${ADA.name}, ` });
    const other = await stage.create({ status: ADA.name });
    const event = await stage.add('consignment_event', {
      consignment: created.id,
      code: 'delivered',
      moment: '2026-02-01T10:00:00Z',
    });
    await sql('update public.consignment_event set status = $1 where id = $2', [ADA.name, event.id]);
    await erase((await find()).records);
    const { journey } = await stage.track(created.trackingId);
    expect(journey.events.map(({ status }) => status)).toEqual(['In transit', 'Delivered']);
    expect(await stage.track(other.trackingId)).toMatchObject({ status: 'In transit' });
    expect((await find()).records).toEqual([]);
  });

  it('keeps the parties of goods under way until they have arrived or are archived', async () => {
    const created = await stage.create(parties);
    const { records } = await find();
    expect(records.find(({ kind }) => kind === 'consignment')).toMatchObject({ does: 'keep' });
    expect(await erase(records.filter(({ kind }) => kind === 'consignment'))).toEqual({ erased: 0, kept: 1 });
    expect(await stage.track(created.trackingId)).toMatchObject({ sendersName: ADA.name });
    await stage.change('consignment', created.id, { archived_at: 'now' });
    expect(await erase((await find()).records)).toMatchObject({ kept: 0 });
    expect(await stage.track(created.trackingId)).toMatchObject({ sendersName: 'Erased' });
  });

  it('is exported without the other people of a quote and of a template', async () => {
    const party = { name: ADA.name, address: '1 Quill Court', phone: ADA.phone, email: ADA.email };
    const acceptance = anAcceptance({ receiver: party });
    await storeQuote(stage.host, { state: 'won', offer: anOffer(), acceptance });
    await sql('insert into public.consignment_template (name, fields) values ($1, $2)', [
      'To Ada',
      { sendersName: 'Bea Other', sendersEmail: 'bea@other.test', recName: ADA.name, product: 'Pumps' },
    ]);
    const { records } = await find();
    const data = await rpc<{ kind: string; data: unknown }[]>('export_person', {
      ...ADA,
      records: subjectsOf(records.filter(({ kind }) => ['quote', 'template'].includes(kind))),
    });
    expect(data).toMatchObject([
      { kind: 'quote', data: { request: { contact: null }, acceptance: { sender: null, receiver: party } } },
      { kind: 'template', data: { name: 'To Ada', fields: { recName: ADA.name, product: 'Pumps' } } },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/ada@shipper|20457 Hamburg|Bea Other|bea@other/);
    await sql('delete from private.quote');
    await sql('delete from public.consignment_template');
  });

  it('erases only what was chosen and names the person', async () => {
    const [ownConsignment, other] = [await delivered(), await stage.create({ recName: 'Bea Other' })];
    const { records } = await find();
    const record = records.filter(
      ({ kind, id }) => kind === 'consignment' && id === String(ownConsignment.id),
    );
    const forged = { ...record[0], id: String(other.id), part: 'receiver' } as Found;
    expect(await erase([...record, forged])).toEqual({ erased: 1, kept: 0 });
    expect(await stage.track(other.trackingId)).toMatchObject({ recName: 'Bea Other' });
    expect((await find()).records.map(({ kind }) => kind)).toContain('consignmentTexts');
    await erase((await find()).records);
  });

  it('keeps what the staff did, and says that it is kept', async () => {
    const member = await addStaff(stage.host, 'office');
    const call = caller(stage.host, await signIn(stage.host, member.email, member.password));
    const created = await stage.create();
    await call('PATCH', `/rest/v1/consignment?id=eq.${created.id}`, { body: { itemWeight: '12' } });
    const { records } = await find({ email: member.email });
    expect(records.map(({ kind, does }) => [kind, does])).toEqual([
      ['account', 'keep'],
      ['work', 'keep'],
    ]);
  });

  it('keeps who was invited and came, and says that it is kept', async () => {
    for (const [subject, id] of [
      ['invitation', randomUUID()],
      ['staff', randomUUID()],
    ])
      await sql(`select private.record_account(null, 'insert', $1, $2, 'cy@person.test', '{}')`, [
        subject,
        id,
      ]);
    const { records } = await find({ email: 'cy@person.test' });
    expect(records.map(({ kind, id, does }) => [kind, id, does])).toEqual([['work', 'staff', 'keep']]);
    const data = await rpc('export_person', {
      ...ADA,
      email: 'cy@person.test',
      records: subjectsOf(records),
    });
    expect(data).toMatchObject([{ data: [{ subject: 'invitation' }, { subject: 'staff' }] }]);
  });

  it('is listed 500 records at a time, each once', async () => {
    await sql(
      `insert into public."contactForm" ("firstName", "secondName", email)
       select 'Many', 'Times', 'many@person.test' from generate_series(1, 1001)`,
    );
    const pages = [0, 1, 2, 3].map((page) => find({ email: 'many@person.test', page }));
    const records = (await Promise.all(pages)).map(({ total, records: listed }) => [total, listed] as const);
    expect(records.map(([total, listed]) => [total, listed.length])).toEqual([
      [1001, 500],
      [1001, 500],
      [1001, 1],
      [1001, 0],
    ]);
    expect(new Set(records.flatMap(([, listed]) => listed.map(({ id }) => id))).size).toBe(1001);
    await sql(`delete from public."contactForm" where email = 'many@person.test'`);
  });

  it.each([[], Array.from({ length: 101 }, () => ({ kind: 'inquiry', id: '1', part: '' }))])(
    'takes 1 to 100 records at a time',
    async (...records) => {
      expect(await rpc('export_person', { ...ADA, records })).toMatchObject({ code: '22023' });
      expect(await rpc('erase_person', { ...ADA, records, reason: 'x' })).toMatchObject({ code: '22023' });
    },
  );

  it('is for owners alone', async () => {
    const office = await addStaff(stage.host, 'office');
    const scanner = await addStaff(stage.host, 'scanner');
    for (const { email, password } of [office, scanner]) {
      const call = caller(stage.host, await signIn(stage.host, email, password));
      expect(await rpc('find_person', ADA, call)).toMatchObject({ code: '42501' });
      expect(await rpc('export_person', { ...ADA, records: [] }, call)).toMatchObject({ code: '42501' });
      expect(await erase([], {}, call)).toMatchObject({ code: '42501' });
    }
    for (const call of [stage.roles.anon, stage.roles.user])
      expect(await rpc('find_person', ADA, call)).toMatchObject({ code: '42501' });
  });

  it('is bounded in searches for each owner', async () => {
    await sql(`update private.limits set per_client = 1 where action = 'personalData'`);
    await sql(`delete from private.hits where action = 'personalData'`);
    expect((await find()).total).toBeGreaterThanOrEqual(0);
    expect(await find()).toMatchObject({ code: 'PT429' });
  });
});
