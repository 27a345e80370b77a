import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** How often the proxy asks its hosts whether they are ready. */
const CHECK_MS = 100;

export interface Proxy {
  url: string;
  /** Sends requests to this host, too, as long as it is ready. */
  add: (host: string) => void;
  remove: (host: string) => void;
  stop: () => Promise<void>;
}

/**
 * A proxy in front of several hosts as they are common: it keeps connections, takes hosts in turn, asks `/readyz` of each, and
 * tries the next one only if a connection could not be opened.
 */
export const startProxy = async (): Promise<Proxy> => {
  const agent = new Agent({ keepAlive: true });
  const hosts = new Map<string, boolean>();
  let turn = 0;

  const check = async (host: string) => {
    const isReady = await fetch(`${host}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (hosts.has(host)) hosts.set(host, isReady);
  };
  const timer = setInterval(() => void Promise.all([...hosts.keys()].map(check)), CHECK_MS);

  const pass = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, tried: string[]) => {
    const ready = [...hosts].filter(([host, isReady]) => isReady && !tried.includes(host));
    const [host] = ready[turn++ % Math.max(1, ready.length)] ?? [];
    if (!host) return void outgoing.writeHead(502).end();
    const passed = request(
      host + (incoming.url ?? '/'),
      { method: incoming.method, headers: incoming.headers, agent },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED') pass(incoming, body, outgoing, [...tried, host]);
      else outgoing.writeHead(502).end();
    });
    passed.end(body);
  };
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => pass(incoming, Buffer.concat(parts), outgoing, []));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (host) => {
      hosts.set(host, false);
      void check(host);
    },
    remove: (host) => void hosts.delete(host),
    stop: async () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
