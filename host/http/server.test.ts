import { once } from 'node:events';
import { request } from 'node:http';
import { connectWhileBusy } from '../testing/connectWhileBusy';
import { until } from '../../supabase/tests/support/listening';
import { closeServer, createHttpServer, listen } from './server';

beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

describe('every response', () => {
  const ask = async (siteUrl?: string) => {
    const answers: Record<string, () => Promise<Response>> = {
      '/': () => Promise.resolve(new Response('done')),
      '/broken': () => Promise.reject(new Error('broken')),
    };
    const server = createHttpServer((request) => answers[new URL(request.url).pathname]!(), false, {
      siteUrl,
    });
    const url = `http://localhost:${await listen(server, 0, '127.0.0.1')}`;
    const all = [await fetch(url), await fetch(`${url}/broken`), await fetch(url, { method: 'PUT' })];
    await closeServer(server);
    return all.map(({ status, headers }) => [
      status,
      headers.get('x-content-type-options'),
      headers.get('cross-origin-resource-policy'),
      headers.get('strict-transport-security'),
    ]);
  };

  it.each([undefined, 'http://carmine.test'])(
    'sets nosniff, an own resource policy and no HSTS for the site URL %s',
    async (siteUrl) => {
      expect(await ask(siteUrl)).toEqual(
        [200, 500, 405].map((status) => [status, 'nosniff', 'same-origin', null]),
      );
    },
  );

  it('sets HSTS when the site URL is https', async () => {
    const tls = 'max-age=31536000; includeSubDomains';
    const expected = [200, 500, 405].map((status) => [status, 'nosniff', 'same-origin', tls]);
    expect(await ask('https://carmine.test')).toEqual(expected);
  });
});

it('refuses a method that it does not know, and says which it takes', async () => {
  const server = createHttpServer(() => Promise.resolve(new Response('done')), false);
  const url = `http://localhost:${await listen(server, 0, '127.0.0.1')}`;
  const { status, headers } = await fetch(url, { method: 'PROPFIND' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS']);
  await closeServer(server);
});

it.each([
  [true, 'timeout=130'],
  [false, 'timeout=5'],
])(
  'keeps an idle connection longer than a proxy does, behind one (%s): %s',
  async (trustProxy, keepsLonger) => {
    const server = createHttpServer(() => Promise.resolve(new Response('done')), trustProxy);
    const { headers } = await fetch(`http://localhost:${await listen(server, 0, '127.0.0.1')}`);
    expect(headers.get('keep-alive')).toBe(keepsLonger);
    await closeServer(server);
  },
);

it('observes each request but the health checks, which fail while a host stops', async () => {
  const paths: string[] = [];
  const server = createHttpServer(() => Promise.resolve(new Response('done')), false, {
    observer: () => (request) => void paths.push(request.route),
  });
  const port = await listen(server, 0, '127.0.0.1');
  for (const path of ['/healthz', '/readyz', '/rest/v1/chats'])
    await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  await until(() => paths.length > 0);
  await closeServer(server);
  expect(paths).toEqual(['/rest/v1/chats']);
});

it('serves a client that has left during more requests than may run at a time', async () => {
  let onBegun: () => void = () => undefined;
  let finish: () => void = () => undefined;
  const server = createHttpServer(async ({ url }) => {
    if (!url.endsWith('/slow')) return new Response('done');
    onBegun();
    await new Promise<void>((resolve) => (finish = resolve));
    return new Response('late');
  }, false);
  const port = await listen(server, 0, '127.0.0.1');
  for (let count = 0; count < 30; count += 1) {
    const begun = new Promise<void>((resolve) => (onBegun = resolve));
    const connected = once(server, 'connection') as Promise<[NodeJS.EventEmitter]>;
    const call = request({ port, host: '127.0.0.1', path: '/rest/v1/slow', agent: false });
    call.on('error', () => undefined).end();
    const [socket] = await connected;
    await Promise.race([begun, once(call, 'response')]);
    const closing = once(socket, 'close');
    call.destroy();
    await closing;
    finish();
  }
  expect((await fetch(`http://127.0.0.1:${port}/rest/v1/quick`)).status).toBe(200);
  await closeServer(server);
});

/** Other systems hold no more than 128 new connections by default. */
const itOnLinux = process.platform === 'linux' ? it : it.skip;

itOnLinux('holds 700 new connections while it is busy', async () => {
  const server = createHttpServer(() => Promise.resolve(new Response('done')), false);
  const port = await listen(server, 0, '127.0.0.1');
  const { areHeld, leave } = connectWhileBusy(port, 700);
  expect(areHeld).toBe(true);
  await leave();
  await closeServer(server);
});
