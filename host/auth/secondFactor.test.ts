import { randomInt, randomUUID } from 'node:crypto';
import { caller, manyClients, signIn } from '../../supabase/tests/support/api';
import { type HostProcess, startHost } from '../testing/hostProcess';
import { connect } from '../../supabase/tests/support/listening';
import { claimsOf } from '../testing/tokens';
import { codeAt, newSecret, stepAt } from './totp';

const PASSWORD = 'correct horse battery';
/** The current code: it is valid for half a minute more, even on a slow machine. */
const code = (secret: string) => codeAt(secret, stepAt(Date.now()));

describe('second factor', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
  });
  afterAll(() => host.stop());

  /** A new admin, signed in with an unmodified client. */
  const anAdmin = async () => {
    const email = `admin-${randomInt(1e9)}@example.test`;
    const id = await host.createUser(email, PASSWORD);
    await host.sql('insert into private.admins (user_id) values ($1)', [id]);
    const open = async () => {
      const client = await connect(host);
      await client.auth.signInWithPassword({ email, password: PASSWORD });
      return client;
    };
    return { id, email, open, client: await open() };
  };
  type Client = Awaited<ReturnType<typeof anAdmin>>['client'];
  const enrol = async ({ auth }: Client) => {
    const { data, error } = await auth.mfa.enroll({ factorType: 'totp', issuer: 'Carmine Cargo' });
    if (error) throw error;
    return { factorId: data.id, secret: data.totp.secret, uri: data.totp.uri };
  };
  /** As if half a minute had passed: the current code is accepted again. */
  const forgetCodes = () => host.sql('update auth.mfa_factors set last_step = 0');
  const level = async ({ auth }: Client) => (await auth.mfa.getAuthenticatorAssuranceLevel()).data;
  const rows = async (client: Client) =>
    (await client.from('consignment').select('id').limit(1)).data?.length;
  const withFactor = async () => {
    const admin = await anAdmin();
    const factor = await enrol(admin.client);
    await admin.client.auth.mfa.challengeAndVerify({ factorId: factor.factorId, code: code(factor.secret) });
    return { ...admin, ...factor };
  };

  it('is required at every sign-in after enrolment', async () => {
    const { client, open, email } = await anAdmin();
    expect(await level(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    const { factorId, secret, uri } = await enrol(client);
    expect(uri).toContain(encodeURIComponent(email));
    expect(await rows(client)).toBe(1); // enrolled, but not verified
    const { data } = await client.auth.mfa.challengeAndVerify({ factorId, code: code(secret) });
    expect(data?.user).toMatchObject({ email, factors: [{ id: factorId, status: 'verified' }] });
    expect(await level(client)).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    });
    expect(await rows(client)).toBe(1);

    const again = await open();
    expect(await level(again)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect(await rows(again)).toBe(0);
    expect((await again.rpc('is_admin')).data).toBe(false);
    const [factor] = (await again.auth.mfa.listFactors()).data?.totp ?? [];
    expect(factor?.id).toBe(factorId);
    await forgetCodes();
    await again.auth.mfa.challengeAndVerify({ factorId, code: code(secret) });
    expect(await rows(again)).toBe(1);
  });

  it('is set up in a session that a password began in the last five minutes, and finished in a quarter of an hour', async () => {
    const { id, client, open } = await anAdmin();
    const age = (table: string, minutes: number) =>
      host.sql(`update auth.${table} set created_at = now() - make_interval(mins => $2) where user_id = $1`, [
        id,
        minutes,
      ]);
    await age('sessions', 6);
    await client.auth.refreshSession();
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(error).toMatchObject({ status: 403, code: 'reauthentication_needed' });
    const fresh = await open();
    const { factorId, secret } = await enrol(fresh);
    await age('mfa_factors', 16);
    const late = await client.auth.mfa.challengeAndVerify({ factorId, code: code(secret) });
    expect(late.error).toMatchObject({ status: 404 });
    await age('mfa_factors', 14);
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: code(secret) })).error).toBeNull();
  });

  it('stays verified when the token is renewed', async () => {
    const { client } = await withFactor();
    const { data } = await client.auth.refreshSession();
    expect(claimsOf(data.session?.access_token ?? '')).toMatchObject({ aal: 'aal2' });
    expect(await rows(client)).toBe(1);
  });

  it('ends all sessions that have not verified it', async () => {
    const admin = await anAdmin();
    const elsewhere = await admin.open();
    const { factorId, secret } = await enrol(admin.client);
    await admin.client.auth.mfa.challengeAndVerify({ factorId, code: code(secret) });
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
  });

  it('accepts a code once and refuses wrong codes and expired challenges', async () => {
    const { client, open } = await anAdmin();
    const { factorId, secret } = await enrol(client);
    const used = code(secret);
    await client.auth.mfa.challengeAndVerify({ factorId, code: used });
    const { auth } = await open();
    const answer = async (code: string) => (await auth.mfa.challengeAndVerify({ factorId, code })).error;
    expect(await answer(used)).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
    await forgetCodes();
    expect(await answer(codeAt(secret, stepAt(Date.now()) + 9))).toMatchObject({
      code: 'mfa_verification_failed',
    });
    const { data: challenge } = await auth.mfa.challenge({ factorId });
    await host.sql(`update auth.mfa_challenges set created_at = now() - interval '6 minutes'`);
    const late = { factorId, challengeId: challenge?.id ?? '', code: code(secret) };
    expect((await auth.mfa.verify(late)).error).toMatchObject({ code: 'mfa_challenge_expired' });
    expect(await answer(code(secret))).toBeNull();
  });

  it('refuses every code with 429 after ten wrong ones', async () => {
    const { open, factorId, secret } = await withFactor();
    const { auth } = await open();
    const statuses: (number | undefined)[] = [];
    for (let tries = 0; tries < 11; tries++)
      statuses.push((await auth.mfa.challengeAndVerify({ factorId, code: 'wrong!' })).error?.status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    await forgetCodes();
    const right = await auth.mfa.challengeAndVerify({ factorId, code: code(secret) });
    expect(right.error).toMatchObject({ status: 429 });
  });

  it('checks at most ten codes when fifteen are sent at once', async () => {
    const { open, factorId } = await withFactor();
    const { data } = await (await open()).auth.getSession();
    const call = caller(host, data.session?.access_token);
    const { body } = await call('POST', `/auth/v1/factors/${factorId}/challenge`);
    const guesses = Array.from({ length: 15 }, () =>
      call('POST', `/auth/v1/factors/${factorId}/verify`, {
        body: { challenge_id: (body as { id: string }).id, code: 'wrong!' },
      }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array<number>(10).fill(422), ...Array<number>(5).fill(429)]);
  });

  it('keeps ten challenges of a factor, of which the oldest can still be answered', async () => {
    const { open, factorId, secret } = await withFactor();
    const other = await withFactor();
    const { auth } = await open();
    const challenges: string[] = [];
    for (let turn = 0; turn < 12; turn++)
      challenges.push((await auth.mfa.challenge({ factorId })).data?.id ?? '');
    await other.client.auth.mfa.challenge({ factorId: other.factorId });
    const challengesOf = (id: string) =>
      host.sql('select id from auth.mfa_challenges where factor_id = $1', [id]);
    expect((await challengesOf(factorId)).map(({ id }) => id).sort()).toEqual(challenges.slice(2).sort());
    expect(await challengesOf(other.factorId)).toHaveLength(1);
    await forgetCodes();
    const verify = (challengeId = '') => auth.mfa.verify({ factorId, challengeId, code: code(secret) });
    expect((await verify(challenges[1])).error).toMatchObject({ code: 'mfa_challenge_expired' });
    expect((await verify(challenges[2])).error).toBeNull();
  });

  it('cannot be added, removed or bypassed by a password change at level aal1', async () => {
    const { open, email, factorId } = await withFactor();
    const { auth } = await open();
    expect((await auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({ code: 'insufficient_aal' });
    expect((await auth.mfa.unenroll({ factorId })).error).toMatchObject({ code: 'insufficient_aal' });
    expect((await auth.updateUser({ password: 'another long password' })).error).toMatchObject({
      code: 'insufficient_aal',
    });
    expect(await signIn(host, email, PASSWORD)).toEqual(expect.any(String));
  });

  it('cannot be verified beside another one at level aal1, though it was begun before that was there', async () => {
    const { client, open, id } = await anAdmin();
    const { factorId, secret } = await enrol(client);
    const begun = { factorId: randomUUID(), secret: newSecret() };
    await host.sql(
      `insert into auth.mfa_factors (id, user_id, status, secret) values ($1, $2, 'unverified', $3)`,
      [begun.factorId, id, begun.secret],
    );
    await client.auth.mfa.challengeAndVerify({ factorId, code: code(secret) });
    const again = await open();
    const verify = (client: Client) =>
      client.auth.mfa.challengeAndVerify({ factorId: begun.factorId, code: code(begun.secret) });
    expect((await verify(again)).error).toMatchObject({ code: 'insufficient_aal' });
    expect(await level(again)).toMatchObject({ currentLevel: 'aal1' });
    expect((await verify(client)).error).toBeNull();
  });

  it('is inaccessible to other users', async () => {
    const { factorId } = await withFactor();
    const { client } = await anAdmin();
    expect((await client.auth.mfa.challenge({ factorId })).error).toMatchObject({
      code: 'mfa_factor_not_found',
    });
    expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject({
      code: 'mfa_factor_not_found',
    });
    const visitor = caller(host);
    expect(await visitor('POST', '/auth/v1/factors', { body: { factor_type: 'totp' } })).toMatchObject({
      status: 403,
    });
    const other = caller(host, await signIn(host, host.admin.email, host.admin.password));
    for (const path of ["/auth/v1/factors/'", '/auth/v1/factors/x/challenge', '/auth/v1/factors/%00/verify'])
      expect((await other('POST', path, { body: { factor_type: 'x' } })).status).toBeGreaterThanOrEqual(400);
    expect(await other('POST', '/auth/v1/factors', { body: { factor_type: 'phone' } })).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed' },
    });
  });

  it('is neither removed nor joined by another one without a code of the last five minutes', async () => {
    const { client, id, factorId, secret } = await withFactor();
    await host.sql(`update auth.sessions set verified_at = now() - interval '6 minutes' where user_id = $1`, [
      id,
    ]);
    expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject({ code: 'insufficient_aal' });
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      code: 'insufficient_aal',
    });
    await forgetCodes();
    await client.auth.mfa.challengeAndVerify({ factorId, code: code(secret) });
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
  });

  it('can be removed after verification, so that the password suffices again', async () => {
    const { client, open, factorId } = await withFactor();
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    await client.auth.refreshSession();
    expect(await level(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    expect(await rows(await open())).toBe(1);
  });
});
