import { randomUUID } from 'node:crypto';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { type Caller, serviceCaller } from '../local/testing/api';
import { startChat } from '../local/testing/chat';
import { after, type JourneyHost, startJourneyHost } from '../local/testing/journey';
import { until } from '../local/testing/listening';
import { anOffer, storeQuote } from '../local/testing/quotes';

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
    beforeEach(async () => {
      ({ id: consignment } = await stage.create());
      const way = { mode: 'ocean', origin: 'GHTEM', destination: 'NLRTM' };
      ({ id: leg } = await stage.add('consignment_leg', { consignment, ...way }));
      ({ id: event } = await stage.add('consignment_event', eventOfLeg('loaded', 60)));
    });

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
        const held = other.begin(async (sql) => {
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
        await expect(held).rejects.toBe(undone);
        await answer?.catch(() => undefined);
      }
    });

    const pairs: [string, (() => Promise<unknown>)[]][] = [
      ['an entry is voided and its leg deleted', [voidEvent, deleteLeg]],
      ['an entry is voided and its consignment deleted', [voidEvent, deleteConsignment]],
      ['a leg is changed and its consignment deleted', [changeLeg, deleteConsignment]],
      [
        'an entry is added and its consignment deleted',
        [
          () =>
            stage.roles.admin('POST', '/rest/v1/consignment_event', { body: eventOfLeg('departed', 120) }),
          deleteConsignment,
        ],
      ],
      ['an entry is voided, and texts are erased', [voidEvent, erase]],
      ['a leg is deleted, and texts are erased', [deleteLeg, erase]],
    ];
    it.each(pairs)('is no deadlock when %s', async (_what, makers) => {
      for (let turn = 0; turn < 15; turn += 1) {
        ({ id: consignment } = await stage.create());
        const way = { mode: 'ocean', origin: 'GHTEM', destination: 'NLRTM' };
        ({ id: leg } = await stage.add('consignment_leg', { consignment, ...way }));
        ({ id: event } = await stage.add('consignment_event', eventOfLeg('loaded', 60)));
        const answers = await Promise.all(makers.map((make) => make()));
        for (const answer of answers) expect((answer as { status?: number }).status ?? 200).toBeLessThan(500);
      }
      expect(
        await stage.host.sql(
          'select deadlocks::int from pg_stat_database where datname = current_database()',
        ),
      ).toEqual([{ deadlocks: 0 }]);
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
      const asked = { tracking_id: trackingId, email: 'ada@visitor.test', topics: ['progress'] };
      const { body } = await service('POST', '/rest/v1/rpc/begin_follow', {
        body: { ...asked, eta_hours: null, daily: false, zone: 'Etc/UTC', client: '203.0.113.7' },
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
