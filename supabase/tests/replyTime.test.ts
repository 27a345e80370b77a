import { addScanner, type Caller, caller, everyRole, manyClients, signIn } from './support/api';
import { type HostProcess, startHost } from './support/host';

describe('the reply time', () => {
  let host: HostProcess;
  let roles: Record<'anon' | 'user' | 'admin' | 'scanner', Caller>;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    const scanner = await addScanner(host);
    roles = {
      ...(await everyRole(host)),
      scanner: caller(host, await signIn(host, scanner.email, scanner.password)),
    };
  });
  afterAll(() => host.stop());

  const readTime = async () => (await roles.anon('POST', '/rest/v1/rpc/reply_time', { body: {} })).body;
  const set = (hours: unknown, call = roles.admin) =>
    call('POST', '/rest/v1/rpc/set_reply_time', { body: { hours } });

  it('claims nothing until an owner has set it, and nothing again once it is cleared', async () => {
    expect(await readTime()).toBeNull();
    expect(await set(24)).toMatchObject({ status: 204 });
    expect(await readTime()).toBe(24);
    expect(await set(null)).toMatchObject({ status: 204 });
    expect(await readTime()).toBeNull();
  });

  it.each([0, -1, 241, 1e6])('is refused with %j hours', async (hours) => {
    expect(await set(hours)).toMatchObject({ status: 400, body: { code: '22023' } });
    expect(await readTime()).toBeNull();
  });

  it('is set by owners alone', async () => {
    for (const call of [roles.anon, roles.user, roles.scanner])
      expect(await set(1, call)).toMatchObject({ body: { code: '42501' } });
    expect(await readTime()).toBeNull();
  });

  it('is kept when a colleague has stored another than the one that was opened', async () => {
    const save = (hours: number, seenHours: number | null) =>
      roles.admin('POST', '/rest/v1/rpc/set_reply_time', { body: { hours, expected: { hours: seenHours } } });
    expect(await save(24, null)).toMatchObject({ status: 204 });
    expect(await save(8, null)).toMatchObject({
      status: 409,
      body: {
        code: 'PT409',
        message: 'Somebody has changed the reply time since you opened it. Yours was not saved.',
      },
    });
    expect(await readTime()).toBe(24);
    expect(await save(24, null)).toMatchObject({ status: 204 });
    expect(await save(8, 24)).toMatchObject({ status: 204 });
    expect(await readTime()).toBe(8);
    await set(null);
  });

  it('is in the audit, once for each change', async () => {
    await set(8);
    await set(8);
    await set(12);
    const auditRows = await host.sql<{ changes: object }>(
      `select changes from public.audit where subject_id = 'reply_time' order by id desc limit 2`,
    );
    expect(auditRows.map(({ changes }) => changes)).toEqual([
      { replyHours: { before: '8', after: '12' } },
      { replyHours: { before: null, after: '8' } },
    ]);
  });
});
