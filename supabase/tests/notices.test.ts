import { randomUUID } from 'node:crypto';
import { aConsignment, type Caller, caller, everyRole, manyClients, serviceCaller } from './support/api';
import { type HostProcess, startHost } from './support/host';
import { type MailServer, startMailServer } from './support/mailServer';

interface Claimed {
  message: string;
  email: string;
  to: string;
  token: string;
  word: string | null;
  notices: { about: string; event: { status: string } | null; corrects: string | null }[];
}

interface Shown {
  id: number;
  about: string;
  to: string;
  recipient: string;
  state: string;
  reason: string | null;
}

/** Without a mail server, so that nothing but the test claims. */
describe('notices', () => {
  let host: HostProcess;
  let roles: Record<'anon' | 'user' | 'admin', Caller>;
  let service: Caller;
  let consignment: { id: number; trackingId: string };
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    roles = await everyRole(host);
    service = serviceCaller(host);
    await host.sql('update private.settings set notice_delay = 0');
    await host.sql(
      `update private.limits set per_client = 1000000, overall = null where action like 'follow%'`,
    );
  });
  afterAll(() => host.stop());
  beforeEach(async () => {
    await host.sql('delete from private.notice_job');
    await host.sql('delete from private.notice_rule');
    consignment = await create();
  });

  const rpc = async <Result>(name: string, body: object, call = roles.anon) =>
    (await call('POST', `/rest/v1/rpc/${name}`, { body })).body as Result;
  const create = async (changes: Record<string, unknown> = {}) => {
    const { body } = await roles.admin('POST', '/rest/v1/consignment', {
      body: aConsignment({ sendersEmail: 'sender@ship.test', recEmail: 'receiver@goods.test', ...changes }),
      headers: { prefer: 'return=representation' },
    });
    return (body as [typeof consignment])[0];
  };
  const followRequest = (changes: object = {}) => ({
    ...{
      tracking_id: consignment.trackingId,
      email: 'reader@mail.test',
      topics: ['progress', 'problem', 'delivery'],
    },
    ...{ eta_hours: null, daily: false, zone: 'Europe/Berlin', client: '203.0.113.7', ...changes },
  });
  const begin = (changes: object = {}) =>
    rpc<{ token: string; email: string } | null>('begin_follow', followRequest(changes), service);
  const follow = async (changes: object = {}) => {
    const begun = await begin(changes);
    await rpc('confirm_follow', { token: begun?.token });
    return begun?.token ?? '';
  };
  const add = async (code: string, changes: object = {}) => {
    const { status, body } = await roles.admin('POST', '/rest/v1/consignment_event', {
      body: {
        consignment: consignment.id,
        code,
        moment: new Date().toISOString(),
        request_key: randomUUID(),
        ...changes,
      },
      headers: { prefer: 'return=representation' },
    });
    expect([status, body]).toEqual([201, expect.anything()]);
    return (body as [{ id: number }])[0].id;
  };
  const revise = (latest: string, changes: object = {}) =>
    roles.admin('POST', '/rest/v1/eta_revision', {
      body: {
        consignment: consignment.id,
        earliest: latest,
        latest,
        reason: 'Storm',
        request_key: randomUUID(),
        ...changes,
      },
    });
  const voidEntry = (id: number) =>
    roles.admin('PATCH', `/rest/v1/consignment_event?id=eq.${id}`, { body: { void_reason: 'Wrong one' } });
  const claim = () => rpc<Claimed[]>('claim_mails', { most: 20 }, service);
  const settle = (message: string | undefined, outcome: string, reason: string | null = null) =>
    rpc('settle_mail', { message, outcome, reason }, service);
  const rule = (about: string, changes: object) =>
    rpc(
      'set_notice_rule',
      { about, to_sender: false, to_receiver: false, subject: '', text: '', ...changes },
      roles.admin,
    );
  const readNotices = async () =>
    (await rpc<{ mails: Shown[] }>('consignment_notices', { consignment: consignment.id }, roles.admin))
      .mails;

  it('are not written while nobody is told of anything', async () => {
    await add('departed');
    await revise('2098-01-01T00:00:00Z');
    expect(await host.sql('select from private.notice_job')).toEqual([]);
  });

  it('tell a follower once the address is confirmed', async () => {
    const begun = await begin();
    await add('picked_up');
    expect(await claim()).toEqual([]);
    expect(await rpc('follow_state', { token: begun?.token })).toMatchObject({
      confirmed: false,
      email: 'r***@mail.test',
    });
    expect(await rpc('confirm_follow', { token: begun?.token })).toMatchObject({ confirmed: true });
    await add('departed');
    const [mail, ...otherMails] = await claim();
    expect(otherMails).toEqual([]);
    expect(mail).toMatchObject({
      email: 'reader@mail.test',
      to: 'follower',
      notices: [{ about: 'departed', trackingId: consignment.trackingId, event: { status: 'Departed' } }],
    });
    expect(await claim()).toEqual([]);
  });

  it('answer a consignment that does not exist like one that does', async () => {
    expect(await begin({ tracking_id: 'NOWHERE1' })).toBeNull();
    expect(await begin({ email: 'no address' })).toMatchObject({ code: '22023' });
    expect(await begin({ topics: [] })).toMatchObject({ message: 'Choose what you want to be told of.' });
    expect(await begin({ topics: ['gossip'] })).toMatchObject({ code: '22023' });
    expect(await begin({ eta_hours: 1000 })).toMatchObject({ code: '22023' });
  });

  it('ask the same address to confirm once a day for a consignment, and five times for all, three of them for one network', async () => {
    await host.sql(`update private.limits set per_client = 1 where action = 'followOf'`);
    await host.sql(`update private.limits set per_client = 5 where action = 'followMail'`);
    const email = `${randomUUID()}@mail.test`;
    expect(await begin({ email })).toMatchObject({ email });
    expect(await begin({ email: email.toUpperCase() })).toBeNull();
    for (let count = 1; count < 3; count++) {
      consignment = await create();
      expect(await begin({ email })).toMatchObject({ email });
    }
    for (const client of ['198.51.100.1', '192.0.2.1']) {
      consignment = await create();
      expect(await begin({ email })).toBeNull();
      consignment = await create();
      expect(await begin({ email, client })).toMatchObject({ email });
    }
    consignment = await create();
    expect(await begin({ email, client: '100.64.0.1' })).toBeNull();
    await host.sql(`update private.limits set per_client = 1000000 where action like 'follow%'`);
  });

  it('are for the topics that a follower chose', async () => {
    await follow({ topics: ['problem'] });
    await add('departed');
    await add('held', { reason: 'Customs' });
    expect((await claim()).map(({ notices: [first] }) => first?.about)).toEqual(['held']);
  });

  it('tell of another expected arrival from the chosen number of hours on', async () => {
    await follow({ topics: [], eta_hours: 24 });
    await revise('2098-01-01T00:00:00Z');
    await claim();
    await revise('2098-01-01T23:00:00Z');
    expect(await claim()).toEqual([]);
    await revise('2098-01-02T23:00:00Z');
    expect(await claim()).toMatchObject([{ notices: [{ about: 'arrival', expected: { reason: 'Storm' } }] }]);
  });

  it('tell the parties what an owner chose, and name one without an address', async () => {
    await rule('departed', {
      to_sender: true,
      to_receiver: true,
      subject: 'Off {trackingId}',
      text: 'Gone.',
    });
    consignment = await create({ sendersEmail: 'none' });
    await add('departed');
    expect(await claim()).toMatchObject([
      {
        email: 'receiver@goods.test',
        to: 'receiver',
        notices: [{ words: { subject: 'Off {trackingId}' } }],
      },
    ]);
    expect((await readNotices()).sort((a, b) => a.to.localeCompare(b.to))).toMatchObject([
      { to: 'receiver', state: 'sending' },
      { to: 'sender', state: 'failed', reason: 'There is no e-mail address that mail can be sent to.' },
    ]);
    await add('arrived');
    expect(await claim()).toEqual([]);
  });

  it('tell an address once, also a party that follows', async () => {
    await rule('departed', { to_sender: true, to_receiver: true });
    consignment = await create({ recEmail: 'Sender@Ship.test' });
    await follow({ email: 'sender@ship.test' });
    await add('departed');
    const claimed = await claim();
    expect(claimed.map(({ to }) => to)).not.toContain('follower');
    expect(claimed).toHaveLength(1);
  });

  it('tell a party the word that opens the parties, once they are locked, and nobody else', async () => {
    await rule('departed', { to_sender: true });
    await follow();
    await add('departed');
    expect((await claim()).map(({ word }) => word)).toEqual([null, null]);
    await host.sql('update private.settings set mask_parties = true');
    consignment = await create();
    await follow();
    await add('departed');
    const claimed = await claim();
    await host.sql('update private.settings set mask_parties = false');
    const { sender, follower } = Object.fromEntries(claimed.map(({ to, word }) => [to, word]));
    expect([sender, follower]).toEqual([expect.stringMatching(/^[0-9A-Z]+$/), null]);
    const partyRequest = { tracking_id: consignment.trackingId, secret: sender };
    expect(await rpc('open_parties', partyRequest)).toMatchObject({ sendersEmail: 'sender@ship.test' });
  });

  it('end for a party with the link of any mail, until another address is entered', async () => {
    await rule('departed', { to_sender: true, to_receiver: true });
    await add('departed');
    const [mail] = (await claim()).filter(({ to }) => to === 'sender');
    await settle(mail?.message, 'later', 'Busy');
    const { token } = mail ?? {};
    expect(await rpc('follow_state', { token })).toEqual({
      trackingId: consignment.trackingId,
      email: 's***@ship.test',
      party: 'sender',
    });
    expect(await rpc('confirm_follow', { token })).toBeNull();
    await rpc('stop_follow', { token });
    expect(await rpc('follow_state', { token })).toBeNull();
    await host.sql('update private.queued_mail set due_at = now()');
    expect(await claim()).toEqual([]);
    const desk = { consignment: consignment.id };
    expect(await rpc('notice_audience', { ...desk, about: 'departed' }, roles.admin)).toMatchObject({
      parties: ['receiver'],
    });
    expect(await rpc('consignment_notices', desk, roles.admin)).toMatchObject({ stopped: ['sender'] });
    await add('departed');
    expect((await claim()).map(({ to }) => to)).toEqual(['receiver']);
    await host.sql(`update public.consignment set "sendersEmail" = 'new@ship.test' where id = $1`, [
      consignment.id,
    ]);
    await add('departed');
    expect((await claim()).map(({ email }) => email).sort()).toEqual([
      'new@ship.test',
      'receiver@goods.test',
    ]);
  });

  describe('to an address that is told of a consignment for two reasons', () => {
    const address = 'both@mail.test';
    const press: [string, (token?: string) => Promise<unknown>][] = [
      ['on the page', (token) => rpc('stop_follow', { token })],
      ['by the mail program', (token) => rpc('end_mails', { token, client: '203.0.113.7' }, service)],
    ];
    const mailsAfter = async (code: string) => {
      await add(code);
      return (await claim()).map(({ email, to }) => [email.toLowerCase(), to]);
    };

    it.each(press)('end for sender and receiver alike, stopped %s', async (_how, stop) => {
      await rule('departed', { to_sender: true });
      await rule('arrived', { to_receiver: true });
      consignment = await create({ sendersEmail: address, recEmail: ' Both@Mail.test' });
      await add('departed');
      const [mail] = await claim();
      await add('arrived');
      await rpc('claim_mails', { most: 0 }, service);
      await stop(mail?.token);
      expect(await claim()).toEqual([]);
      for (const code of ['departed', 'arrived']) expect(await mailsAfter(code)).toEqual([]);
      expect(await rpc('consignment_notices', { consignment: consignment.id }, roles.admin)).toMatchObject({
        stopped: ['sender', 'receiver'],
      });
    });

    it.each(press)('end for a party who follows, stopped %s by the mail of the party', async (_how, stop) => {
      await rule('departed', { to_sender: true });
      consignment = await create({ sendersEmail: address });
      await follow({ email: address });
      await add('departed');
      const [mail] = await claim();
      expect(mail?.to).toBe('sender');
      await stop(mail?.token);
      for (const code of ['departed', 'arrived']) expect(await mailsAfter(code)).toEqual([]);
    });

    it.each(press)(
      'end for a party who follows, stopped %s by the mail of a follower',
      async (_how, stop) => {
        await rule('departed', { to_receiver: true });
        consignment = await create({ recEmail: address });
        const token = await follow({ email: address });
        await stop(token);
        for (const code of ['departed', 'arrived']) expect(await mailsAfter(code)).toEqual([]);
      },
    );

    it('end for the party whose mail is just being sent, stopped by the mail of a follower', async () => {
      await rule('departed', { to_receiver: true });
      consignment = await create({ recEmail: address });
      const token = await follow({ email: address });
      await add('departed');
      const [mail] = await claim();
      expect(mail?.to).toBe('receiver');
      await rpc('stop_follow', { token });
      await settle(mail?.message, 'later', 'Greylisted');
      expect(await readNotices()).toMatchObject([{ state: 'cancelled' }]);
    });

    it('stay ended for one party when the other, by whose mail they were stopped, is erased', async () => {
      await rule('departed', { to_sender: true, to_receiver: true });
      consignment = await create({ sendersEmail: address, recEmail: address });
      await add('departed');
      const [mail] = await claim();
      await rpc('stop_follow', { token: mail?.token });
      await host.sql(
        `insert into private.erasure (records, reason)
         select jsonb_build_array(jsonb_build_object('kind', 'consignment', 'id', $1::text, 'part', $2::text)), 'Asked to'`,
        [String(consignment.id), mail?.to],
      );
      expect(await mailsAfter('departed')).toEqual([]);
    });

    it('begin anew, as to a follower, when it follows after it has stopped them, and are tried again', async () => {
      await rule('departed', { to_receiver: true });
      consignment = await create({ recEmail: address });
      await add('departed');
      const [mail] = await claim();
      await rpc('stop_follow', { token: mail?.token });
      await follow({ email: address });
      await add('departed');
      const [anew] = await claim();
      expect(anew).toMatchObject({ email: address, to: 'follower' });
      await settle(anew?.message, 'later', 'Greylisted');
      await host.sql(`update private.queued_mail set due_at = now() where state = 'waiting'`);
      expect(await claim()).toMatchObject([{ email: address, message: anew?.message }]);
    });

    it('go on to others, and about other consignments', async () => {
      await rule('departed', { to_sender: true, to_receiver: true });
      consignment = await create({ sendersEmail: address });
      await add('departed');
      const mail = (await claim()).find(({ to }) => to === 'sender');
      await rpc('stop_follow', { token: mail?.token });
      expect(await mailsAfter('departed')).toEqual([['receiver@goods.test', 'receiver']]);
      consignment = await create({ sendersEmail: address, recEmail: 'none' });
      expect(await mailsAfter('departed')).toEqual([[address, 'sender']]);
    });
  });

  it('are not sent again to a party who stopped them while they were being sent', async () => {
    await rule('departed', { to_sender: true });
    await add('departed');
    const [mail] = await claim();
    await rpc('end_mails', { token: mail?.token, client: '203.0.113.7' }, service);
    await settle(mail?.message, 'later', 'Busy');
    expect(await readNotices()).toMatchObject([{ state: 'cancelled' }]);
    await host.sql(`update private.queued_mail set state = 'failed'`);
    const [{ id } = { id: 0 }] = await readNotices();
    expect(await rpc('resend_notice', { notice: id }, roles.admin)).toMatchObject({ code: 'PT409' });
  });

  it('are not sent again to an address that another recipient of them has by now', async () => {
    await rule('departed', { to_sender: true });
    await follow();
    await add('departed');
    const sendersMail = (await claim()).find(({ to }) => to === 'sender');
    await settle(sendersMail?.message, 'failed', 'No such mailbox');
    await host.sql(`update public.consignment set "sendersEmail" = 'Reader@mail.test' where id = $1`, [
      consignment.id,
    ]);
    const [failed] = await rpc<Shown[]>('unsent_notices', {}, roles.admin);
    expect(await rpc('resend_notice', { notice: failed?.id }, roles.admin)).toMatchObject({
      code: 'PT409',
      message: 'Another recipient of this notice has this address.',
    });
  });

  it('contain no text of a party', async () => {
    consignment = await create({
      sendersName: 'Quaxilia',
      recAddress: '8 Zorbius Street',
      recPhone: '+233 888 88',
    });
    await follow();
    await add('departed');
    const bytes = JSON.stringify(await claim());
    expect(bytes).toContain(consignment.trackingId);
    for (const text of ['Quaxilia', 'Zorbius', '888 88', 'ship.test', 'goods.test'])
      expect(bytes).not.toContain(text);
  });

  it('are tried again after a while if the server certainly did not take them, and given up in the end', async () => {
    await follow();
    await add('departed');
    for (let attempt = 1; attempt <= 6; attempt++) {
      const [mail] = await claim();
      await settle(mail?.message, 'later', 'Greylisted');
      expect(await claim()).toEqual([]);
      await host.sql(`update private.queued_mail set due_at = now() where state = 'waiting'`);
    }
    expect(await readNotices()).toMatchObject([{ state: 'failed', reason: 'Greylisted' }]);
    const [failed] = await rpc<Shown[]>('unsent_notices', {}, roles.admin);
    await rpc('resend_notice', { notice: failed?.id }, roles.admin);
    expect(await claim()).toHaveLength(1);
  });

  it('become unknown when who claimed them is stopped, and are then sent again by a person alone', async () => {
    await follow();
    await add('departed');
    const [mail] = await claim();
    await host.sql(
      `update private.queued_mail set leased_until = now() - interval '1 second' where state = 'sending'`,
    );
    expect(await claim()).toEqual([]);
    expect(await readNotices()).toMatchObject([{ state: 'unknown' }]);
    const [unknown] = await readNotices();
    expect(await rpc('resend_notice', { notice: unknown?.id }, roles.user)).toMatchObject({ code: '42501' });
    await rpc('resend_notice', { notice: unknown?.id }, roles.admin);
    const [again] = await claim();
    expect(again?.message).not.toBe(mail?.message);
    await settle(again?.message, 'sent');
    expect(await readNotices()).toMatchObject([{ state: 'sent' }]);
    await rpc('resend_notice', { notice: unknown?.id }, roles.admin);
    expect(await claim()).toEqual([]);
    await host.sql(`update private.queued_mail set state = 'failed'`);
    await host.sql('delete from private.follower');
    expect(await rpc('resend_notice', { notice: unknown?.id }, roles.admin)).toMatchObject({
      message: 'This address is not told any more.',
    });
  });

  it('keep an outcome that is recorded late', async () => {
    await follow();
    await add('departed');
    const [mail] = await claim();
    await host.sql(
      `update private.queued_mail set leased_until = now() - interval '1 second' where state = 'sending'`,
    );
    await claim();
    await settle(mail?.message, 'sent');
    expect(await readNotices()).toMatchObject([{ state: 'sent' }]);
  });

  it('are not sent of an entry that was voided first', async () => {
    await follow();
    const departed = await add('departed');
    await voidEntry(departed);
    expect(await claim()).toEqual([]);
    const arrived = await add('arrived');
    await rpc('claim_mails', { most: 0 }, service);
    await voidEntry(arrived);
    expect(await claim()).toEqual([]);
    expect(await readNotices()).toMatchObject([{ state: 'cancelled' }]);
  });

  it('correct what was told of an entry that is voided afterwards', async () => {
    await follow({ topics: ['progress'] });
    const departed = await add('departed');
    const [mail] = await claim();
    await settle(mail?.message, 'sent');
    await voidEntry(departed);
    expect(await claim()).toMatchObject([
      { notices: [{ about: 'correction', event: { status: 'Departed' } }] },
    ]);
  });

  it('are not tried again of an entry that was voided while they were being sent', async () => {
    await follow({ topics: ['progress'] });
    const departed = await add('departed');
    const [mail] = await claim();
    await voidEntry(departed);
    await settle(mail?.message, 'later');
    await host.sql('update private.queued_mail set due_at = now()');
    expect(await claim()).toEqual([]);
    expect(await readNotices()).toMatchObject([{ state: 'cancelled' }]);
  });

  it('leave out of a daily mail that is tried again what was voided or held back meanwhile', async () => {
    await follow({ daily: true });
    const voided = await add('picked_up');
    const holdEvent = await add('departed');
    await add('arrived');
    await rpc('claim_mails', { most: 0 }, service);
    const isDue = () => host.sql(`update private.queued_mail set due_at = now() where state = 'waiting'`);
    await isDue();
    const [mail] = await claim();
    expect(mail?.notices.map(({ about }) => about)).toEqual(['picked_up', 'departed', 'arrived']);
    await settle(mail?.message, 'later', 'Greylisted');
    await voidEntry(voided);
    const [job] = await host.sql<{ id: number }>('select id from private.notice_job where event = $1', [
      holdEvent,
    ]);
    await rpc('hold_notice', { notice: job?.id }, roles.admin);
    await isDue();
    const [again, ...otherMails] = await claim();
    expect(otherMails).toEqual([]);
    expect([again?.message, again?.notices.map(({ about }) => about)]).toEqual([mail?.message, ['arrived']]);
  });

  it('tell the right entry to whoever was told the wrong one, and send no correction besides', async () => {
    await follow({ topics: ['progress'] });
    const wrong = await add('departed');
    const [mail] = await claim();
    await settle(mail?.message, 'sent');
    await add('held', { reason: 'Customs', corrects: wrong });
    await voidEntry(wrong);
    expect(await claim()).toMatchObject([{ notices: [{ about: 'held', corrects: 'Departed' }] }]);
    expect(await claim()).toEqual([]);
  });

  describe('of an entry whose correction was voided before anybody was told', () => {
    const tellWrong = async () => {
      await follow();
      const wrong = await add('departed');
      const [firstMail] = await claim();
      await settle(firstMail?.message, 'sent');
      await host.sql('update private.settings set notice_delay = 60');
      const right = await add('held', { reason: 'Customs', corrects: wrong });
      await voidEntry(wrong);
      return right;
    };
    afterEach(() => host.sql('update private.settings set notice_delay = 0'));
    const isDue = () => host.sql('update private.notice_job set due_at = now()');

    it('say that it did not happen', async () => {
      await voidEntry(await tellWrong());
      await isDue();
      expect(await claim()).toMatchObject([
        { email: 'reader@mail.test', notices: [{ about: 'correction', event: { status: 'Held' } }] },
      ]);
    });

    it('say nothing where it had been said before the correction', async () => {
      await follow({ topics: ['progress'] });
      const wrong = await add('departed');
      const [firstMail] = await claim();
      await settle(firstMail?.message, 'sent');
      await voidEntry(wrong);
      expect(await claim()).toMatchObject([{ notices: [{ about: 'correction' }] }]);
      await host.sql('update private.settings set notice_delay = 60');
      await voidEntry(await add('held', { reason: 'Customs', corrects: wrong }));
      await isDue();
      expect(await claim()).toEqual([]);
    });

    it('tell what corrects that correction, even to who would not hear of it otherwise', async () => {
      const right = await tellWrong();
      await host.sql(`update private.follower set topics = '{delivery}'`);
      await add('arrived', { corrects: right });
      await voidEntry(right);
      await isDue();
      expect(await claim()).toMatchObject([{ email: 'reader@mail.test', notices: [{ about: 'arrived' }] }]);
    });
  });

  it('are not sent of what an admin enters silently, holds back or imports', async () => {
    await follow();
    await add('picked_up', { silent: true });
    await add('departed');
    const planned = await host.sql<{ id: number }>('select id from private.notice_job');
    expect(planned).toHaveLength(1);
    expect(await rpc('hold_notice', { notice: planned[0]?.id }, roles.user)).toMatchObject({ code: '42501' });
    await rpc('hold_notice', { notice: planned[0]?.id }, roles.admin);
    await rule('registered', { to_receiver: true });
    const fields: Record<string, unknown> = { ...aConsignment() };
    delete fields.trackingId;
    const answer = await rpc(
      'import_consignments',
      { batch: randomUUID(), file: 'x.csv', entries: [{ number: 1, fields }] },
      roles.admin,
    );
    expect(answer).toMatchObject([{ outcome: 'stored' }]);
    expect(await claim()).toEqual([]);
  });

  it('wait for the next morning where a follower wants them daily, and leave as one', async () => {
    await follow({ daily: true });
    await add('picked_up');
    await add('departed');
    expect(await claim()).toEqual([]);
    const [next] = await host.sql<{ hour: number; soon: boolean }>(
      `select extract(hour from due_at at time zone 'Europe/Berlin')::int as hour,
         due_at between now() and now() + interval '25 hours' as soon from private.queued_mail limit 1`,
    );
    expect(next).toEqual({ hour: 8, soon: true });
    await host.sql(`update private.queued_mail set due_at = now()`);
    const [mail, ...otherMails] = await claim();
    expect(otherMails).toEqual([]);
    expect(mail?.notices.map(({ about }) => about)).toEqual(['picked_up', 'departed']);
    await settle(mail?.message, 'sent');
    expect(await readNotices()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  });

  it('end with the link of any mail, and what waits is not sent', async () => {
    await follow();
    await add('picked_up');
    const [mail] = await claim();
    await settle(mail?.message, 'sent');
    await add('departed');
    await rpc('claim_mails', { most: 0 }, service);
    const changed = { token: mail?.token, topics: ['problem'], eta_hours: 12, daily: true };
    expect(await rpc('change_follow', changed)).toMatchObject({
      topics: ['problem'],
      etaHours: 12,
      daily: true,
    });
    await rpc('stop_follow', { token: mail?.token });
    expect(await rpc('follow_state', { token: mail?.token })).toBeNull();
    expect(await claim()).toEqual([]);
    await rpc('stop_follow', { token: mail?.token });
  });

  it('do not leave if they were worked out in the moment in which their reader stopped', async () => {
    await rule('departed', { to_sender: true, to_receiver: true });
    const token = await follow();
    await add('departed');
    await rpc('claim_mails', { most: 0 }, service);
    await rpc('stop_follow', { token });
    await host.sql(
      `insert into private.party_token (hash, consignment, party, email, stopped_at)
       select private.sha256_hex('of the sender'), $1, 'sender', 'sender@ship.test', now()`,
      [consignment.id],
    );
    await host.sql(`update private.queued_mail set state = 'waiting'`); // as who worked them out saw it
    expect((await claim()).map(({ to }) => to)).toEqual(['receiver']);
    expect((await readNotices()).map(({ state }) => state).sort()).toEqual([
      'cancelled',
      'cancelled',
      'sending',
    ]);
  });

  it('end for one of a hundred followers, whose link counts as one', async () => {
    const token = await follow();
    await host.sql(
      `insert into private.follower (consignment, email, topics, zone, confirmed_at)
       select $1, n || '@mail.test', '{progress}', 'Etc/UTC', now() from generate_series(1, 100) as n`,
      [consignment.id],
    );
    await host.sql(`update private.limits set per_client = 60 where action = 'followLook'`);
    const answer = await rpc('stop_follow', { token });
    await host.sql(`update private.limits set per_client = 1000000 where action = 'followLook'`);
    expect(answer).toBeUndefined();
    expect(
      await host.sql('select count(*)::int from private.follower where consignment = $1', [consignment.id]),
    ).toEqual([{ count: 100 }]);
    expect(await rpc('follow_state', { token })).toBeNull();
  });

  it('have up to three topics for each follower, also past the API', async () => {
    const topics = ['problem', 'problem', 'problem', 'problem'];
    const message = 'The topics are progress, problem and delivery.';
    expect(await begin({ topics })).toMatchObject({ code: '22023', message });
    const token = await follow();
    const changed = { token, topics, eta_hours: null, daily: false };
    expect(await rpc('change_follow', changed)).toMatchObject({ code: '22023', message });
    expect(await rpc('change_follow', { ...changed, topics: topics.slice(1) })).toMatchObject({
      topics: topics.slice(1),
    });
    await expect(host.sql(`update private.follower set topics = '{${topics.join()}}'`)).rejects.toThrow(
      'follower_topics_few',
    );
  });

  it.each([
    'prune_proofs()',
    'prune_chats()',
    'prune_followers()',
    'prune_share_links()',
    'prune_hits()',
    'carry_out_term()',
  ])('leave although %s fails', async (signature) => {
    await follow();
    await add('departed');
    const [{ source } = { source: '' }] = await host.sql<{ source: string }>(
      'select pg_get_functiondef($1::regprocedure) as source',
      [`private.${signature}`],
    );
    await host.sql(
      `create or replace function private.${signature} returns void language plpgsql set search_path = '' as $$
         begin raise exception 'broken'; end $$`,
    );
    const mails = await claim();
    await host.sql(source);
    expect(mails).toMatchObject([{ email: 'reader@mail.test' }]);
  });

  it('give an address that follows already what it confirms anew', async () => {
    const first = await follow({ topics: ['progress'] });
    const second = await follow({ topics: ['delivery'] });
    for (const token of [first, second])
      expect(await rpc('follow_state', { token })).toMatchObject({ topics: ['delivery'], confirmed: true });
    await add('delivered');
    expect(await claim()).toHaveLength(1);
  });

  it('are over for a link that was not confirmed within seven days', async () => {
    const begun = await begin();
    await host.sql(
      `update private.follower set made_at = now() - interval '8 days' where confirmed_at is null`,
    );
    expect(await rpc('confirm_follow', { token: begun?.token })).toBeNull();
  });

  it('are given up after three days in which no mail could be sent', async () => {
    await follow();
    await add('departed');
    await rpc('claim_mails', { most: 0 }, service);
    await host.sql(`update private.queued_mail set due_at = now() - interval '4 days'`);
    expect(await claim()).toEqual([]);
    const [late] = await readNotices();
    expect(late).toMatchObject({ state: 'failed', reason: 'It could not be sent in time.' });
    expect(await rpc('notice_mail', { notice: late?.id }, roles.admin)).toMatchObject({ to: 'follower' });
    await rpc('drop_notice', { notice: late?.id }, roles.admin);
    expect(await rpc('unsent_notices', {}, roles.admin)).toEqual([]);
  });

  it('say before an update is saved who will hear of it', async () => {
    await rule('departed', { to_receiver: true });
    await follow();
    for (const about of ['departed', 'Departed from Tema'])
      expect(await rpc('notice_audience', { consignment: consignment.id, about }, roles.admin)).toEqual({
        parties: ['receiver'],
        followers: 1,
      });
    expect(
      await rpc('notice_audience', { consignment: consignment.id, about: 'arrival' }, roles.admin),
    ).toEqual({
      parties: [],
      followers: 0,
    });
  });

  it('keep the words of a colleague when a party is ticked, and the tick when words are changed', async () => {
    const set = (change: object) => rpc('set_notice_rule', { about: 'departed', ...change }, roles.admin);
    const rules = () => rpc('notice_rules', {}, roles.admin);
    await set({ to_sender: true });
    expect(await rules()).toEqual({
      departed: { toSender: true, toReceiver: false, subject: null, text: null },
    });
    const noWords = { subject: null, text: null };
    await set({ subject: 'S', text: 'T', expected: noWords });
    await set({ to_receiver: true });
    const stored = { toSender: true, toReceiver: true, subject: 'S', text: 'T' };
    expect(await rules()).toEqual({ departed: stored });
    expect(await set({ subject: 'Other', text: 'T', expected: noWords })).toMatchObject({
      code: 'PT409',
      message: 'Somebody has changed these words since you opened them. Yours were not saved.',
    });
    expect(await rules()).toEqual({ departed: stored });
    expect(await set({ subject: 'S', text: 'T', expected: noWords })).toBeUndefined();
    await set({ to_sender: false });
    await set({ subject: '', text: '', expected: { subject: 'S', text: 'T' } });
    expect(await rules()).toEqual({ departed: { ...stored, toSender: false, subject: null, text: null } });
  });

  it('are ruled by owners alone, and each change is in the audit', async () => {
    const words = { about: 'departed', to_sender: true, to_receiver: false, subject: 'S', text: 'T' };
    expect(await rpc('set_notice_rule', words, roles.user)).toMatchObject({ code: '42501' });
    expect(await rule('nonsense', {})).toMatchObject({ code: '22023' });
    await rpc('set_notice_rule', words, roles.admin);
    expect(await rpc('notice_rules', {}, roles.admin)).toEqual({
      departed: { toSender: true, toReceiver: false, subject: 'S', text: 'T' },
    });
    const [entry] = await host.sql('select subject, subject_id from public.audit order by id desc limit 1');
    expect(entry).toEqual({ subject: 'settings', subject_id: 'notice_departed' });
    expect(await rpc('begin_notice_test', {}, roles.user)).toMatchObject({ code: '42501' });
    expect(await rpc('begin_notice_test', {}, roles.admin)).toBe(host.admin.email);
  });
});

