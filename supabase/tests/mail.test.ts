import { createHash, randomUUID } from 'node:crypto';
import { type Caller, everyRole, manyClients } from './support/api';
import { type HostProcess, startHost } from './support/host';
import { aMessage } from './support/mailMessages';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('mail log', () => {
  let host: HostProcess;
  let roles: Record<'anon' | 'user' | 'admin', Caller>;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    roles = await everyRole(host);
    await host.sql(
      `update private.limits set window_seconds = 1000000000 where action in ('mail', 'mailDay')`,
    );
  });
  afterAll(() => host.stop());
  beforeEach(() => host.sql('delete from private.hits'));

  const claim = (
    key: string,
    { as = 'admin', text = 'one' }: { as?: keyof typeof roles; text?: string } = {},
  ) => roles[as]('POST', '/rest/v1/rpc/mail_claim', { body: { key, hash: hash(text), message: aMessage() } });
  const settle = (key: string, state: string, as: keyof typeof roles = 'admin', reason?: string | null) =>
    roles[as]('POST', '/rest/v1/rpc/mail_settle', { body: { key, state, attempts: 2, reason } });
  const entry = async (key: string) =>
    (await host.sql('select * from public.mail_log where key = $1', [key]))[0];

  it('claims a message once', async () => {
    const key = randomUUID();
    expect(await claim(key)).toEqual({ status: 200, body: 'claimed' });
    expect(await claim(key)).toEqual({ status: 200, body: 'busy' });
    await settle(key, 'sent');
    expect(await claim(key)).toEqual({ status: 200, body: 'sent' });
    expect(await entry(key)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('accepts one of ten concurrent claims', async () => {
    const key = randomUUID();
    const claims = await Promise.all(Array.from({ length: 10 }, () => claim(key)));
    expect(claims.map(({ body }) => body).sort()).toEqual([
      ...Array.from({ length: 9 }, () => 'busy'),
      'claimed',
    ]);
  });

  it('refuses another message under the same key', async () => {
    const key = randomUUID();
    await claim(key);
    expect(await claim(key, { text: 'two' })).toMatchObject({ status: 409, body: { code: 'PT409' } });
  });

  it('claims a failed message again and adds up the attempts', async () => {
    const key = randomUUID();
    await claim(key);
    await settle(key, 'failed');
    expect(await claim(key)).toEqual({ status: 200, body: 'claimed' });
    await settle(key, 'sent');
    expect(await entry(key)).toMatchObject({ state: 'sent', attempts: 4 });
  });

  it('answers unknown for a claim that was not settled within a minute', async () => {
    const key = randomUUID();
    await claim(key);
    await host.sql(`update public.mail_log set updated_at = now() - interval '61 seconds' where key = $1`, [
      key,
    ]);
    expect(await claim(key)).toEqual({ status: 200, body: 'unknown' });
    expect(await claim(key)).toEqual({ status: 200, body: 'unknown' });
    await settle(key, 'sent'); // the response arrived after all
    expect(await claim(key)).toEqual({ status: 200, body: 'sent' });
  });

  it('shows an unsettled message as sending for a minute and then as unknown', async () => {
    const key = randomUUID();
    const readSummary = async () =>
      (await roles.admin('GET', `/rest/v1/mail_summary?select=state&key=eq.${key}`)).body;
    await claim(key);
    expect(await readSummary()).toEqual([{ state: 'sending' }]);
    await host.sql(`update public.mail_log set updated_at = now() - interval '61 seconds' where key = $1`, [
      key,
    ]);
    expect(await readSummary()).toEqual([{ state: 'unknown' }]);
    await settle(key, 'sent');
    expect(await readSummary()).toEqual([{ state: 'sent' }]);
  });

  it('keeps the state sent when a failure is reported later', async () => {
    const key = randomUUID();
    await claim(key);
    await settle(key, 'sent');
    await settle(key, 'failed');
    expect(await entry(key)).toMatchObject({ state: 'sent' });
  });

  it('keeps the last reason of the mail server until the mail is claimed again', async () => {
    const key = randomUUID();
    const reason = async () =>
      (await roles.admin('GET', `/rest/v1/mail_summary?select=state,reason&key=eq.${key}`)).body;
    await claim(key);
    expect(await reason()).toEqual([{ state: 'sending', reason: '' }]);
    await settle(key, 'failed', 'admin', '550 No such user 🚢');
    expect(await reason()).toEqual([{ state: 'failed', reason: '550 No such user 🚢' }]);
    await claim(key);
    expect(await reason()).toEqual([{ state: 'sending', reason: '' }]);
    await settle(key, 'unknown', 'admin', '🚢'.repeat(2000));
    expect(await reason()).toEqual([{ state: 'unknown', reason: '🚢'.repeat(1000) }]);
    await settle(key, 'sent', 'admin', null);
    expect(await reason()).toEqual([{ state: 'sent', reason: '' }]);
  });

  it('does not claim a message that is kept in the outbox again', async () => {
    const key = randomUUID();
    await claim(key);
    await settle(key, 'kept');
    expect(await claim(key)).toEqual({ status: 200, body: 'kept' });
    await settle(key, 'failed');
    expect(await entry(key)).toMatchObject({ state: 'kept' });
  });

  it('refuses an unknown state', async () => {
    const key = randomUUID();
    await claim(key);
    expect(await settle(key, 'paid')).toMatchObject({ status: 400, body: { code: '23514' } });
  });

  it('masks the receiver’s address', async () => {
    const key = randomUUID();
    await claim(key);
    const { body } = await roles.admin(
      'GET',
      `/rest/v1/mail_summary?select=recipient,subject,toWho,sendersName,trackingId&key=eq.${key}`,
    );
    expect(body).toEqual([
      {
        recipient: 'a***@receiver.test',
        subject: 'On its way',
        toWho: 'receiver',
        sendersName: 'Carmine Cargo',
        trackingId: 'CARGO001',
      },
    ]);
  });

  it.each(['anon', 'user'] as const)('refuses %s', async (as) => {
    const key = randomUUID();
    await claim(key);
    const refusal = { status: as === 'anon' ? 401 : 403, body: { code: '42501' } };
    expect(await claim(randomUUID(), { as })).toMatchObject(refusal);
    expect(await settle(key, 'sent', as)).toMatchObject(refusal);
    expect(await entry(key)).toMatchObject({ state: 'claimed' });
    for (const rows of ['mail_log', 'mail_summary']) {
      const answer = await roles[as]('GET', `/rest/v1/${rows}`);
      expect(as === 'anon' ? answer : answer.body).toEqual(
        as === 'anon' ? expect.objectContaining({ status: 401 }) : [],
      );
    }
  });

  it.each(['POST', 'PATCH', 'DELETE'])('refuses a direct %s', async (method) => {
    const path = `/rest/v1/mail_log?key=eq.${randomUUID()}`;
    expect(await roles.admin(method, path, { body: { state: 'sent' } })).toMatchObject({
      status: 403,
      body: { code: '42501' },
    });
  });

  it.each([
    ['mail', 30, 'Too many requests, try again in a day.'],
    ['mailDay', 200, 'Too many requests, try again in a day.'],
  ])('refuses mail over the limit %s of %i', async (action, most, message) => {
    const [rule] = await host.sql('select per_client from private.limits where action = $1', [action]);
    expect(rule).toEqual({ per_client: most });
    await host.sql('update private.limits set per_client = 2 where action = $1', [action]);
    expect([await claim(randomUUID()), await claim(randomUUID())].map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    const refusedKey = randomUUID();
    expect(await claim(refusedKey)).toMatchObject({ status: 429, body: { code: 'PT429', message } });
    expect(await entry(refusedKey)).toBeUndefined();
    await host.sql('update private.limits set per_client = $2 where action = $1', [action, most]);
  });
});
