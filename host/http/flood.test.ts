import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import { until } from '../../supabase/tests/support/listening';
import { closeServer, createHttpServer, listen } from './server';

const MAX_PENDING = 24;

describe('a flood of requests from one client', () => {
  let server: Server;
  let port: number;
  /** Functions that answer each pending request. */
  const underWay: (() => void)[] = [];
  beforeAll(async () => {
    server = createHttpServer(
      () => new Promise((resolve) => underWay.push(() => resolve(new Response('done')))),
      true,
    );
    port = await listen(server, 0, '127.0.0.1');
  });
  afterAll(() => closeServer(server));

  const ask = (client: string, path = '/rest/v1/chats') =>
    fetch(`http://localhost:${port}${path}`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    });
  const begun = (count: number) => until(() => underWay.length === count);
  const answerAll = () => underWay.splice(0).forEach((answer) => answer());

  /** Sends the path as it is: `fetch` would normalize it. */
  const statusOf = async (client: string, path: string) => {
    const outgoing = request({ port, path, headers: { 'x-forwarded-for': client } }).end();
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };

  it('is refused without reading the rest of its body', async () => {
    const pending = Array.from({ length: MAX_PENDING }, () => ask('192.0.2.7'));
    await begun(MAX_PENDING);
    const headers = { 'x-forwarded-for': '192.0.2.7', 'transfer-encoding': 'chunked' };
    const refusedCall = request({ port, path: '/rest/v1/chats', method: 'POST', headers });
    refusedCall.on('error', () => undefined);
    refusedCall.write('x');
    const [answer] = (await once(refusedCall, 'response')) as [IncomingMessage];
    expect([answer.statusCode, answer.headers.connection]).toEqual([429, 'close']);
    refusedCall.destroy();
    answerAll();
    await Promise.all(pending);
  });

  it('is refused with 429 beyond 24 pending requests while other clients are served', async () => {
    const first = Array.from({ length: MAX_PENDING }, () => ask('192.0.2.1'));
    await begun(MAX_PENDING);
    const refusal = await ask('192.0.2.1');
    expect(refusal.status).toBe(429);
    expect(refusal.headers.get('retry-after')).toBe('1');
    expect(refusal.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await refusal.json()).toMatchObject({ code: 'PT429' });

    const other = ask('192.0.2.2');
    const page = fetch(`http://localhost:${port}/track`, { headers: { 'x-forwarded-for': '192.0.2.1' } });
    await begun(MAX_PENDING + 2);
    answerAll();
    expect((await other).status).toBe(200);
    expect((await page).status).toBe(200);
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual(first.map(() => 200));

    const unwanted = await ask('192.0.2.1', '/track');
    expect([unwanted.status, unwanted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);

    const again = ask('192.0.2.1');
    await begun(1);
    answerAll();
    expect((await again).status).toBe(200);
  });

  it('is refused for every spelling of an API path, but not for a page', async () => {
    const calls = ['/x/../rest/v1/chats', '/./rest/v1/chats', '/%2e/rest/v1/chats', '/rest\\v1\\chats'];
    const page = '/rest/../track';
    const first = Array.from({ length: MAX_PENDING }, () => ask('192.0.2.1'));
    await begun(MAX_PENDING);
    let refusals = 0;
    const more = [...calls, page].map(async (path) => {
      const status = await statusOf('192.0.2.1', path);
      if (status === 429) refusals += 1;
      return [path, status];
    });
    await until(() => underWay.length + refusals === MAX_PENDING + more.length);
    answerAll();
    expect(await Promise.all(more)).toEqual([...calls.map((path) => [path, 429]), [page, 200]]);
    await Promise.all(first);
  });
});
