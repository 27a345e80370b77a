import { type Caller, caller, manyClients } from '../testing/api';
import { type HostProcess, startHost } from '../testing/hostProcess';

describe('guessing passwords', () => {
  let host: HostProcess;
  let anon: Caller;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    anon = caller(host);
  });
  afterAll(() => host.stop());

  const signIn = (client: string, password: string) =>
    anon('POST', '/auth/v1/token?grant_type=password', {
      body: { email: host.admin.email, password },
      headers: { 'x-forwarded-for': client },
    });
  /** The statuses of so many wrong ones at once, each from an address of its own. */
  const guess = async (count: number, addressOf: (turn: number) => string) => {
    const guesses = Array.from({ length: count }, (_, turn) => signIn(addressOf(turn), 'guess'));
    return (await Promise.all(guesses)).map(({ status }) => status);
  };

  it('ends for all addresses of one network, and for no other', async () => {
    const addressOf = (turn: number) => `2001:db8:1:2::${turn + 1}`;
    await guess(15, addressOf);
    await guess(15, addressOf);
    expect(await signIn('2001:db8:1:2:ffff::1', host.admin.password)).toMatchObject({
      status: 429,
      body: { error_code: 'over_request_rate_limit' },
    });
    expect(await signIn('2001:db8:1:3::1', host.admin.password)).toMatchObject({ status: 200 });
  });

  it('ends for many at once too, and right ones do not count', async () => {
    const addressOf = () => '192.0.2.1';
    for (let turn = 0; turn < 2; turn++)
      expect(await signIn(addressOf(), host.admin.password)).toMatchObject({ status: 200 });
    const statuses = [...(await guess(20, addressOf)), ...(await guess(20, addressOf))];
    expect(statuses.sort()).toEqual([...Array<number>(30).fill(400), ...Array<number>(10).fill(429)]);
  });
});
