import { type Caller, caller, manyClients } from '../../supabase/tests/support/api';
import type { Database } from '../database/database';
import { type HostProcess, startHost } from '../testing/hostProcess';
import { createSharedAttemptLimit } from './attemptLimit';

describe('password attempt limit', () => {
  let host: HostProcess;
  let anon: Caller;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    anon = caller(host);
  });
  afterAll(() => host.stop());

  const signIn = (client: string, password: string, query = 'grant_type=password') =>
    anon('POST', `/auth/v1/token?${query}`, {
      body: { email: host.admin.email, password },
      headers: { 'x-forwarded-for': client },
    });
  /** The statuses of `count` wrong passwords at once, each from its `addressOf`. */
  const guess = async (count: number, addressOf: (turn: number) => string) => {
    const guesses = Array.from({ length: count }, (_, turn) => signIn(addressOf(turn), 'guess'));
    return (await Promise.all(guesses)).map(({ status }) => status);
  };

  it('blocks a whole IPv6 network after 30 wrong passwords, and no other network', async () => {
    const addressOf = (turn: number) => `2001:db8:1:2::${turn + 1}`;
    await guess(15, addressOf);
    await guess(15, addressOf);
    expect(await signIn('2001:db8:1:2:ffff::1', host.admin.password)).toMatchObject({
      status: 429,
      body: { error_code: 'over_request_rate_limit' },
    });
    expect(await signIn('2001:db8:1:3::1', host.admin.password)).toMatchObject({ status: 200 });
  });

  it('counts concurrent wrong passwords and ignores correct ones', async () => {
    const addressOf = () => '192.0.2.1';
    for (let turn = 0; turn < 2; turn++)
      expect(await signIn(addressOf(), host.admin.password)).toMatchObject({ status: 200 });
    const statuses = [...(await guess(20, addressOf)), ...(await guess(20, addressOf))];
    expect(statuses.sort()).toEqual([...Array<number>(30).fill(400), ...Array<number>(10).fill(429)]);
  });

  it('applies when the query is percent-encoded', async () => {
    const query = 'grant_typ%65=refresh_token&grant_type=password';
    const statuses: number[] = [];
    for (let turn = 0; turn < 31; turn++) statuses.push((await signIn('192.0.2.2', 'guess', query)).status);
    expect(statuses).toEqual([...Array<number>(30).fill(400), 429]);
  });

  it('does not block session renewal', async () => {
    const { body } = await signIn('203.0.113.3', host.admin.password);
    for (let turn = 0; turn < 30; turn++) await signIn('203.0.113.3', 'guess');
    const renewed = await anon('POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: (body as { refresh_token: string }).refresh_token },
      headers: { 'x-forwarded-for': '203.0.113.3' },
    });
    expect(renewed).toMatchObject({ status: 200 });
  });

  it('ends for all clients of a network that has twice as many', async () => {
    const statuses: number[] = [];
    while (statuses.length < 80)
      statuses.push(...(await guess(20, (turn) => `198.51.100.${statuses.length + turn}`)));
    expect(statuses.filter((status) => status === 400)).toHaveLength(60);
    expect(await signIn('198.51.101.1', host.admin.password)).toMatchObject({ status: 200 });
  });
});

describe('createSharedAttemptLimit', () => {
  /** A limit of 30 on a database that counts nothing, and is away while `isAway`. */
  const aLimit = () => {
    const database = { isAway: false };
    const query = () =>
      database.isAway ? Promise.reject(new Error('away')) : Promise.resolve([{ allowed: true }]);
    const turns: string[] = [];
    const transaction = (work: (sql: object) => unknown, client: string) => {
      turns.push(client);
      return work({ query });
    };
    const { begin } = createSharedAttemptLimit({ transaction } as unknown as Database, 'signIn');
    return { database, turns, begin: () => begin('192.0.2.1') };
  };

  it('counts a try, and takes it back, in the turn of its client', async () => {
    const { begin, turns } = aLimit();
    await (
      await begin()
    )?.();
    expect(turns).toEqual(['192.0.2.1', '192.0.2.1']);
  });

  it('counts no try that the database could not count', async () => {
    const { database, begin } = aLimit();
    database.isAway = true;
    for (let turn = 0; turn < 30; turn++) await expect(begin()).rejects.toThrow('away');
    database.isAway = false;
    expect(await begin()).toEqual(expect.any(Function));
  });

  it('takes a try back once, even when the database is away', async () => {
    const { database, begin } = aLimit();
    const takeBack = await begin();
    for (let turn = 0; turn < 29; turn++) await begin();
    expect(await begin()).toBeUndefined();
    database.isAway = true;
    await expect(takeBack?.()).rejects.toThrow('away');
    await takeBack?.();
    database.isAway = false;
    expect(await begin()).toEqual(expect.any(Function));
    expect(await begin()).toBeUndefined();
  });
});
