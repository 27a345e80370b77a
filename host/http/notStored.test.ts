import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { caller, manyClients, signIn } from '../../supabase/tests/support/api';
import { type HostProcess, startHost } from '../testing/hostProcess';

/** Each address of a table and a function in the database, and of a function of the host. */
const FUNCTIONS = readdirSync('supabase/functions').filter((name) => !name.startsWith('_'));

describe('what the API answers is stored by nobody', () => {
  let host: HostProcess;
  let token: string;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    token = await signIn(host, host.admin.email, host.admin.password);
  });
  afterAll(() => host.stop());

  type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };
  const ask = async (path: string, { headers, ...init }: Init = {}) => {
    const all = { apikey: host.publishableKey, 'content-type': 'application/json', ...headers };
    const response = await fetch(host.url + path, { redirect: 'manual', ...init, headers: all });
    await response.arrayBuffer();
    return [response.status, response.headers.get('cache-control')] as const;
  };
  const post = (body: unknown, headers?: Record<string, string>): Init => ({
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers,
  });
  const signedIn = () => ({ authorization: `Bearer ${token}` });

  it('of each table and each function of the database, for visitors and for staff', async () => {
    const names = await host.sql<{ path: string }>(
      `select '/rest/v1/' || relname as path from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
       union select '/rest/v1/rpc/' || proname from pg_proc where pronamespace = 'public'::regnamespace`,
    );
    expect(names.length).toBeGreaterThan(100);
    for (const { path } of names) {
      for (const headers of [{}, signedIn()]) {
        const isFunction = path.includes('/rpc/');
        const answers = [await ask(path, { headers, ...(isFunction && post({}, headers)) })];
        if (!isFunction) answers.push(await ask(path, post({}, headers)));
        for (const [status, caching] of answers)
          expect([path, status, caching]).toEqual([path, status, 'no-store']);
      }
    }
  });

  it.each([
    ['/auth/v1/token?grant_type=password', post({ email: 'a@b.test', password: 'wrong' })],
    ['/auth/v1/token?grant_type=refresh_token', post({ refresh_token: 'wrong' })],
    ['/auth/v1/token', {}],
    ['/auth/v1/logout', post({})],
    ['/auth/v1/user', {}],
    ['/auth/v1/signup', post({ email: 'a@b.test', password: 'long enough 1' })],
    ['/auth/v1/settings', {}],
    ['/auth/v1/health', {}],
    ['/auth/v1/factors', post({})],
    ['/auth/v1/.well-known/jwks.json', {}],
    ['/auth/v1/recover', post({})],
    ...FUNCTIONS.flatMap((name): [string, Init][] => [
      [`/functions/v1/${name}`, {}],
      [`/functions/v1/${name}`, post({})],
      [`/functions/v1/${name}`, { method: 'OPTIONS' }],
    ]),
    ['/functions/v1/missing', post({})],
    ['/functions/v1/notices?token=x', {}],
    ['/realtime/v1/websocket', {}],
    ['/realtime/v1/api/broadcast', post({})],
    ['/storage/v1/object/x', {}],
    ['/healthz', {}],
    ['/readyz', {}],
    ['/rest/v1/', {}],
    ['/rest/v1/missing', {}],
    ['/rest/v1/rpc/missing', post({})],
    ['/rest/v1/rpc/track_consignment', post('{')],
    ['/rest/v1/rpc/track_consignment', post('x'.repeat(70_000))],
    ['/rest/v1/rpc/track_consignment', post('x', { 'content-type': 'text/plain' })],
    ['/rest/v1/consignment', { headers: { apikey: 'wrong' } }],
    ['/rest/v1/consignment', { headers: { authorization: 'Bearer wrong' } }],
    ['/rest/v1/consignment', { method: 'OPTIONS' }],
    ['/rest/v1/consignment', { method: 'HEAD' }],
    ['/rest/v1/consignment', { method: 'DELETE' }],
    ['/rest/v1/consignment?id=eq.{}', {}],
    ['/rest/other', post({})],
  ] as [string, Init][])('of %s', async (path, init) => {
    const [status, caching] = await ask(path, init);
    expect([status, caching]).toEqual([status, 'no-store']);
  });

  it('of a call beyond a limit, and of a user who is signed in', async () => {
    await host.sql(
      `update private.limits set per_client = 1, window_seconds = 1000000000 where action = 'track'`,
    );
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const track = () => ask('/rest/v1/rpc/track_consignment', post({ tracking_id: 'CARGO001' }, headers));
    expect([await track(), await track()]).toEqual([
      [200, 'no-store'],
      [429, 'no-store'],
    ]);
    expect(await ask('/auth/v1/user', { headers: signedIn() })).toEqual([200, 'no-store']);
    const list = await caller(host, token)('GET', '/rest/v1/consignment?select=id&limit=1');
    expect(list.status).toBe(200);
  });

  it('of too many calls at once', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.10' };
    const call = post({ tracking_id: 'CARGO001' }, headers);
    const answers = await Promise.all(
      Array.from({ length: 120 }, () => ask('/rest/v1/rpc/track_consignment', call)),
    );
    expect(answers.some(([status]) => status === 429)).toBe(true);
    expect(new Set(answers.map(([, caching]) => caching))).toEqual(new Set(['no-store']));
  });

  /** What the host sends to a request as it is written. */
  const answersTo = async (...lines: string[]): Promise<string> => {
    const socket = connect(Number(new URL(host.url).port), '127.0.0.1');
    socket.write(`${[...lines, 'host: x', 'connection: close'].join('\r\n')}\r\n\r\n`);
    const [data] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return data.toString('latin1').toLowerCase();
  };

  it.each([
    ['an address that is none', ['GET http:// HTTP/1.1'], 400],
    ['another method', ['PROPFIND /rest/v1/consignment HTTP/1.1'], 405],
  ])('of %s', async (_what, lines, status) => {
    const text = await answersTo(...lines);
    expect(text).toContain(`http/1.1 ${status} `);
    expect(text).toContain('cache-control: no-store');
  });

  const UPGRADE = ['connection: upgrade', 'upgrade: websocket'];
  const key = 'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==';
  it.each([
    ['at another address', '/realtime/v1/other', [key, 'sec-websocket-version: 13'], 404],
    [
      'with another key',
      '/realtime/v1/websocket?apikey=wrong&vsn=2.0.0',
      [key, 'sec-websocket-version: 13'],
      401,
    ],
    [
      'of another version',
      '/realtime/v1/websocket?apikey=KEY&vsn=1.0.0',
      [key, 'sec-websocket-version: 13'],
      400,
    ],
    ['without its headers', '/realtime/v1/websocket?apikey=KEY&vsn=2.0.0', [], 400],
  ])('of a socket that is refused %s', async (_what, path, lines, status) => {
    const text = await answersTo(
      `GET ${path.replace('KEY', host.publishableKey)} HTTP/1.1`,
      ...UPGRADE,
      ...lines,
    );
    expect(text).toContain(`http/1.1 ${status} `);
    expect(text).toContain('cache-control: no-store');
  });

  it('and of the site each answer says itself how long it is good for', async () => {
    const answers = await Promise.all(['/', '/auth/forgotten', '/missing'].map((path) => ask(path)));
    expect(answers.map(([, caching]) => caching)).toEqual([null, null, null]);
  });
});
