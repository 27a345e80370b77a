import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createSentFiles } from './sentFiles';
import { closeServer, createHttpServer, listen } from './server';

describe('createSentFiles', () => {
  const beginAll = (addresses: string[]) => {
    const { begin } = createSentFiles();
    const givenUp: string[] = [];
    const ends = addresses.map((address) => begin(address, () => givenUp.push(address)));
    return { begun: ends.filter(Boolean).length, givenUp, ends, begin };
  };
  const times = (count: number, addressOf: (turn: number) => string) =>
    Array.from({ length: count }, (_, turn) => addressOf(turn));

  it.each([
    ['one client', 100, () => '192.0.2.1'],
    ['a /24', 200, (turn: number) => `192.0.2.${turn % 20}`],
    ['a /48', 400, (turn: number) => `2001:db8:1:${((turn % 20) * 256).toString(16)}::1`],
  ])('sends %s at most %i files at a time', (_who, most, addressOf) => {
    const { begun, ends, begin } = beginAll(times(1_000, addressOf));
    expect(begun).toBe(most);
    ends.forEach((end) => end?.());
    expect(begin(addressOf(0), () => undefined)).toBeDefined();
  });

  it('sends 512 files at a time in all: the network with the most loses one', () => {
    const visitors = times(200, (turn) => `198.51.${turn}.1`);
    const party = times(400, (turn) => `2001:db8:1:${((turn % 20) * 256).toString(16)}::1`);
    const { begun, givenUp } = beginAll([...visitors, ...party]);
    expect(begun).toBe(600);
    expect(givenUp).toHaveLength(88);
    expect(givenUp.every((address) => address.startsWith('2001:db8:1:'))).toBe(true);
  });
});

describe('files that their client does not read', () => {
  let folder: string;
  let server: Server;
  let port: number;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-files-'));
    const file = path.join(folder, 'large');
    const size = 20_000_000; // more than the system takes for a socket
    await writeFile(file, Buffer.alloc(size));
    const answer = { status: 200, headers: {}, file, size };
    server = createHttpServer(
      ({ url }) => Promise.resolve(url.endsWith('/file') ? answer : new Response('page')),
      true,
    );
    port = await listen(server, 0, '127.0.0.1');
  });
  afterAll(async () => {
    await closeServer(server);
    await rm(folder, { recursive: true });
  });

  const ask = (client: string): Socket => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(`GET /file HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\n\r\n`);
    return socket;
  };
  const firstLineOf = async (socket: Socket) => {
    const [data] = (await once(socket, 'data')) as [Buffer];
    socket.pause();
    return String(data).split('\r\n', 1)[0];
  };

  it('are refused beyond 100 of one client, which gets everything else, as others get files', async () => {
    const heldSockets = Array.from({ length: 100 }, () => ask('192.0.2.1'));
    const lines = await Promise.all(heldSockets.map(firstLineOf));
    expect(new Set(lines)).toEqual(new Set(['HTTP/1.1 200 OK']));
    const more = ask('192.0.2.1');
    expect(await firstLineOf(more)).toBe('HTTP/1.1 429 Too Many Requests');
    const page = await fetch(`http://127.0.0.1:${port}/page`, {
      headers: { 'x-forwarded-for': '192.0.2.1' },
    });
    expect(await page.text()).toBe('page');
    const other = ask('198.51.100.1');
    expect(await firstLineOf(other)).toBe('HTTP/1.1 200 OK');
    for (const socket of [...heldSockets, more, other]) socket.destroy();
  });
});
