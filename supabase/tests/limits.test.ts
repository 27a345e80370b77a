import { randomBytes, randomUUID } from 'node:crypto';
import { aContact, type Answer, type Caller, caller, manyClients } from './support/api';
import { type HostProcess, startHost } from './support/host';

const figures = [
  { action: 'contactForm', per_client: 5, overall: 400, window_seconds: 3600 },
  { action: 'newsLetter', per_client: 5, overall: 400, window_seconds: 3600 },
  { action: 'track', per_client: 30, overall: 1200, window_seconds: 60 },
];

describe('rate limits', () => {
  let host: HostProcess;
  let anon: Caller;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    anon = caller(host);
  });
  afterAll(() => host.stop());
  beforeEach(async () => {
    await host.sql('delete from private.hits');
    await host.sql(
      `update private.limits set window_seconds = case action when 'track' then 60 else 3600 end
       where action in ('track', 'newsLetter', 'contactForm')`,
    );
  });

  const track = (client: string): Promise<Answer> =>
    anon('POST', '/rest/v1/rpc/track_consignment', {
      body: { tracking_id: 'ZZZZZZZZ' },
      headers: { 'x-forwarded-for': client },
    });
  /** Ten at a time: with many more from one client, the HTTP server itself refuses some. */
  const statuses = async (calls: (() => Promise<Answer>)[]) => {
    const answers: Answer[] = [];
    for (let at = 0; at < calls.length; at += 10)
      answers.push(...(await Promise.all(calls.slice(at, at + 10).map((call) => call()))));
    return answers.map(({ status }) => status);
  };
  const times = <Result>(count: number, make: () => Result): Result[] => Array.from({ length: count }, make);
  /** A window so long that it ends in no test. */
  const neverEnding = () => host.sql('update private.limits set window_seconds = 1000000000');

  it('are five an hour for each form and thirty a minute for tracking', async () => {
    expect(await host.sql('select * from private.limits')).toEqual(expect.arrayContaining(figures));
  });

  it('answer 429 and say when to try again', async () => {
    await host.sql(`update private.limits set per_client = 1 where action = 'track'`);
    const answers = [await track('192.0.2.1'), await track('192.0.2.1'), await track('192.0.2.1')]; // a window may end once
    const refusal = {
      code: 'PT429',
      message: 'Too many requests, try again in a minute.',
      details: null,
      hint: null,
    };
    expect(answers).toContainEqual({ status: 429, body: refusal });
    await host.sql(`update private.limits set per_client = 30 where action = 'track'`);
  });

  it('apply to one client without affecting others', async () => {
    await neverEnding();
    const flood = await statuses(times(40, () => () => track('192.0.2.1')));
    expect(flood.filter((status) => status === 200)).toHaveLength(30);
    expect(flood.filter((status) => status === 429)).toHaveLength(10);
    expect(await track('192.0.2.2')).toMatchObject({ status: 200 });
  });

  it('apply to all clients together', async () => {
    await neverEnding();
    await host.sql(`update private.limits set overall = 20 where action = 'track'`);
    const crowd = await statuses(times(25, () => 0).map((_, index) => () => track(`198.51.${index}.1`)));
    expect(crowd.filter((status) => status === 429)).toHaveLength(5);
    await host.sql(`update private.limits set overall = 1200 where action = 'track'`);
  });

  it('count a whole IPv6 network as one client', async () => {
    await neverEnding();
    const network = await statuses(
      times(31, () => 0).map((_, index) => () => track(`2001:db8:1:2::${index.toString(16)}`)),
    );
    expect(network.filter((status) => status === 429)).toHaveLength(1);
    expect(await track('2001:db8:1:3::1')).toMatchObject({ status: 200 });
  });

  it('apply to all clients of a network, twice the limit of one for an IPv4 /24 or a /56 and four times for a /48', async () => {
    await neverEnding();
    await host.sql(`update private.limits set per_client = 5 where action = 'track'`);
    const passed = async (addressOf: (turn: number) => string) =>
      (await statuses(times(30, () => 0).map((_, turn) => () => track(addressOf(turn))))).filter(
        (status) => status === 200,
      ).length;
    expect(await passed((turn) => `203.0.113.${turn}`)).toBe(10);
    expect(await passed((turn) => `2001:db8:5:${turn.toString(16)}::1`)).toBe(10);
    expect(await passed((turn) => `2001:db8:6:${(turn * 256).toString(16)}::1`)).toBe(20);
    await host.sql(`update private.limits set per_client = 30 where action = 'track'`);
  });

  it('apply to the messages that a client stores in a day, over all its chats', async () => {
    await neverEnding();
    await host.sql(`update private.limits set per_client = 3 where action = 'chatDay'`);
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    const start = () =>
      anon('POST', '/rest/v1/rpc/chat_start', {
        body: { token: randomBytes(32).toString('base64url'), cid: randomUUID(), body: 'Hello' },
        headers,
      });
    expect((await statuses(times(4, () => start))).sort()).toEqual([200, 200, 200, 429]);
    await host.sql(`update private.limits set per_client = 1000 where action = 'chatDay'`);
  });

  it('leave the first look-up of a network to it under a flood from 150 others', async () => {
    await neverEnding();
    await host.sql(`update private.limits set overall = 300 where action = 'track'`);
    const flood = await statuses(
      times(450, () => 0).map((_, turn) => () => track(`2001:db8:${(turn % 150).toString(16)}::1`)),
    );
    const passed = flood.filter((status) => status === 200).length;
    expect(passed).toBeGreaterThanOrEqual(247);
    expect(passed).toBeLessThan(300);
    expect(await track('2001:db9:1::1')).toMatchObject({ status: 200 });
    expect(await track('203.0.113.1')).toMatchObject({ status: 200 });
    await host.sql(`update private.limits set overall = 1200 where action = 'track'`);
  });

  it('leave an inquiry to each other network when one party has sent all that it may', async () => {
    await neverEnding();
    const write = (client: string) => () =>
      anon('POST', '/rest/v1/contactForm', { body: aContact(), headers: { 'x-forwarded-for': client } });
    const flood = await statuses(
      times(400, () => 0).map((_, turn) => write(`2001:db8:1:${(turn % 80).toString(16)}::1`)),
    );
    expect(flood.filter((status) => status === 201)).toHaveLength(10);
    expect(await statuses([write('2001:db8:2::1')])).toEqual([201]);
  });

  it('apply to the contact form', async () => {
    await neverEnding();
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    const write = () => anon('POST', '/rest/v1/contactForm', { body: aContact(), headers });
    expect((await statuses(times(7, () => write))).sort()).toEqual([201, 201, 201, 201, 201, 429, 429]);
  });

  it('are counted in one row of what all may do in each transaction, and in others from one to the next', async () => {
    await neverEnding();
    const many = () => host.sql(`select private.track_many(array_fill('ZZZZZZZZ'::text, array[20]))`);
    const counted = async () =>
      (
        await host.sql<{ client: string }>(`select client from private.hits where client like 'reserved %'`)
      ).map(({ client }) => client);
    await host.sql(`update private.limits set per_client = 1000000 where action = 'track'`);
    await many();
    expect(await counted()).toHaveLength(1);
    for (let turn = 0; turn < 8; turn += 1) await many();
    expect((await counted()).length).toBeGreaterThan(1);
    await host.sql(`update private.limits set per_client = 30 where action = 'track'`);
  });

  it('store no client address', async () => {
    await track('192.0.2.99');
    const hits = await host.sql<{ client: string }>('select client from private.hits');
    expect(hits.map(({ client }) => client).sort()).toEqual([
      expect.stringMatching(/^[0-9a-f]{16}$/),
      expect.stringMatching(/^[0-9a-f]{16}$/),
      expect.stringMatching(/^reserved [1-4]$/),
    ]);
  });

  it('delete old windows', async () => {
    await host.sql(
      `insert into private.hits select 'track', now() - interval '1 year', n::text, 1 from generate_series(1, 50) n`,
    );
    await track('192.0.2.1');
    expect(
      await host.sql(`select from private.hits where window_start < now() - interval '300 days'`),
    ).toEqual([]);
  });
});

describe('host without a proxy', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost();
  });
  afterAll(() => host.stop());

  it('ignores headers that name another client', async () => {
    await host.sql(
      `update private.limits set window_seconds = 1000000000, per_client = 3 where action = 'track'`,
    );
    const call = caller(host);
    const forged = ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'forwarded'].map((name, index) =>
      call('POST', '/rest/v1/rpc/track_consignment', {
        body: { tracking_id: '' },
        headers: { [name]: `192.0.2.${index}` },
      }),
    );
    expect((await Promise.all(forged)).map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
  });

  it('refuses the right password with 429 after 30 wrong ones', async () => {
    const call = caller(host);
    const signIn = (password: string) =>
      call('POST', '/auth/v1/token?grant_type=password', { body: { email: host.admin.email, password } });
    expect(await signIn(host.admin.password)).toMatchObject({ status: 200 });
    for (let attempt = 0; attempt < 30; attempt++)
      expect(await signIn('guess')).toMatchObject({ status: 400 });
    expect(await signIn(host.admin.password)).toMatchObject({
      status: 429,
      body: { error_code: 'over_request_rate_limit' },
    });
  });
});