describe('notices on a host with a mail server', () => {
  let host: HostProcess;
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
    const env = {
      ...manyClients,
      SMTP_URL: mail.url,
      MAIL_FROM: 'support@carmine.test',
      SITE_URL: 'https://site.test',
    };
    host = await startHost({ env });
    await host.sql('update private.settings set notice_delay = 0');
  });
  afterAll(() => Promise.all([host.stop(), mail.stop()]));

  const arrived = async (count: number) => {
    for (let waits = 0; mail.delivered.length < count && waits < 400; waits++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return mail.delivered.at(-1);
  };

  it('ask to confirm, tell, and end with one press of the mail program', async () => {
    const [parcel] = await host.sql<{ id: number; trackingId: string }>(
      'select id, "trackingId" from public.consignment where not ended order by id limit 1',
    );
    const wish = { trackingId: parcel?.trackingId, email: 'reader@mail.test', topics: ['progress'] };
    const post = (body: object) => caller(host)('POST', '/functions/v1/notices', { body });
    const answer = await post({
      action: 'follow',
      ...wish,
      etaHours: null,
      daily: false,
      zone: 'Asia/Tokyo',
    });
    expect(answer).toMatchObject({ status: 200, body: { status: 'success' } });
    const asks = await arrived(1);
    const token = /https:\/\/site\.test\/following#(\w+)/.exec(asks?.mail.text ?? '')?.[1];
    const { admin } = await everyRole(host);
    expect(
      (await caller(host)('POST', '/rest/v1/rpc/confirm_follow', { body: { token } })).body,
    ).toMatchObject({
      confirmed: true,
    });
    const entered = { consignment: parcel?.id, code: 'departed', moment: new Date().toISOString() };
    expect((await admin('POST', '/rest/v1/consignment_event', { body: entered })).status).toBe(201);
    const arrivedMail = await arrived(2);
    const header = (name: string) => arrivedMail?.mail.headers.find(({ key }) => key === name)?.value;
    expect(arrivedMail?.mail.subject).toBe(`Consignment ${parcel?.trackingId} has departed`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(arrivedMail?.mail.attachments.map(({ filename }) => filename)).toEqual(['expected-arrival.ics']);
    const [, address = ''] = /^<(.*)>$/.exec(header('list-unsubscribe') ?? '') ?? [];
    expect(address).toMatch(/^https:\/\/site\.test\/functions\/v1\/notices\?token=/);
    const local = address.replace('https://site.test', host.url);
    const openedPage = await fetch(local, { redirect: 'manual' });
    expect([openedPage.status, openedPage.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/following#'),
    ]);
    expect(await host.sql('select from private.follower')).toHaveLength(1);
    const unsubscription = await fetch(local, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(unsubscription.status).toBe(200);
    expect(await host.sql('select from private.follower')).toEqual([]);
    expect(host.log()).not.toContain('reader@mail.test');
    expect(host.log()).not.toContain(token);
  });

  it('send an owner a test of words that are not saved', async () => {
    const { admin, user } = await everyRole(host);
    const body = { action: 'test', about: 'departed', subject: 'Off {trackingId}', text: 'From {from}.' };
    expect((await user('POST', '/functions/v1/notices', { body })).status).toBe(403);
    const before = mail.delivered.length;
    expect((await admin('POST', '/functions/v1/notices', { body })).status).toBe(200);
    const sentMail = await arrived(before + 1);
    expect([sentMail?.to, sentMail?.mail.subject]).toEqual([[host.admin.email], 'Off AB12CD34']);
  });

  it.each([
    ['no JSON', '{'],
    ['an unknown action', { action: 'x' }],
    [
      'a follower without topics',
      { action: 'follow', trackingId: 'x', email: 'a@b.test', zone: 'x', etaHours: null },
    ],
  ])('refuse %s with 400', async (_name, body) => {
    expect((await caller(host)('POST', '/functions/v1/notices', { body })).status).toBe(400);
  });

  it('refuse whoever has not the secret of the schedule', async () => {
    const headers = { 'x-worker-secret': 'x' };
    expect((await caller(host)('POST', '/functions/v1/notices', { body: {}, headers })).status).toBe(403);
  });
});
