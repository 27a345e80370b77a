import { rm } from 'node:fs/promises';
import { signToken } from './api/bearer';
import { caller, everyRole, manyClients, signIn } from '../supabase/tests/support/api';
import { type HostProcess, newDataFolder, startHost } from './testing/hostProcess';
import { claimsOf, mintToken } from './testing/tokens';

const chunk = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('API', () => {
  let host: HostProcess;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await newDataFolder();
    const first = await startHost({ dataDir });
    await first.sql(`create function public.how_called(status text) returns jsonb language plpgsql volatile as $$ begin
      perform set_config('response.status', status, true);
      return jsonb_build_object('role', current_user, 'method', current_setting('request.method'),
        'path', current_setting('request.path'), 'client', current_setting('request.headers')::jsonb ->> 'x-test',
        'jit', current_setting('jit'));
    end $$`);
    await first.sql('grant execute on function public.how_called(text) to anon');
    await first.stop();
    host = await startHost({ dataDir, env: manyClients }); // it reads the schema when it starts
  });
  afterAll(async () => {
    await host.stop();
    await rm(dataDir, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(host.url + path, { headers: { apikey: host.publishableKey, ...headers } });

  describe('API keys', () => {
    it('refuses a request without a key with 401', async () => {
      for (const path of ['/rest/v1/consignment', '/auth/v1/user']) {
        expect((await fetch(host.url + path)).status).toBe(401);
      }
    });

    it.each(['anon', 'service_role'])('refuses a legacy JWT key for %s with 401', async (role) => {
      const old = `${chunk({ alg: 'HS256', typ: 'JWT' })}.${chunk({ role, exp: 4102444800 })}.x`;
      expect((await get('/rest/v1/consignment', { apikey: old })).status).toBe(401);
      expect((await get('/rest/v1/consignment', { authorization: `Bearer ${old}` })).status).toBe(401);
    });

    it('accepts the secret key, but not from a browser', async () => {
      const apikey = host.secretKey;
      expect((await get('/rest/v1/consignment?select=id', { apikey })).status).toBe(200);
      expect((await get('/rest/v1/consignment', { apikey, 'user-agent': 'Mozilla/5.0' })).status).toBe(401);
    });
  });

  describe('database functions', () => {
    const call = async (status: string) =>
      caller(host)('POST', '/rest/v1/rpc/how_called', { body: { status }, headers: { 'x-test': 'jest' } });

    it('receive role, method, path and headers of the request, with just-in-time compilation off', async () => {
      expect((await call('')).body).toEqual({
        role: 'anon',
        method: 'POST',
        path: '/rpc/how_called',
        client: 'jest',
        jit: 'off',
      });
    });

    it('set the status of their own response only', async () => {
      expect((await call('418')).status).toBe(418);
      expect((await call('')).status).toBe(200);
    });
  });

  describe('access tokens', () => {
    it('refuses a forged or expired token with 401', async () => {
      const token = await signIn(host, host.admin.email, host.admin.password);
      const [header = '', payload = '', signature = ''] = token.split('.');
      expect(
        await caller(host, `${header}.${payload}.${signature.slice(1)}`)('GET', '/rest/v1/chats'),
      ).toMatchObject({
        status: 401,
        body: { code: 'PGRST301' },
      });
      const forged = signToken(claimsOf(token), 'another secret');
      expect(await caller(host, forged)('GET', '/rest/v1/chats')).toMatchObject({
        status: 401,
      });
      expect(await caller(host, 'nonsense')('GET', '/rest/v1/chats')).toMatchObject({ status: 401 });

      const over = await mintToken(host, { ...claimsOf(token), exp: Math.floor(Date.now() / 1000) - 1 });
      expect(await caller(host, over)('GET', '/rest/v1/chats')).toMatchObject({
        status: 401,
        body: { code: 'PGRST303', message: 'JWT expired' },
      });
    });
  });

  describe('a large body', () => {
    const send = async (headers: Record<string, string>) => {
      const body = JSON.stringify({ unknown: 'x'.repeat(70_000) });
      const json = { apikey: host.publishableKey, 'content-type': 'application/json', ...headers };
      const answer = await fetch(`${host.url}/rest/v1/rpc/how_called`, {
        method: 'POST',
        body,
        headers: json,
      });
      return [answer.status, ((await answer.json()) as { code?: string }).code];
    };

    it('is refused from strangers with 413, and with a forged token with 401', async () => {
      expect(await send({})).toEqual([413, 'PT413']);
      expect(await send({ authorization: `Bearer ${host.publishableKey}` })).toEqual([413, 'PT413']);
      const forged = signToken({ role: 'authenticated', exp: 4102444800 }, 'another secret');
      expect(await send({ authorization: `Bearer ${forged}` })).toEqual([401, 'PGRST301']);
    });

    it('is read from staff and with the secret key, and a token that has expired is refused as such', async () => {
      const token = await signIn(host, host.admin.email, host.admin.password);
      expect(await send({ authorization: `Bearer ${token}` })).toEqual([404, 'PGRST202']);
      expect(await send({ apikey: host.secretKey })).toEqual([404, 'PGRST202']);
      const expired = await mintToken(host, { role: 'authenticated', exp: 1 });
      expect(await send({ authorization: `Bearer ${expired}` })).toEqual([401, 'PGRST303']);
    });
  });

  describe('accounts', () => {
    it('disables sign-up', async () => {
      const anon = caller(host);
      const body = { email: 'new@person.test', password: 'correct horse battery' };
      expect(await anon('POST', '/auth/v1/signup', { body })).toMatchObject({
        status: 422,
        body: { error_code: 'signup_disabled' },
      });
      await anon('POST', '/auth/v1/signup', { body: {} }); // anonymous sign-in
      await anon('POST', '/auth/v1/otp', { body: { ...body, create_user: true } });
      await anon('POST', '/auth/v1/magiclink', { body });
      expect(await host.sql('select email from auth.users')).toEqual([{ email: host.admin.email }]);
    });

    it('answers a wrong password and an unknown address alike', async () => {
      const attempt = (email: string) =>
        caller(host)('POST', '/auth/v1/token?grant_type=password', {
          body: { email, password: 'wrong password' },
        });
      const answer = await attempt(host.admin.email);
      expect(answer).toMatchObject({ status: 400, body: { error_code: 'invalid_credentials' } });
      expect(await attempt('nobody@person.test')).toEqual(answer);
    });

    it.each([
      { email: ['a@b.test'], password: { $ne: '' } },
      { email: null, password: 'x' },
      { email: 'a\0b', password: 'x', refresh_token: 'a\0b' },
      [],
      'no JSON',
    ])('refuses credentials that are not text: %j', async (body) => {
      for (const path of ['token?grant_type=password', 'token?grant_type=refresh_token', 'signup'])
        expect(await caller(host)('POST', `/auth/v1/${path}`, { body })).toMatchObject({
          status: 400,
          body: { error_code: 'bad_json' },
        });
    });

    it('prevents users from making themselves admin', async () => {
      const { user } = await everyRole(host);
      await user('PUT', '/auth/v1/user', {
        body: { data: { role: 'admin', aal: 'aal2' }, role: 'service_role' },
      });
      expect(await user('POST', '/rest/v1/rpc/is_admin', { body: {} })).toEqual({ status: 200, body: false });
    });
  });

  describe('responses', () => {
    it('allow no other origin and set nosniff', async () => {
      const { headers } = await get('/rest/v1/consignment', { origin: 'https://elsewhere.test' });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    });

    it('format timestamps as hosted Supabase does', async () => {
      const { admin } = await everyRole(host);
      const { body } = await admin('GET', '/rest/v1/consignment?select=created_at&limit=1');
      expect(body).toEqual([
        { created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/) as string },
      ]);
    });

    it.each([
      ['an address nested too deeply', `/rest/v1/chats?select=${'a('.repeat(3000)}${')'.repeat(3000)}`, 400],
      ['an address of another host', '//evil.test/rest/v1/chats', 404],
      ['an unknown table', '/rest/v1/nothing', 404],
      ['an unknown function', '/rest/v1/rpc/nothing', 404],
      ['a service that is not offered', '/storage/v1/bucket', 404],
      ['an invalid filter', '/rest/v1/consignment?id=what', 400],
    ])('refuse %s', async (_name, path, status) => {
      expect((await get(path)).status).toBe(status);
    });

    it('embed the messages of a chat under the names of the specification', async () => {
      const [chat] = await host.sql<{ id: string }>(
        `insert into public.chats ("senderName") values ('visitor-ab12') returning id`,
      );
      await host.sql(
        `insert into public.chat_message (chat, seq, cid, "senderName", message, "isRead", type)
         select $1, seq, gen_random_uuid(), 'visitor-ab12', 'Hello', seq = 1, 'visitor' from generate_series(1, 2) seq`,
        [chat?.id],
      );
      const { admin } = await everyRole(host);
      const select =
        'select=*,message:chat_message(*),unReadMessage:chat_message(*)&unReadMessage.isRead=is.false';
      const { body } = await admin('GET', `/rest/v1/chats?${select}`);
      expect(body).toMatchObject([{ message: [{ seq: 1 }, { seq: 2 }], unReadMessage: [{ seq: 2 }] }]);
    });

    it('include the health check at /healthz', async () => {
      expect(await (await fetch(`${host.url}/healthz`)).json()).toEqual({ status: 'ok' });
    });
  });
});
