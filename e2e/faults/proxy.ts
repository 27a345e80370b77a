import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket, { WebSocketServer } from 'ws';

/**
 * What happens to one call. `cut`: it never arrives. `lost`: it is carried out, but the response is lost. `double`: it
 * arrives twice at once. `error`: the response is a 503. `limit`: a 429. A number delays it, in milliseconds.
 */
export type CallFault = 'cut' | 'lost' | 'double' | 'error' | 'limit' | number | undefined;

/** What happens to a frame on its way to the browser. */
export type FrameFault = 'drop' | 'double' | { forged: string } | undefined;

export interface Faults {
  /** Called for each call to the API; files of the site always arrive. */
  call: (path: string) => CallFault;
  frame: (text: string) => FrameFault;
  /** New sockets are refused. */
  isRefusing: boolean;
  /** Sockets stay open but transfer nothing; what is sent meanwhile is lost. */
  isFrozen: boolean;
  /** Nothing at all gets through. */
  isCut: boolean;
}

const noFaults: Faults = {
  call: () => undefined,
  frame: () => undefined,
  isRefusing: false,
  isFrozen: false,
  isCut: false,
};

export interface FaultProxy {
  url: string;
  faults: Faults;
  /** Sets the server that it forwards to; a restarted server has another address. */
  pointAt: (target: string) => void;
  /** Breaks every socket. */
  cutSockets: () => void;
  openSockets: () => number;
  /** Calls to the API so far, by path. */
  countOf: (path: string) => number;
  /** Ends all faults. */
  heal: () => void;
  stop: () => Promise<void>;
}

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

const API = /^\/(rest|auth|functions)\/v1\//;

/** Headers of one connection, not of the response (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

const bodyOf = async (stream: AsyncIterable<Buffer>) => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
};

const refusal = (status: number, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...(status === 429 && { 'retry-after': '1' }) },
  body: Buffer.from(JSON.stringify({ code, message: 'From the fault proxy' })),
});

/** A proxy between browsers and the host that applies network faults to their calls and sockets. */
export const startFaultProxy = async (firstTarget: string): Promise<FaultProxy> => {
  let target = firstTarget;
  const faults: Faults = { ...noFaults };
  const counts = new Map<string, number>();
  /** Functions that close each pair of sockets. */
  const pairs = new Set<() => void>();
  const heldBack = new Set<Duplex>();

  const forward = async (incoming: IncomingMessage, body: Buffer): Promise<Answer> => {
    const onward = request(new URL(incoming.url ?? '/', target), {
      method: incoming.method,
      headers: incoming.headers,
      agent: false,
    });
    onward.end(body);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 502, headers: answer.headers, body: await bodyOf(answer) };
  };

  /** Null: the browser gets no response. */
  const meet = async (fault: CallFault, request: IncomingMessage, body: Buffer): Promise<Answer | null> => {
    if (fault === 'cut') return null;
    if (fault === 'error') return refusal(503, '');
    if (fault === 'limit') return refusal(429, 'PT429');
    if (typeof fault === 'number') await sleep(fault);
    if (fault === 'double') void forward(request, body).catch(() => undefined);
    const answer = await forward(request, body);
    return fault === 'lost' || faults.isCut ? null : answer;
  };

  const serve = async (request: IncomingMessage, answered: ServerResponse) => {
    const body = await bodyOf(request);
    const [path = ''] = (request.url ?? '').split('?');
    const isApi = API.test(path);
    if (isApi) counts.set(path, (counts.get(path) ?? 0) + 1);
    const fault = faults.isCut ? 'cut' : isApi ? faults.call(path) : undefined;
    const answer = await meet(fault, request, body);
    if (!answer) return void request.socket.destroy();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && !HOP_BY_HOP.has(name)) answered.setHeader(name, value);
    }
    answered.writeHead(answer.status).end(answer.body);
  };

  const server = createServer((request, answered) => {
    // The host is down: the browser sees a broken connection.
    serve(request, answered).catch(() => request.socket.destroy());
  });
  const sockets = new WebSocketServer({ noServer: true });

  const join = (browser: WebSocket, request: IncomingMessage) => {
    const host = new WebSocket(new URL(request.url ?? '/', target.replace(/^http/, 'ws')));
    const unsent: Buffer[] = [];
    const end = () => {
      pairs.delete(end);
      for (const socket of [browser, host]) socket.terminate();
    };
    pairs.add(end);
    for (const socket of [browser, host]) socket.on('error', end).on('close', end);
    browser.on('message', (data: Buffer) => {
      if (faults.isFrozen || faults.isCut) return;
      if (host.readyState === host.OPEN) host.send(data.toString());
      else unsent.push(data);
    });
    host.on('open', () => unsent.forEach((data) => host.send(data.toString())));
    host.on('message', (data: Buffer) => {
      const text = data.toString();
      const fault = faults.isFrozen || faults.isCut ? 'drop' : faults.frame(text);
      if (fault === 'drop' || browser.readyState !== browser.OPEN) return;
      if (fault === 'double') browser.send(text);
      browser.send(typeof fault === 'object' ? fault.forged : text);
    });
  };

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (faults.isRefusing || faults.isCut) return void socket.destroy();
    if (faults.isFrozen) {
      heldBack.add(socket);
      return void socket.on('close', () => heldBack.delete(socket));
    }
    sockets.handleUpgrade(request, socket, head, (browser) => join(browser, request));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');

  const cutSockets = () => {
    pairs.forEach((end) => end());
    heldBack.forEach((socket) => socket.destroy());
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    faults,
    pointAt: (next) => (target = next),
    cutSockets,
    openSockets: () => pairs.size,
    countOf: (path) => counts.get(path) ?? 0,
    heal: () => void Object.assign(faults, noFaults),
    stop: async () => {
      cutSockets();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
