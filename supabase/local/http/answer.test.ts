import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { until } from '../testing/listening';
import { closeServer, createHttpServer, listen } from './server';

const SIZE = 400_000;

describe('files that are sent', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-answer-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('leave room for others: no turn of the event loop sends more than a few pieces of them', async () => {
    const file = path.join(folder, 'app.js');
    await writeFile(file, 'x'.repeat(SIZE));
    const server = createHttpServer(() => Promise.resolve({ status: 200, headers: {}, file }), false);
    const port = await listen(server, 0, '127.0.0.1');
    let [pieces, most] = [0, 0];
    const write = jest.spyOn(ServerResponse.prototype, 'write');
    const isDone = { value: false };
    const countTurns = () => {
      most = Math.max(most, write.mock.calls.length - pieces);
      pieces = write.mock.calls.length;
      if (!isDone.value) setImmediate(countTurns);
    };
    countTurns();
    const texts = await Promise.all(
      Array.from({ length: 90 }, async () => (await fetch(`http://127.0.0.1:${port}/app.js`)).text()),
    );
    isDone.value = true;
    write.mockRestore();
    await closeServer(server);
    expect(texts.filter((text) => text.length === SIZE)).toHaveLength(90);
    expect(pieces).toBeGreaterThan(90);
    expect(most).toBeLessThanOrEqual(8);
  });

  it('that have disappeared end the connection instead of the host', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const file = path.join(folder, 'missing.js');
    const server = createHttpServer(() => Promise.resolve({ status: 200, headers: {}, file }), false);
    const port = await listen(server, 0, '127.0.0.1');
    await expect(fetch(`http://127.0.0.1:${port}/missing.js`)).rejects.toThrow('fetch failed');
    await closeServer(server);
    log.mockRestore();
  });
});

describe('answers that their client does not read', () => {
  it('are bounded in all: the network with the most loses one, and everybody else gets theirs', async () => {
    const long = Buffer.alloc(12_000_000, 'x'); // more than the system takes for a socket
    const server = createHttpServer(() => Promise.resolve(new Response(long)), true);
    const connections: Socket[] = [];
    server.on('connection', (socket) => connections.push(socket));
    const port = await listen(server, 0, '127.0.0.1');
    const begin = async (client: string) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\n\r\n`);
      await once(socket, 'data');
      return socket.pause();
    };
    const countLost = () => connections.filter(({ destroyed }) => destroyed).length;

    const held = [await begin('198.51.100.1')];
    for (let turn = 0; turn < 3; turn++) held.push(await begin('192.0.2.1'));
    expect(countLost()).toBe(0);
    held.push(await begin('192.0.2.2'));
    await until(() => countLost() > 0);
    expect([countLost(), connections[0]?.destroyed]).toEqual([1, false]);

    const headers = { 'x-forwarded-for': '203.0.113.1' };
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers });
    expect((await answer.arrayBuffer()).byteLength).toBe(long.length);
    expect([countLost(), connections[0]?.destroyed]).toEqual([2, false]);
    for (const socket of held) socket.destroy();
    await closeServer(server);
  });
});
