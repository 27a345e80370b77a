import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { closeServer, createHttpServer, listen } from './server';

const LARGEST = 1.5 * 1024 * 1024;

describe('the body of a request', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createHttpServer(async (call) => new Response(await call.text()), true);
    port = await listen(server, 0, '127.0.0.1');
  });
  afterAll(() => closeServer(server));

  const head = (client: string) =>
    `POST /rest/v1/x HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\nTransfer-Encoding: chunked\r\n\r\n`;

  it('is read as it was sent, in whatever pieces', async () => {
    const jsonText = JSON.stringify({ text: 'ä'.repeat(50_000) });
    const call = request({ port, path: '/rest/v1/x', method: 'POST' });
    for (let at = 0; at < jsonText.length; at += 997) call.write(jsonText.slice(at, at + 997));
    call.end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(await text(answer)).toBe(jsonText);
  });

  it('is refused when it comes in very many very small pieces, before the rest of it is sent', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(head('192.0.2.1'));
    socket.write('1\r\na\r\n'.repeat(1_000));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
    socket.destroy();
  });

  it('is given up when unfinished ones of its network fill the memory for all, and another network’s is read', async () => {
    const half = `${(LARGEST - 1).toString(16)}\r\n${'x'.repeat(LARGEST - 2)}`;
    const sockets = Array.from({ length: 40 }, (_, turn) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(head(`198.51.100.${turn}`) + half);
      return socket;
    });
    const answers = sockets.map((socket) => once(socket, 'data').then(([data]) => String(data)));
    const first = await Promise.race(answers);
    expect(first).toMatch(/^HTTP\/1\.1 429 /);
    const other = await fetch(`http://localhost:${port}/rest/v1/x`, {
      method: 'POST',
      body: '{"small":true}',
      headers: { 'x-forwarded-for': '203.0.113.1', 'content-type': 'application/json' },
    });
    expect(await other.json()).toEqual({ small: true });
    for (const socket of sockets) socket.destroy();
  });
});
