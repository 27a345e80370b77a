import { randomUUID } from 'node:crypto';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { type Caller, serviceCaller } from './support/api';
import { startChat } from './support/chat';
import { after, type JourneyHost, startJourneyHost } from './support/journey';
import { until } from './support/listening';
import { anOffer, storeQuote } from './support/quotes';

const SERVER = process.env.TEST_DATABASE_URL ?? '';

/** Two sessions at a time: the embedded database has one. */
const onServer = SERVER ? describe : describe.skip;

onServer('what two calls want at the same time', () => {
  let stage: JourneyHost;
  let service: Caller;
  let other: Sql;
  beforeAll(async () => {
    stage = await startJourneyHost();
    service = serviceCaller(stage.host);
    await stage.host.sql('update private.settings set answer_delay = 0, notice_delay = 0');
    const [database] = await stage.host.sql<{ name: string }>('select current_database() as name');
    const url = new URL(SERVER);
    url.pathname = `/${database?.name}`;
    other = postgres(url.href, { max: 1 });
  });
  afterAll(async () => {
    await other.end();
    await stage.host.stop();
  });

  const isWaiting = async () =>
    (
      await stage.host.sql(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length > 0;

  describe('of a leg and its consignment', () => {
    let consignment: number;
    let leg: number;
    let event: number;
    const eventOfLeg = (code: string, minutes: number) => ({
      ...{ consignment, code, moment: after(minutes), leg },
      request_key: randomUUID(),
    });
    const begin = async () => {
      ({ id: consignment } = await stage.create());
      const way = { mode: 'ocean', origin: 'GHTEM', destination: 'NLRTM' };
      ({ id: leg } = await stage.add('consignment_leg', { consignment, ...way }));
      ({ id: event } = await stage.add('consignment_event', eventOfLeg('loaded', 60)));
    };
    beforeEach(begin);

    const calls: [string, () => Promise<unknown>][] = [
      ['an event', () => stage.add('consignment_event', eventOfLeg('departed', 120))],
      ['a void event', () => stage.change('consignment_event', event, { void_reason: 'Wrong one' })],
      [
        'another order',
        () => stage.roles.admin('POST', '/rest/v1/rpc/order_legs', { body: { consignment, legs: [leg] } }),
      ],
    ];

    it.each(calls)('is locked leg first: %s', async (_what, call) => {
      let answer: Promise<unknown> | undefined;
      await other.begin(async (sql) => {
        await sql`select from public.consignment_leg where id = ${leg} for no key update`;
        answer = call();
        await until(isWaiting);
        await sql`select from public.consignment where id = ${consignment} for no key update nowait`;
      });
      await answer;
    });

    const admin = (method: string, table: string, id: number, body?: object) =>
      stage.roles.admin(method, `/rest/v1/${table}?id=eq.${id}`, { body });
    const voidEvent = () => admin('PATCH', 'consignment_event', event, { void_reason: 'Wrong one' });
    const deleteLeg = () => admin('DELETE', 'consignment_leg', leg);
    const changeLeg = () => admin('PATCH', 'consignment_leg', leg, { carrier: 'Other' });
    const deleteConsignment = () => admin('DELETE', 'consignment', consignment);
    const erase = () =>
      stage.host.sql(`insert into private.erasure (pattern, records) values ('loaded', $1::text::jsonb)`, [
        JSON.stringify([{ kind: 'consignmentTexts', id: String(consignment), part: '' }]),
      ]);
    const undoImport = async () => {
      const batch = randomUUID();
      await stage.host.sql(
        `with batch as (insert into private.import_batch (key, file, created_by) values ($1, 'a.csv', 'x') returning key)
         insert into private.import_row (batch, number, consignment) select key, 1, $2::text::bigint from batch`,
        [batch, String(consignment)],
      );
      return stage.roles.admin('POST', '/rest/v1/rpc/undo_import', { body: { batch, past: 0 } });
    };

    // Whoever waits for a row holds none of those that come after it.
    const rows = {
      leg: (sql: TransactionSql) =>
        sql`select from public.consignment_leg where id = ${leg} for update nowait`,
      consignment: (sql: TransactionSql) =>
        sql`select from public.consignment where id = ${consignment} for update nowait`,
      event: (sql: TransactionSql) =>
        sql`select from public.consignment_event where id = ${event} for update nowait`,
    };
    const all: [string, () => Promise<unknown>][] = [
      ['voids an entry', voidEvent],
      ['deletes a leg', deleteLeg],
      ['changes a leg', changeLeg],
      ['deletes a consignment', deleteConsignment],
      ['erases texts', erase],
      ['undoes an import', undoImport],
    ];
    it.each(all)('is held before what comes after it, by who %s', async (_what, call) => {
      for (const [first, ...later] of [
        ['leg', 'consignment', 'event'],
        ['consignment', 'event'],
      ] as const) {
        let answer: Promise<unknown> | undefined;
        const undone = new Error('Undone');
        const transaction = other.begin(async (sql) => {
          await rows[first](sql);
          answer = call();
          await until(isWaiting);
          for (const row of later) await rows[row](sql);
          if (first === 'leg') {
            const [{ pid } = { pid: 0 }] = await sql<{ pid: number }[]>`
              select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
            await sql`select pg_cancel_backend(${pid})`; // the second turn is on rows that are there
          }
          throw undone;
        });
        await expect(transaction).rejects.toBe(undone);
        await answer?.catch(() => undefined);
      }
    });

    const call = (method: string, path: string, body: object) =>
      stage.roles.admin(method, `/rest/v1/${path}`, { body });
    const changes: Record<string, () => Promise<unknown>> = {
      ...{ voidEvent, deleteLeg, changeLeg, deleteConsignment, erase, undoImport },
      addEvent: () => call('POST', 'consignment_event', eventOfLeg('departed', 120)),
      addLeg: () =>
        call('POST', 'consignment_leg', {
          ...{ consignment, mode: 'road', origin: 'NLRTM', destination: 'DEHAM' },
          request_key: randomUUID(),
        }),
      reviseArrival: () =>
        call('POST', 'eta_revision', {
          ...{ consignment, earliest: after(9000), latest: after(9000), reason: 'Weather' },
          request_key: randomUUID(),
        }),
      editConsignment: () => admin('PATCH', 'consignment', consignment, { status: 'Held', city: 'Tema' }),
      changePieces: () =>
        call('PATCH', `consignment_piece?consignment=eq.${consignment}`, { marks: 'Other' }),
      removePiece: async () => {
        const [{ id } = { id: 0 }] = await stage.host.sql<{ id: number }>(
          'select id::int from public.consignment_piece where consignment = $1 order by number limit 1',
          [consignment],
        );
        return call('POST', 'rpc/remove_pieces', { consignment, pieces: [id] });
      },
      orderLegs: () => call('POST', 'rpc/order_legs', { consignment, legs: [leg] }),
    };
    const names = Object.keys(changes);
    const pairs = names.flatMap((name, at) => names.slice(at).map((beside) => [name, beside] as const));

    it.each(pairs)('ends without a deadlock: %s beside %s', async (...pair) => {
      await call('POST', 'rpc/add_pieces', {
        consignment,
        pieces: 3,
        request_key: randomUUID(),
        marks: 'Blue',
      });
      for (const turn of [pair, [...pair].reverse(), pair]) {
        const answers = await Promise.all(turn.map(async (name) => changes[name]?.()));
        for (const answer of answers) {
          // Whoever comes second may find nothing left; an erasure is no call of the API, and rejects where it fails.
          expect((answer as { body?: { code?: string } }).body?.code).not.toBe('40P01');
          expect((answer as { status?: number }).status ?? 200).toBeLessThan(500);
        }
        const [{ isLeft } = { isLeft: false }] = await stage.host.sql<{ isLeft: boolean }>(
          `select exists (select from public.consignment_leg where id = $1) as "isLeft"`,
          [leg],
        );
        if (!isLeft) await begin();
      }
    });
  });

  describe('of an erasure, are locked before the audit is', () => {
    const insert = async (statement: string, values: string[] = []): Promise<string> => {
      const [row] = await stage.host.sql<{ id: string }>(`insert into ${statement} as id`, values);
      return row?.id ?? '';
    };
    type Row = {
      kind: string;
      table: string;
      make: (goods: number) => Promise<{ id: string; row?: string }>;
    };
    const of = (kind: string, table: string, statement: (goods: number) => string): Row => ({
      ...{ kind, table },
      make: async (goods) => ({ id: await insert(statement(goods)) }),
    });
    const rows: Row[] = [
      of(
        'template',
        'public.consignment_template',
        () => `public.consignment_template (name, fields)
        values ('Ada', '{"recName": "Ada"}') returning id::text`,
      ),
      of(
        'preparedAnswer',
        'public.prepared_answer',
        () => `public.prepared_answer (shortcut, text)
        values ('ada', 'Ada') returning id::text`,
      ),
      of(
        'proof',
        'private.proof',
        (goods) => `private.proof (id, consignment, signer, moment, taken_by)
        values (gen_random_uuid(), ${goods}, 'Ada', now(), 'x') returning id::text`,
      ),
      of(
        'invitation',
        'private.account_link',
        () => `private.account_link (purpose, email, role, token_hash, expires_at)
        values ('invitation', 'ada@goods.test', 'office', 'x', now()) returning id::text`,
      ),
      of(
        'sentMail',
        'public.mail_log',
        () => `public.mail_log (key, hash, payload) values (gen_random_uuid(), repeat('a', 64),
        '{"toWho": "Ada", "sendersName": "x", "receiversMail": "ada@goods.test", "subject": "x", "message": []}') returning key::text`,
      ),
      of(
        'inquiry',
        'public."contactForm"',
        () => `public."contactForm" ("firstName", "secondName", email)
        values ('Ada', 'x', 'ada@goods.test') returning id::text`,
      ),
      of(
        'newsletter',
        'private.newsletter',
        () => `private.newsletter (request_key, subject, paragraphs)
        values (gen_random_uuid(), 'Ada', '[]') returning id::text`,
      ),
      of(
        'subscriber',
        'public."newsLetter"',
        () => `public."newsLetter" (email, country)
        values ('ada@goods.test', 'Ghana') returning id::text`,
      ),
      {
        ...{ kind: 'notices', table: 'private.queued_mail' },
        make: async () => {
          const newsletterId = await insert(`private.newsletter (request_key, subject, paragraphs)
            values (gen_random_uuid(), 'x', '[]') returning id::text`);
          const row = await insert(`private.queued_mail (newsletter, email)
            values (${newsletterId}, 'Waits@goods.test') returning id::text`);
          return { id: 'waits@goods.test', row };
        },
      },
      {
        ...{ kind: 'consignmentTexts', table: 'public.consignment_piece' },
        make: async (goods) => ({
          id: String(goods),
          row: await insert(`public.consignment_piece (consignment, number, marks)
            values (${goods}, 1, 'Ada') returning id::text`),
        }),
      },
    ];

    it.each(rows)('$kind: $table', async ({ kind, table, make }) => {
      const { id: goods } = await stage.create();
      const { chat } = await startChat(stage.roles.anon, stage.roles.admin);
      const { id, row = id } = await make(goods);
      const records = [
        { kind: 'chat', id: chat, part: '' },
        { kind, id, part: '' },
      ];
      let erasure: Promise<unknown> | undefined;
      await other.begin(async (sql) => {
        await sql`select from ${sql.unsafe(table)} where ${sql(table.endsWith('mail_log') ? 'key' : 'id')}::text = ${row} for update`;
        erasure = stage.host.sql(
          `insert into private.erasure (pattern, records) values ('Ada', $1::text::jsonb)`,
          [JSON.stringify(records)],
        );
        await until(isWaiting);
        expect(await sql`select pg_try_advisory_xact_lock(20260102) as free`).toEqual([{ free: true }]);
      });
      await erasure;
      expect(await stage.host.sql('select from public.chats where id = $1', [chat])).toEqual([]);
    });
  });

  describe('of a mail and what it belongs to', () => {
    beforeEach(() => stage.host.sql('delete from private.queued_mail'));

    const claim = async () =>
      (await service('POST', '/rest/v1/rpc/claim_mails', { body: { most: 20 } })).body as { kind?: string }[];
    const parents: [string, () => Promise<(sql: TransactionSql) => Promise<unknown>>][] = [
      [
        'answer',
        async () => {
          const { visitor, agent, chat } = await startChat(stage.roles.anon, stage.roles.admin);
          const { token } = visitor;
          await stage.roles.anon('POST', '/rest/v1/rpc/chat_leave_address', {
            body: { token, email: 'ada@visitor.test' },
          });
          await agent.reply('First');
          return (sql) => sql`select from public.chats where id = ${chat} for update`;
        },
      ],
      [
        'quoteOffer',
        async () => {
          await storeQuote(stage.host, { id: 51, state: 'quoted', offer: anOffer() });
          await stage.host.sql(
            `insert into private.queued_mail (quote, quote_mail, email) values (51, 'quoteOffer', 'ada@visitor.test')`,
          );
          return (sql) => sql`select from private.quote where id = 51 for update`;
        },
      ],
      [
        'notice',
        async () => {
          await stage.roles.admin('POST', '/rest/v1/rpc/set_notice_rule', {
            body: { about: 'departed', to_sender: false, to_receiver: true, subject: '', text: '' },
          });
          const { id } = await stage.create({ recEmail: 'receiver@goods.test' });
          await stage.add('consignment_event', { consignment: id, code: 'departed', moment: after(60) });
          return (sql) => sql`select from public.consignment where id = ${id} for update`;
        },
      ],
    ];

    it('is locked consignment first by who stops the messages about it', async () => {
      const { id, trackingId } = await stage.create();
      const request = { tracking_id: trackingId, email: 'ada@visitor.test', topics: ['progress'] };
      const { body } = await service('POST', '/rest/v1/rpc/begin_follow', {
        body: { ...request, eta_hours: null, daily: false, zone: 'Etc/UTC', client: '203.0.113.7' },
      });
      const { token } = body as { token: string };
      let answer: Promise<unknown> | undefined;
      await other.begin(async (sql) => {
        await sql`select from public.consignment where id = ${id} for update`;
        answer = stage.roles.anon('POST', '/rest/v1/rpc/stop_follow', { body: { token } });
        await until(isWaiting);
        await sql`select from private.follower where consignment = ${id} for update nowait`;
      });
      expect(await answer).toMatchObject({ status: 204 });
      expect(await stage.host.sql('select from private.follower where consignment = $1', [id])).toEqual([]);
    });

    it.each(parents)('leaves the mail to the next round while that is held: %s', async (kind, make) => {
      const hold = await make();
      await other.begin(async (sql) => {
        await hold(sql);
        expect(await claim()).toEqual([]);
      });
      await stage.host.sql('update private.queued_mail set due_at = now()');
      expect((await claim()).map((mail) => mail.kind ?? 'notice')).toEqual([kind]);
    });
  });
});
