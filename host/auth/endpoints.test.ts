import { type Caller, caller, manyClients, signIn } from '../../supabase/tests/support/api';
import { type HostProcess, startHost } from '../testing/hostProcess';

const PATHS = [
  'token',
  'token?grant_type=password',
  'token?grant_type=refresh_token',
  'token?grant_type=pkce',
  'logout',
  'logout?scope=nowhere',
  'user',
  'signup',
  'settings',
  'health',
  'factors',
  'factors/x',
  'factors/x/challenge',
  'factors/x/verify',
  'otp',
  'admin/users',
  'nothing',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const BODIES = [
  '',
  'no JSON',
  'null',
  '[]',
  '{}',
  '{"email":"a@b.test","password":"x"}',
  '{"refresh_token":"x","data":[1],"scope":{}}',
  '{"factor_type":"totp","friendly_name":{"toString":1},"code":{"toString":1},"challenge_id":[]}',
];

describe('the Auth endpoints', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
  });
  afterAll(() => host.stop());

  it.each(PATHS)(
    'answer /auth/v1/%s with no internal error, whatever the method and the body',
    async (path) => {
      const failed: string[] = [];
      const tryAs = async (roleName: string, call: Caller) => {
        for (const method of METHODS)
          for (const body of ['GET', 'HEAD'].includes(method) ? [undefined] : BODIES) {
            const { status } = await call(method, `/auth/v1/${path}`, { body });
            if (status >= 500) failed.push(`${roleName}: ${method} ${body}: ${status}`);
          }
      };
      await tryAs('anon', caller(host));
      await tryAs('admin', caller(host, await signIn(host, host.admin.email, host.admin.password)));
      expect(failed).toEqual([]);
    },
  );

  it.each([
    ['OPTIONS', 'token', 'POST'],
    ['GET', 'token?grant_type=password', 'POST'],
    ['HEAD', 'user', 'GET, PUT'],
    ['OPTIONS', 'user', 'GET, PUT'],
    ['DELETE', 'logout', 'POST'],
    ['GET', 'factors', 'POST'],
    ['POST', 'factors/x', 'DELETE'],
    ['DELETE', 'factors/x/challenge', 'POST'],
    ['PUT', 'factors/x/verify', 'POST'],
  ])('refuse %s of %s, and say which methods they take', async (method, path, allowed) => {
    const { status, headers } = await fetch(`${host.url}/auth/v1/${path}`, {
      method,
      headers: { apikey: host.publishableKey },
    });
    expect([status, headers.get('allow')]).toEqual([405, allowed]);
  });

  it('end the session at once when it is signed out, and no other', async () => {
    const tokens = [
      await signIn(host, host.admin.email, host.admin.password),
      await signIn(host, host.admin.email, host.admin.password),
    ];
    const [firstSession, other] = tokens.map((token) => caller(host, token)) as [Caller, Caller];
    expect(await firstSession('POST', '/auth/v1/logout?scope=local')).toMatchObject({ status: 204 });
    expect(await firstSession('GET', '/auth/v1/user')).toMatchObject({
      status: 403,
      body: { error_code: 'session_not_found' },
    });
    expect(await firstSession('POST', '/auth/v1/factors', { body: { factor_type: 'totp' } })).toMatchObject({
      status: 403,
    });
    expect(await other('GET', '/auth/v1/user')).toMatchObject({ status: 200 });
    expect(await other('POST', '/auth/v1/logout?scope=global')).toMatchObject({ status: 204 });
    expect(await other('GET', '/auth/v1/user')).toMatchObject({ status: 403 });
    expect(await host.sql('select from auth.sessions')).toEqual([]);
  });

  it('take a new password by the rule for ADMIN_PASSWORD', async () => {
    await host.createUser('new@person.test', 'correct horse battery');
    const user = caller(host, await signIn(host, 'new@person.test', 'correct horse battery'));
    const change = (password: string) =>
      user('PUT', '/auth/v1/user', { body: { password, current_password: 'correct horse battery' } });
    expect(await change('1234567')).toMatchObject({ status: 422, body: { error_code: 'weak_password' } });
    for (const long of ['a'.repeat(73), 'é'.repeat(37)])
      expect(await change(long)).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    expect(await change('é'.repeat(36))).toMatchObject({ status: 200 });
    expect(await signIn(host, 'new@person.test', 'é'.repeat(36))).toEqual(expect.any(String));
  });
});
