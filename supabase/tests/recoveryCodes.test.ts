import { randomInt } from 'node:crypto';
import { claimsOf, codeAt, type HostProcess, mintToken, startHost, stepAt } from './support/host';
import { type Answer, type Caller, caller, manyClients, signIn } from './support/api';
import { connect } from './support/listening';

const PASSWORD = 'correct horse battery';
const WRONG = '0000-0000-0000-0000';
const REFUSED = { status: 403, body: { code: '42501' } };

const rpc = (call: Caller, name: string, body: object = {}): Promise<Answer> =>
  call('POST', `/rest/v1/rpc/${name}`, { body });
const isAdmin = async (call: Caller) => (await rpc(call, 'is_admin')).body;

describe('recovery codes', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
  });
  afterAll(() => host.stop());

  /** A new admin with a second factor that has just been verified, at the desk. */
  const anAdmin = async (role = 'owner') => {
    const email = `admin-${randomInt(1e9)}@example.test`;
    const id = await host.createUser(email, PASSWORD);
    await host.sql('insert into private.admins (user_id, role) values ($1, $2)', [id, role]);
    const { auth } = await connect(host);
    await auth.signInWithPassword({ email, password: PASSWORD });
    const { data } = await auth.mfa.enroll({ factorType: 'totp' });
    const code = codeAt(data?.totp?.secret ?? '', stepAt(Date.now()));
    const { data: session } = await auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
    const token = session?.access_token ?? '';
    return { id, email, auth, token, desk: caller(host, token) };
  };
  type Admin = Awaited<ReturnType<typeof anAdmin>>;
  /** Signed in with the password alone. */
  const halfway = async ({ email }: Admin) => caller(host, await signIn(host, email, PASSWORD));
  const make = async ({ desk }: Admin) => (await rpc(desk, 'make_recovery_codes')).body as string[];
  const use = (call: Caller, code = '') => rpc(call, 'use_recovery_code', { code });
  const codesLeft = async (call: Caller) => (await rpc(call, 'recovery_codes_left')).body;
  const auditOf = ({ email }: Admin) =>
    host.sql<Record<string, unknown>>(
      'select action, subject, subject_id, label, changes from public.audit where actor = $1 order by id',
      [`${email} (owner)`],
    );

  it('are ten, of sixteen characters each, and only their hashes are stored', async () => {
    const admin = await anAdmin();
    expect(await codesLeft(admin.desk)).toBe(0);
    const codes = await make(admin);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(await codesLeft(admin.desk)).toBe(10);
    const stored = JSON.stringify(await host.sql('select * from private.recovery_codes'));
    for (const code of codes) expect(stored).not.toContain(code);
  });

  it('let in an admin who has only the password, once each, and remove the factor', async () => {
    const admin = await anAdmin();
    const [code = '', other] = await make(admin);
    const session = await halfway(admin);
    expect(await isAdmin(session)).toBe(false);
    expect(await use(session, code)).toMatchObject({ status: 200, body: 9 });
    expect(await isAdmin(session)).toBe(true);
    expect(await codesLeft(session)).toBe(9);
    expect(await use(session, other)).toMatchObject(REFUSED); // nothing is owed any more
    // Whoever has the phone may have a session.
    expect(await admin.desk('GET', '/auth/v1/user')).toMatchObject({ status: 403 });
    expect(await isAdmin(await halfway(admin))).toBe(true); // the password suffices again
    await host.sql(
      `insert into auth.mfa_factors (id, user_id, status) values (gen_random_uuid(), $1, 'verified')`,
      [admin.id],
    );
    expect(await use(session, code)).toMatchObject({ status: 200, body: null });
    expect(await use(session, other)).toMatchObject({ status: 200, body: 8 });
  });

  it('are read as they are typed from paper', async () => {
    const admin = await anAdmin();
    const [code = ''] = await make(admin);
    const codeText = code
      .toLowerCase()
      .replace(/(.{4})(?=.)/g, '$1- ')
      .replaceAll('0', 'o')
      .replaceAll('1', 'l');
    expect(await use(await halfway(admin), ` ${codeText} `)).toMatchObject({ body: 9 });
  });

  it('serve one of two who use the same at once', async () => {
    const admin = await anAdmin();
    const [code] = await make(admin);
    const sessions = await Promise.all([halfway(admin), halfway(admin)]);
    const answers = await Promise.all(sessions.map((session) => use(session, code)));
    expect(answers.filter(({ body }) => body === 9)).toHaveLength(1);
    const standings = await Promise.all(sessions.map(isAdmin));
    expect(standings.sort()).toEqual([false, true]);
  });

  it('are nobody else’s', async () => {
    const [admin, other] = [await anAdmin(), await anAdmin()];
    const [code] = await make(admin);
    await make(other);
    expect(await use(await halfway(other), code)).toMatchObject({ status: 200, body: null });
    expect(await codesLeft(admin.desk)).toBe(10);
  });

  it('replace those that were made before', async () => {
    const admin = await anAdmin();
    const [old] = await make(admin);
    const [renewed] = await make(admin);
    const session = await halfway(admin);
    expect(await use(session, old)).toMatchObject({ status: 200, body: null });
    expect(await use(session, renewed)).toMatchObject({ status: 200, body: 9 });
  });

  it.each([
    ['the password alone', { aal: 'aal1' }],
    [
      'a code that was entered a while ago',
      { amr: [{ method: 'totp', timestamp: Math.floor(Date.now() / 1000) - 400 }] },
    ],
    ['no time of a code', { amr: undefined }],
    ['a session that has ended', { session_id: '00000000-0000-4000-8000-000000000000' }],
  ])('are not made for %s', async (_name, claims) => {
    const { token } = await anAdmin();
    const call = caller(host, await mintToken(host, { ...claimsOf(token), ...claims }));
    expect(await rpc(call, 'make_recovery_codes')).toMatchObject(REFUSED);
  });

  it.each([
    ['five minutes after it', `verified_at = now() - interval '301 seconds'`],
    [
      'in a session that an older version has raised',
      `verified_at = null, created_at = now() - interval '301 seconds'`,
    ],
  ])('are not made for a code that was entered, by renewing the session %s', async (_name, change) => {
    const { id, auth } = await anAdmin();
    const renewed = async () => {
      const { data } = await auth.refreshSession();
      return caller(host, data.session?.access_token);
    };
    expect(await rpc(await renewed(), 'make_recovery_codes')).toMatchObject({ status: 200 });
    await host.sql(`update auth.sessions set ${change} where user_id = $1`, [id]);
    const tab = await renewed();
    expect(await rpc(tab, 'make_recovery_codes')).toMatchObject(REFUSED);
    expect(await isAdmin(tab)).toBe(true); // all else works as before
  });

  it('let in a scanner, who had made them in another role', async () => {
    const admin = await anAdmin('office');
    const [code] = await make(admin);
    await host.sql(`update private.admins set role = 'scanner' where user_id = $1`, [admin.id]);
    const session = await halfway(admin);
    expect((await rpc(session, 'my_role')).body).toBeNull();
    expect(await use(session, code)).toMatchObject({ status: 200, body: 9 });
    expect((await rpc(session, 'my_role')).body).toBe('scanner');
    expect(await rpc(session, 'make_recovery_codes')).toMatchObject(REFUSED);
  });

  it('are not for a session that has ended, nor for an account that is no admin’s', async () => {
    const admin = await anAdmin();
    const [code] = await make(admin);
    const token = await signIn(host, admin.email, PASSWORD);
    const session = { session_id: '00000000-0000-4000-8000-000000000000' };
    const ended = caller(host, await mintToken(host, { ...claimsOf(token), ...session }));
    expect(await use(ended, code)).toMatchObject(REFUSED);
    await host.sql('delete from private.admins where user_id = $1', [admin.id]);
    expect(await use(caller(host, token), code)).toMatchObject(REFUSED);
  });

  it('can be guessed ten times in five minutes by an account, however many clients it has', async () => {
    const admin = await anAdmin();
    const [code] = await make(admin);
    const session = await halfway(admin);
    const guesses = await Promise.all(Array.from({ length: 14 }, () => use(session, WRONG)));
    const statuses = guesses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(4).fill(429)]);
    expect(await use(session, code)).toMatchObject({ status: 429, body: { code: 'PT429' } });
    await host.sql(`delete from private.hits where action = 'recoveryUser'`);
    expect(await use(session, code)).toMatchObject({ status: 200, body: 9 });
  });

  it('can be guessed ten times by a client, however many accounts it has, and so often in all', async () => {
    await host.sql(`delete from private.hits where action like 'recovery%'`);
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const guess = async (session: Caller, from?: object) =>
      (await session('POST', '/rest/v1/rpc/use_recovery_code', { body: { code: WRONG }, ...from })).status;
    const statuses: number[] = [];
    for (let account = 0; account < 3; account++) {
      const session = await halfway(await anAdmin());
      for (let turn = 0; turn < 4; turn++) statuses.push(await guess(session, { headers }));
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    await host.sql(`update private.limits set overall = 1 where action = 'recoveryCode'`);
    await host.sql(`delete from private.hits where action like 'recovery%'`);
    const session = await halfway(await anAdmin());
    expect([await guess(session), await guess(session)]).toEqual([200, 429]);
    await host.sql(`update private.limits set overall = 60 where action = 'recoveryCode'`);
  });

  it('leave what happened in the audit, and no code', async () => {
    const admin = await anAdmin();
    const codes = await make(admin);
    const session = await halfway(admin);
    await use(session, WRONG);
    await use(session, codes[0]);
    const row = { subject: 'recovery_codes', subject_id: admin.id, label: admin.email };
    const entries = await auditOf(admin);
    expect(entries).toEqual([
      { ...row, action: 'insert', changes: { codesLeft: { before: '0', after: '10' } } },
      { ...row, action: 'update', changes: { attempt: { before: null, after: 'wrong code' } } },
      { ...row, action: 'update', changes: { codesLeft: { before: '10', after: '9' } } },
      { ...row, action: 'delete', subject: 'mfa_factors', changes: {} },
    ]);
    for (const code of codes) expect(JSON.stringify(entries)).not.toContain(code);
  });
});
