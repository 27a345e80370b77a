import { randomInt } from 'node:crypto';
import { type Caller, caller, manyClients, signIn } from './support/api';
import { type HostProcess, startHost } from './support/host';

const PASSWORD = 'correct horse battery';

interface Listed {
  id: string;
  userAgent: string | null;
  startedAt: string;
  usedAt: string;
  isThis: boolean;
}

describe('the sessions of an admin', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
  });
  afterAll(() => host.stop());

  const anAdmin = async () => {
    const email = `admin-${randomInt(1e9)}@example.test`;
    const id = await host.createUser(email, PASSWORD);
    await host.sql('insert into private.admins (user_id) values ($1)', [id]);
    const openSession = async () => caller(host, await signIn(host, email, PASSWORD));
    return { id, openSession };
  };
  const list = async (call: Caller) =>
    (await call('POST', '/rest/v1/rpc/my_sessions', { body: {} })).body as Listed[];
  const end = (call: Caller, session: string) =>
    call('POST', '/rest/v1/rpc/end_session', { body: { session } });
  const thisOf = (sessions: Listed[]) => sessions.find(({ isThis }) => isThis)?.id ?? '';

  it('are listed, this one first, with their browser and times', async () => {
    const { openSession } = await anAdmin();
    await openSession();
    const session = await openSession();
    await openSession();
    const listed = await list(session);
    expect(listed.map(({ isThis }) => isThis)).toEqual([true, false, false]);
    expect(listed[0]).toEqual({
      id: expect.any(String) as string,
      userAgent: expect.any(String) as string,
      startedAt: expect.any(String) as string,
      usedAt: expect.any(String) as string,
      isThis: true,
    });
    expect(Math.abs(Date.parse(listed[0]?.usedAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('are not those of another admin, who cannot end them either', async () => {
    const [ownSession, other] = [
      await (await anAdmin()).openSession(),
      await (await anAdmin()).openSession(),
    ];
    expect(await list(ownSession)).toHaveLength(1);
    const id = thisOf(await list(other));
    expect((await end(ownSession, id)).status).toBe(204);
    expect(await list(other)).toHaveLength(1);
  });

  it('end one by one, at once', async () => {
    const { openSession } = await anAdmin();
    const [firstSession, other] = [await openSession(), await openSession()];
    expect((await end(firstSession, thisOf(await list(other)))).status).toBe(204);
    expect(await other('GET', '/auth/v1/user')).toMatchObject({ status: 403 });
    expect(await other('POST', '/rest/v1/rpc/is_admin', { body: {} })).toMatchObject({ body: false });
    expect(await list(firstSession)).toHaveLength(1);
  });

  it('are not listed once they have run out', async () => {
    const { id, openSession } = await anAdmin();
    const session = await openSession();
    await host.sql(
      `insert into auth.sessions (id, user_id, not_after) values (gen_random_uuid(), $1, now() - interval '1 day')`,
      [id],
    );
    expect(await list(session)).toHaveLength(1);
  });

  it('are listed up to a hundred, this one among them', async () => {
    const { id, openSession } = await anAdmin();
    const session = await openSession();
    await host.sql(
      `insert into auth.sessions (id, user_id, created_at, updated_at)
       select gen_random_uuid(), $1, now() + interval '1 day', now() from generate_series(1, 120)`,
      [id],
    );
    const listed = await list(session);
    expect([listed.length, listed[0]?.isThis]).toEqual([100, true]);
  });

  it('are nothing to an admin who owes the second factor', async () => {
    const { id, openSession } = await anAdmin();
    const session = await openSession();
    const ownId = thisOf(await list(session));
    await host.sql(
      `insert into auth.mfa_factors (id, user_id, status) values (gen_random_uuid(), $1, 'verified')`,
      [id],
    );
    expect(await session('POST', '/rest/v1/rpc/my_sessions', { body: {} })).toMatchObject({
      status: 403,
      body: { code: '42501' },
    });
    expect(await end(session, ownId)).toMatchObject({ status: 403, body: { code: '42501' } });
  });
});
