import { once } from 'node:events';
import { type FileHandle, mkdtemp, open, rm, truncate, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { until } from '../../supabase/tests/support/listening';
import type { FileAnswer } from './answer';
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
    const answer = { status: 200, headers: {}, file, size: SIZE };
    const server = createHttpServer(() => Promise.resolve(answer), false);
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

  describe('that are not as they were at the start', () => {
    let log: jest.SpyInstance;
    let stat: jest.SpyInstance;
    beforeEach(async () => {
      log = jest.spyOn(console, 'error').mockReturnValue();
      const file = path.join(folder, 'any');
      await writeFile(file, '');
      const handle = await open(file);
      stat = jest.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'stat');
      await handle.close();
    });
    afterEach(() => jest.restoreAllMocks());

    /** The descriptors of the files that were opened: -1 once it is closed. */
    const openFiles = () => (stat.mock.contexts as FileHandle[]).map(({ fd }) => fd);

    const serve = async (name: string, size: number) => {
      const file = path.join(folder, name);
      const headers = { etag: '"former"', 'cache-control': 'public, max-age=3600' };
      const answers: Record<string, FileAnswer | Response> = {
        '/it': { status: 200, headers, file, size },
        '/next': new Response('next'),
      };
      const server = createHttpServer(
        ({ url }) => Promise.resolve(answers[new URL(url).pathname] as FileAnswer),
        false,
      );
      const port = await listen(server, 0, '127.0.0.1');
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const ask = async (address: string): Promise<IncomingMessage> => {
        const [answer] = (await once(get({ host: '127.0.0.1', port, path: address, agent }), 'response')) as [
          IncomingMessage,
        ];
        return answer;
      };
      const stop = async () => {
        agent.destroy();
        await closeServer(server);
      };
      return { file, ask, stop };
    };
    const textOf = async (answer: IncomingMessage) => {
      let text = '';
      for await (const piece of answer) text += String(piece);
      return text;
    };

    it.each([
      ['missing', undefined, /ENOENT/],
      ['longer', 'x'.repeat(11), /has changed since the start/],
      ['shorter', 'x'.repeat(9), /has changed since the start/],
    ])('are answered with 500 that nobody keeps, and logged, when they are %s', async (name, text, why) => {
      if (text !== undefined) await writeFile(path.join(folder, name), text);
      const { ask, stop } = await serve(name, 10);
      const answer = await ask('/it');
      expect([answer.statusCode, answer.headers.etag, answer.headers['cache-control']]).toEqual([
        ...[500, undefined, undefined],
      ]);
      expect(await textOf(answer)).toBe('');
      expect(await textOf(await ask('/next'))).toBe('next');
      expect(log.mock.calls).toEqual([
        [
          expect.stringMatching(/^500 GET \/it /),
          expect.objectContaining({ message: expect.stringMatching(why) as string }),
        ],
      ]);
      expect(openFiles()).toEqual(text === undefined ? [] : [-1]);
      await stop();
    });

    it('end the connection and are logged when they become shorter while they are sent', async () => {
      const size = 20_000_000; // more than the system takes for a socket
      await writeFile(path.join(folder, 'cut'), Buffer.alloc(size));
      const { file, ask, stop } = await serve('cut', size);
      const answer = await ask('/it');
      expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, String(size)]);
      await truncate(file, 1_000);
      await expect(textOf(answer)).rejects.toThrow('aborted');
      await until(() => log.mock.calls.length > 0);
      expect(log.mock.calls).toEqual([
        [
          expect.stringMatching(/^500 GET \/it /),
          expect.objectContaining({ message: expect.stringContaining('shorter') as string }),
        ],
      ]);
      expect(openFiles()).toEqual([-1]);
      await stop();
    });

    it('are closed when the client leaves, which is no error', async () => {
      const size = 20_000_000;
      await writeFile(path.join(folder, 'left'), Buffer.alloc(size));
      const { ask, stop } = await serve('left', size);
      const answer = await ask('/it');
      answer.destroy();
      await until(() => openFiles()[0] === -1);
      expect(log).not.toHaveBeenCalled();
      await stop();
    });
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

    const heldSockets = [await begin('198.51.100.1')];
    for (let turn = 0; turn < 3; turn++) heldSockets.push(await begin('192.0.2.1'));
    expect(countLost()).toBe(0);
    heldSockets.push(await begin('192.0.2.2'));
    await until(() => countLost() > 0);
    expect([countLost(), connections[0]?.destroyed]).toEqual([1, false]);

    const headers = { 'x-forwarded-for': '203.0.113.1' };
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers });
    expect((await answer.arrayBuffer()).byteLength).toBe(long.length);
    expect([countLost(), connections[0]?.destroyed]).toEqual([2, false]);
    for (const socket of heldSockets) socket.destroy();
    await closeServer(server);
  });
});
