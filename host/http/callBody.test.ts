import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import { problem } from './problem';
import { closeServer, createHttpServer, listen } from './server';

const SMALL = 64 * 1024;
const LARGE = 1_000_000;

describe('the body of a call', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createHttpServer(
      async (call) => new Response(`${(await call.arrayBuffer()).byteLength}`),
      false,
      {
        refuseLarge: (headers) =>
          headers.get('authorization') === 'Bearer staff' ? undefined : problem(413, 'PT413', 'Too large.'),
      },
    );
    port = await listen(server, 0, '127.0.0.1');
  });
  afterAll(() => closeServer(server));

  const json = (bytes: number) => `{"text":"${'x'.repeat(bytes - 11)}"}`;
  const post = async (bytes: number, headers: Record<string, string> = {}) => {
    const call = {
      method: 'POST',
      body: json(bytes),
      headers: { 'content-type': 'application/json', ...headers },
    };
    const answer = await fetch(`http://127.0.0.1:${port}/rest/v1/x`, call);
    return [answer.status, await answer.text()];
  };
  /** What is answered to the head of a request, and to what is sent with it. */
  const begin = async (headers: Record<string, string>, first = '') => {
    const call = request({ port, host: '127.0.0.1', path: '/rest/v1/x', method: 'POST', headers });
    call.on('error', () => undefined);
    if (first) call.write(first);
    else call.flushHeaders();
    const [{ statusCode, headers: answered }] = (await once(call, 'response')) as [IncomingMessage];
    call.destroy();
    return [statusCode, answered.connection];
  };

  it('is read up to 64 KB, from whoever sends it', async () => {
    expect(await post(SMALL)).toEqual([200, `${SMALL}`]);
  });

  it('is refused without being read where a stranger declares more', async () => {
    expect(await begin({ 'content-length': `${SMALL + 1}` })).toEqual([413, 'close']);
  });

  it('is refused as soon as a stranger has sent more', async () => {
    expect(await begin({ 'transfer-encoding': 'chunked' }, 'x'.repeat(SMALL + 1))).toEqual([413, 'close']);
  });

  it('is read up to 1.5 MB for staff', async () => {
    const authorization = 'Bearer staff';
    expect(await post(LARGE, { authorization })).toEqual([200, `${LARGE}`]);
    const head = { authorization, 'content-length': `${2 * LARGE}` };
    expect(await begin(head, 'x'.repeat(1.6 * LARGE))).toEqual([413, 'close']);
  });
});
