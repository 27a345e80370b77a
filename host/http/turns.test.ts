import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { closeServer, createHttpServer, listen } from './server';

const request = 'GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('requests that a client sends before it has read the answers', () => {
  let server: Server;
  let port: number;
  let handled = 0;
  let running = 0;
  let mostRunning = 0;
  beforeAll(async () => {
    server = createHttpServer(async () => {
      handled += 1;
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return new Response(`answer ${handled}`);
    }, false);
    port = await listen(server, 0, '127.0.0.1');
  });
  afterAll(() => closeServer(server));
  beforeEach(() => {
    handled = running = mostRunning = 0;
  });

  const send = (text: string) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (data) => (received += String(data)));
    socket.on('error', () => undefined);
    socket.write(text);
    return { socket, received: () => received };
  };

  it('are answered one after the other, in order', async () => {
    const { socket, received } = send(
      request.repeat(3) + request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
    );
    await once(socket, 'close');
    expect(received().match(/answer \d/g)).toEqual([1, 2, 3, 4].map((turn) => `answer ${turn}`));
    expect(mostRunning).toBe(1);
  });

  it('close the connection when they are too many, and are not handled', async () => {
    const { socket } = send(request.repeat(5));
    await once(socket, 'close');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(handled).toBeLessThanOrEqual(1);
  });
});
