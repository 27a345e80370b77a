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
