import { randomInt } from 'node:crypto';
import { type Answer, type Caller, caller, manyClients } from '../../supabase/tests/support/api';
import { type HostProcess, startHost } from '../testing/hostProcess';

const PASSWORD = 'correct horse battery';
const REFUSED = { status: 429, body: { error_code: 'over_request_rate_limit' } };

describe('sign-ins and renewals', () => {
  let host: HostProcess;
  let anon: Caller;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    anon = caller(host);
  });
  afterAll(() => host.stop());

  const tokenOf = ({ body }: Answer) => (body as { refresh_token: string }).refresh_token;
  const renew = (refresh_token: string, query = 'grant_type=refresh_token') =>
    anon('POST', `/auth/v1/token?${query}`, { body: { refresh_token } });
  const signIn = (email: string, password: string, headers = {}) =>
    anon('POST', '/auth/v1/token?grant_type=password', { body: { email, password }, headers });
  const someone = async () => {
    const email = `someone-${randomInt(1e9)}@example.test`;
    const id = await host.createUser(email, PASSWORD);
    return { id, open: (headers = {}) => signIn(email, PASSWORD, headers) };
  };
  const rowsOf = (user: string) =>
    host.sql(
      `select (select count(*)::int from auth.sessions where user_id = $1) as sessions,
         count(*) filter (where revoked)::int as renewed, count(*) filter (where not revoked)::int as valid
       from auth.refresh_tokens where user_id = $1`,
      [user],
    );

  it('leave one valid token of a session and fifty renewed ones, and no log of the auth server', async () => {
    const { id, open } = await someone();
    const tokens = [tokenOf(await open())];
    for (let turn = 0; turn < 60; turn++) tokens.push(tokenOf(await renew(tokens.at(-1)!)));
    expect(await rowsOf(id)).toEqual([{ sessions: 1, renewed: 50, valid: 1 }]);
    expect(await host.sql('select from auth.audit_log_entries')).toEqual([]);
    expect(await renew(tokens[0]!)).toMatchObject({ status: 400 });
    expect(tokenOf(await renew(tokens.at(-2)!))).toBe(tokens.at(-1)); // the response was lost
    const used = { status: 400, body: { error_code: 'refresh_token_already_used' } };
    expect(await renew(tokens[30]!)).toMatchObject(used); // it may have been stolen
    expect(await renew(tokens.at(-1)!)).toMatchObject(used);
  });

  it('leave the thousand sessions of an account that were used last', async () => {
    const [account, other] = [await someone(), await someone()];
    await other.open();
    await host.sql(
      `insert into auth.sessions (id, user_id, updated_at)
       select gen_random_uuid(), $1, now() - make_interval(days => day) from generate_series(1, 1005) as day`,
      [account.id],
    );
    const token = tokenOf(await account.open());
    expect(await rowsOf(account.id)).toMatchObject([{ sessions: 1000 }]);
    expect(
      await host.sql(
        `select from auth.sessions where user_id = $1 and updated_at < now() - interval '1000 days'`,
        [account.id],
      ),
    ).toEqual([]);
    expect(await renew(token)).toMatchObject({ status: 200 });
    expect(await rowsOf(other.id)).toMatchObject([{ sessions: 1 }]);
  });

  describe('beyond the limit of an account', () => {
    beforeAll(() =>
      host.sql(
        `update private.limits set per_client = 3, window_seconds = 1000000000 where action = 'sessionGrant'`,
      ),
    );

    it('are refused with 429 and leave no row, and those of other accounts are not', async () => {
      const [{ id, open }, other] = [await someone(), await someone()];
      const token = tokenOf(await open());
      const renewed = tokenOf(await renew(token));
      expect(await open()).toMatchObject({ status: 200 });
      const rows = await rowsOf(id);
      expect(await open()).toMatchObject(REFUSED);
      for (const usedToken of [token, renewed]) expect(await renew(usedToken)).toMatchObject(REFUSED);
      expect(await renew(renewed, 'grant_typ%65=refresh_token')).toMatchObject(REFUSED);
      expect(await rowsOf(id)).toEqual(rows);
      expect(await renew(tokenOf(await other.open()))).toMatchObject({ status: 200 });
    });

    it('do not count as wrong passwords of their address', async () => {
      const { open } = await someone();
      const headers = { 'x-forwarded-for': '192.0.2.50' };
      const statuses: number[] = [];
      for (let turn = 0; turn < 35; turn++) statuses.push((await open(headers)).status);
      expect(statuses).toEqual([200, 200, 200, ...Array<number>(32).fill(429)]);
      expect(await signIn(host.admin.email, host.admin.password, headers)).toMatchObject({ status: 200 });
    });

    it('are those of somebody who proved to be its user', async () => {
      const { open } = await someone();
      const { email } = host.admin;
      const stranger = tokenOf(await open());
      for (let turn = 0; turn < 5; turn++) {
        await signIn(email, 'guess');
        await anon('POST', '/auth/v1/token?grant_type=refresh_token', {
          body: { email, refresh_token: stranger },
        });
      }
      expect(await signIn(email, host.admin.password)).toMatchObject({ status: 200 });
    });
  });
});
