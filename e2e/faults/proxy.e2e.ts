import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import WebSocket, { WebSocketServer } from 'ws';
import { until } from '../../supabase/tests/support/listening';
import { startFaultProxy, type FaultProxy, type FrameFault } from './proxy';
import { randomFrom } from './random';

const CALL = '/rest/v1/rpc/chat_send';

describe('the fault proxy', () => {
  let host: Server;
  let proxy: FaultProxy;
  let arrived: string[];
  beforeAll(async () => {
    host = createServer((request, answered) => {
      request.on('data', (data) => arrived.push(String(data)));
      request.on('end', () => answered.writeHead(201, { 'x-kept': 'yes' }).end(`answer to ${request.url}`));
    });
    new WebSocketServer({ server: host }).on('connection', (socket) =>
      socket.on('message', (data: Buffer) => socket.send(`echo ${data.toString()}`)),
    );
    host.listen(0, 'localhost');
    await once(host, 'listening');
    proxy = await startFaultProxy(`http://localhost:${(host.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    await proxy.stop();
    host.closeAllConnections();
    host.close();
  });
  beforeEach(() => {
    arrived = [];
    proxy.heal();
  });

  const call = (path = CALL) => fetch(proxy.url + path, { method: 'POST', body: 'one' });
  const connect = async () => {
    const socket = new WebSocket(`${proxy.url.replace('http', 'ws')}/realtime`);
    const messages: string[] = [];
    socket.on('message', (data: Buffer) => messages.push(data.toString()));
    await once(socket, 'open');
    return { socket, messages };
  };

  it('forwards calls unchanged', async () => {
    const answer = await call(`${CALL}?a=b`);
    expect([answer.status, answer.headers.get('x-kept'), await answer.text()]).toEqual([
      201,
      'yes',
      `answer to ${CALL}?a=b`,
    ]);
    expect(arrived).toEqual(['one']);
    expect(proxy.countOf(CALL)).toBe(1);
  });

  it.each([
    ['cut', 0],
    ['lost', 1],
  ] as const)('fails a call with the fault “%s”, which reaches the host %i times', async (fault, times) => {
    proxy.faults.call = () => fault;
    await expect(call()).rejects.toThrow('fetch failed');
    expect(arrived).toHaveLength(times);
  });

  it('sends a call with the fault “double” to the host twice, and answers once', async () => {
    proxy.faults.call = () => 'double';
    expect((await call()).status).toBe(201);
    await until(() => arrived.length === 2);
  });

  it.each([
    ['error', 503],
    ['limit', 429],
  ] as const)(
    'refuses a call with the fault “%s” with %i, without sending it to the host',
    async (fault, status) => {
      proxy.faults.call = () => fault;
      expect((await call()).status).toBe(status);
      expect(arrived).toEqual([]);
    },
  );

  it('delays a call by a fault that is a number', async () => {
    proxy.faults.call = () => 300;
    const start = performance.now();
    await call();
    expect(performance.now() - start).toBeGreaterThan(290);
  });

  it('serves the files of the site unless the network is cut', async () => {
    proxy.faults.call = () => 'cut';
    expect((await call('/main.js')).status).toBe(201);
    proxy.faults.isCut = true;
    await expect(call('/main.js')).rejects.toThrow('fetch failed');
  });

  it('drops, doubles and forges frames', async () => {
    const { socket, messages } = await connect();
    const faults: FrameFault[] = [undefined, 'drop', 'double', { forged: 'forged' }];
    proxy.faults.frame = () => faults.shift();
    for (const text of ['1', '2', '3', '4']) socket.send(text);
    await until(() => messages.length === 4);
    expect(messages).toEqual(['echo 1', 'echo 3', 'echo 3', 'forged']);
    socket.terminate();
  });

  it('freezes sockets without closing them, cuts them, and refuses new ones', async () => {
    const { socket, messages } = await connect();
    proxy.faults.isFrozen = true;
    socket.send('unheard');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([messages, socket.readyState, proxy.openSockets()]).toEqual([[], WebSocket.OPEN, 1]);
    proxy.faults.isFrozen = false;
    socket.send('heard');
    await until(() => messages.length === 1);
    expect(messages).toEqual(['echo heard']);
    proxy.cutSockets();
    await once(socket, 'close');
    expect(proxy.openSockets()).toBe(0);
    proxy.faults.isRefusing = true;
    await expect(connect()).rejects.toThrow('socket hang up');
  });

  it('draws the same random numbers for the same seed', () => {
    const [random, two] = [randomFrom(7), randomFrom(7)];
    const numbers = Array.from({ length: 1_000 }, () => random());
    expect(numbers).toEqual(numbers.map(() => two()));
    expect(Math.min(...numbers)).toBeLessThan(0.05);
    expect(Math.max(...numbers)).toBeGreaterThan(0.95);
  });
});
