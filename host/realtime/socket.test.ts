import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import WebSocket from 'ws';
import { type HostProcess, startHost } from '../testing/hostProcess';
import { until } from '../../supabase/tests/support/listening';

type Reply = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown];

describe('realtime socket', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost();
  });
  afterAll(() => host.stop());

  const address = (query: string, path = '/realtime/v1/websocket') =>
    `${host.url.replace('http', 'ws')}${path}?${query}`;
  const openSocket = async (): Promise<{ socket: WebSocket; replies: Reply[] }> => {
    const socket = new WebSocket(address(`apikey=${host.publishableKey}&vsn=2.0.0`));
    const replies: Reply[] = [];
    socket.on('message', (data: Buffer) => replies.push(JSON.parse(data.toString()) as Reply));
    await once(socket, 'open');
    return { socket, replies };
  };
  const join = (ref: number, topic: string): string =>
    JSON.stringify([`${ref}`, `${ref}`, `realtime:${topic}`, 'phx_join', { config: { private: true } }]);

  it.each([
    ['without a key', () => address('vsn=2.0.0'), 401],
    ['with a wrong key', () => address('apikey=sb_publishable_x&vsn=2.0.0'), 401],
    ['with the secret key', () => address(`apikey=${host.secretKey}&vsn=2.0.0`), 401],
    ['with another protocol version', () => address(`apikey=${host.publishableKey}&vsn=1.0.0`), 400],
    ['at another address', () => address(`apikey=${host.publishableKey}&vsn=2.0.0`, '/rest/v1/chats'), 404],
  ])('refuses to open %s', async (_name, url, status) => {
    const socket = new WebSocket(url());
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toBe(`Unexpected server response: ${status}`);
  });

  it('answers a heartbeat', async () => {
    const { socket, replies } = await openSocket();
    socket.send('[null,"7","phoenix","heartbeat",{}]');
    await until(() => replies.length > 0);
    expect(replies).toEqual([[null, '7', 'phoenix', 'phx_reply', { status: 'ok', response: {} }]]);
    socket.close();
  });

  it('replies in the order of the requests', async () => {
    const { socket, replies } = await openSocket();
    socket.send(join(1, 'chat:a'));
    socket.send('[null,"2","phoenix","heartbeat",{}]');
    socket.send(join(3, 'chat:b'));
    await until(() => replies.length === 3);
    expect(replies.map(([, ref]) => ref)).toEqual(['1', '2', '3']);
    socket.close();
  });

  it('accepts a hundred channels and replaces one that is joined twice', async () => {
    await host.sql(
      `insert into public.chats ("senderName") select 'visitor-ab12' from generate_series(1, 101)`,
    );
    await host.sql(
      `insert into private.chat_key (chat, token_hash) select id, uuid_send(id) from public.chats`,
    );
    const topics = await host.sql<{ topic: string }>('select topic from private.chat_key limit 101');
    const { socket, replies } = await openSocket();
    topics.forEach(({ topic }, index) => socket.send(join(index, topic)));
    socket.send(join(500, topics[0]?.topic ?? ''));
    await until(() => replies.length === 103);
    const statuses = replies.map(([, , , , payload]) => (payload as { status?: string }).status);
    expect(statuses.slice(0, 100)).toEqual(Array(100).fill('ok'));
    expect(replies[100]?.[4]).toEqual({
      status: 'error',
      response: { reason: 'ChannelRateLimitReached: Too many channels' },
    });
    expect(replies.slice(101).map(([joinRef, , , event]) => [joinRef, event])).toEqual([
      ['0', 'phx_close'],
      ['500', 'phx_reply'],
    ]);
    socket.close();
  });

  it.each([
    ['that is not a frame', () => 'hello', 1007],
    ['that is larger than 8 KB', () => 'x'.repeat(8_193), 1009],
    [
      'with a longer name than a reply repeats',
      () => `[null,"${'7'.repeat(256)}","phoenix","heartbeat",{}]`,
      1007,
    ],
  ])('is closed by a message %s', async (_name, text, code) => {
    const { socket } = await openSocket();
    socket.send(text());
    expect(await once(socket, 'close')).toMatchObject([code, expect.anything()]);
  });

  it('is closed by the fifth fragment of a message', async () => {
    const { socket } = await openSocket();
    for (let count = 0; count < 5; count++) socket.send('x', { fin: false });
    expect(await once(socket, 'close')).toMatchObject([1008, expect.anything()]);
  });

  it('is closed with 1008 after too many messages', async () => {
    const { socket } = await openSocket();
    for (let count = 0; count < 1000; count++) socket.send('[null,"1","phoenix","heartbeat",{}]');
    expect(await once(socket, 'close')).toMatchObject([1008, expect.anything()]);
  });

  it('is closed when the host stops, and refused with 503 meanwhile', async () => {
    const other = await startHost();
    const path = `/realtime/v1/websocket?apikey=${other.publishableKey}&vsn=2.0.0`;
    const socket = new WebSocket(other.url.replace('http', 'ws') + path);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    const { port } = new URL(other.url);
    const slow = connect(Number(port), '127.0.0.1');
    slow.write(
      `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
        `sec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
    expect(String(await once(slow, 'data'))).toMatch(/^HTTP\/1\.1 101 /);
    const stopped = other.stop();
    await once(slow, 'data'); // the close frame, to which it does not respond
    const late = new WebSocket(other.url.replace('http', 'ws') + path);
    const [failure] = (await Promise.race([once(late, 'error'), once(late, 'open')])) as [Error | undefined];
    late.terminate();
    await stopped;
    expect(await closed).toMatchObject([1001, expect.anything()]);
    expect(failure?.message).toBe('Unexpected server response: 503');
  });
});
