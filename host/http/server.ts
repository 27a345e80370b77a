import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, send, UnsentFile } from './answer';
import { isApi, NOT_STORED } from './apiPaths';
import { createBodyReader, type RefuseLarge } from './callBody';
import { trustedHeaders, createProxyWatch, remoteAddressOf } from './clientAddress';
import { boundConnections } from './connections';
import { hostHeaders } from '../headers';
import { createHeldBytes, type Hold } from './heldBytes';
import { createConcurrencyLimit } from './concurrencyLimit';
import { givenId, type Observer, routeOf } from '../observe/request';
import { problem } from './problem';
import { isHealthCheck } from '../readiness';
import { Refusal } from '../refusal';
import { isTooDeep, refuseBody } from './requestBody';
import { createSentFiles } from './sentFiles';
import { createTurns } from './turns';

export type Handler = (request: Request) => Promise<Answer>;

const BODYLESS = ['GET', 'HEAD'];
const METHODS = [...BODYLESS, 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];

/** Whether a request may wait for the database. Pages and assets are served at once, and browsers load many together. */
const isCall = ({ pathname }: URL): boolean => /^\/(rest|auth|functions)\//.test(pathname);

/** The URL of a request, or undefined if it is invalid. */
const targetOf = ({ url = '/' }: IncomingMessage): URL | undefined => {
  const address = `http://localhost${url}`; // the client controls the Host header: nothing may depend on it
  return url.startsWith('/') && URL.canParse(address) && !isTooDeep(url) ? new URL(address) : undefined;
};

const unsupported = (): Response => {
  const response = problem(405, 'PGRST117', 'Unsupported HTTP method');
  response.headers.set('allow', METHODS.join(', '));
  return response;
};

/** The request as a Fetch API Request, or the error response if it cannot be converted. `readBodyOf` reads its body. */
const toRequest = async (
  incoming: IncomingMessage,
  target: URL | undefined,
  address: string,
  readBodyOf: (headers: Record<string, string>) => Promise<Buffer<ArrayBuffer> | Response>,
): Promise<Request | Response> => {
  const { method = 'GET' } = incoming;
  if (!target) return problem(400, 'PGRST100', 'The address is not valid.');
  if (!METHODS.includes(method)) return unsupported();
  const headers = trustedHeaders(incoming, address);
  if (BODYLESS.includes(method)) return new Request(target, { method, headers });
  // Nothing else takes a body, so it is not read.
  if (!isCall(target)) return new Response(null, { status: 405, headers: { allow: BODYLESS.join(', ') } });
  const body = await readBodyOf(headers);
  if (body instanceof Response) return body;
  return (
    refuseBody(body, target, headers['content-type']) ??
    new Request(target, { method, headers, body: body.length > 0 ? body : undefined })
  );
};

/** For the log: without the query, which may hold personal data. */
const nameOf = ({ method, url }: IncomingMessage): string => `${method} ${url?.split('?')[0]}`;

const TOO_MANY = JSON.stringify({
  code: 'PT429',
  message: 'Too many requests at once, try again in a moment.',
  details: null,
  hint: null,
});

/** As cheap as possible: this is all that a flood gets. The rest of a body is not read. */
const refuse = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
  if (!incoming.complete) outgoing.setHeader('connection', 'close');
  outgoing.writeHead(429, { 'content-type': 'application/json', 'retry-after': '1' });
  outgoing.end(TOO_MANY);
};

/** A phone on a slow line (400 kbit/s) sends the largest body in half a minute. */
const TIMEOUTS = { headersTimeout: 20_000, requestTimeout: 120_000, connectionsCheckingInterval: 5_000 };

/** A socket on which nothing moves is closed: its client does not read, or has gone without a word. */
const SILENCE_MS = 60_000;

/**
 * How long a proxy's connection waits for its next request: longer than proxies keep idle ones (Caddy two minutes, nginx one).
 * One that the host closed while a request was on its way would be answered with 502, and not every request is sent again.
 */
const PROXY_IDLE_MS = 130_000;

interface ServerOptions {
  /** The public address of the site, if it is set. */
  siteUrl?: string;
  observer?: () => Observer | undefined;
  /** Decides who may send a large body; without it, everybody may. */
  refuseLarge?: RefuseLarge;
}

/**
 * A server that responds with what `handle` returns; an exception is logged and becomes an empty 500. What strangers can make
 * it hold is bounded for each of them, for their networks and in all (host/decisions/002).
 */
export const createHttpServer = (
  handle: Handler,
  trustProxy: boolean,
  { siteUrl, observer = () => undefined, refuseLarge = () => undefined }: ServerOptions = {},
): Server => {
  const limit = createConcurrencyLimit();
  const heldBytes = createHeldBytes();
  const readBody = createBodyReader(refuseLarge);
  const sentFiles = createSentFiles();
  const inTurn = createTurns();
  const watchProxy = createProxyWatch(trustProxy);
  const headers = new Map(Object.entries(hostHeaders(siteUrl)));

  const report = (id: string, incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const observe = observer();
    if (!observe || isHealthCheck(incoming.url)) return; // while it stops, it says 503 every second
    const start = performance.now();
    const { method = '', url = '' } = incoming;
    outgoing.once('close', () =>
      observe({
        id,
        method: METHODS.includes(method) ? method : 'other',
        route: routeOf(url.split('?')[0] ?? ''),
        status: outgoing.writableFinished ? outgoing.statusCode : 0,
        seconds: (performance.now() - start) / 1_000,
      }),
    );
  };

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    outgoing.setHeaders(headers);
    const id = (trustProxy && givenId(incoming.headers['x-request-id'])) || randomUUID();
    outgoing.setHeader('x-request-id', id);
    report(id, incoming, outgoing);
    watchProxy(incoming);
    const address = remoteAddressOf(incoming, trustProxy);
    const target = targetOf(incoming);
    if (!target || isApi(target.pathname) || !BODYLESS.includes(incoming.method ?? ''))
      outgoing.setHeader(...NOT_STORED);
    const hold: Hold = (giveUp) => heldBytes.hold(address, giveUp);
    const release = target && isCall(target) ? limit.acquire(address) : () => undefined;
    if (!release) return refuse(incoming, outgoing);
    let endBody: (() => void) | undefined;
    const readBodyOf = async (headers: Record<string, string>) => {
      const body = await readBody(incoming, headers, address, hold);
      if (body instanceof Response) return body;
      endBody = body.end;
      return body.bytes;
    };
    try {
      const request = await toRequest(incoming, target, address, readBodyOf);
      const answer = request instanceof Response ? request : await handle(request);
      if (answer.status >= 500) console.error(`${answer.status} ${nameOf(incoming)} ${id}`);
      if (!incoming.complete) outgoing.setHeader('connection', 'close'); // instead of reading the rest of the body
      const end =
        answer instanceof Response ? () => undefined : sentFiles.begin(address, () => outgoing.destroy());
      if (!end) return refuse(incoming, outgoing);
      await send(answer, outgoing, hold).finally(end);
    } catch (error) {
      const hasGone = outgoing.destroyed || (incoming.destroyed && !incoming.complete);
      if (hasGone && !(error instanceof UnsentFile)) return; // as clients do
      console.error(`500 ${nameOf(incoming)} ${id}`, error);
      if (outgoing.destroyed) return;
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    } finally {
      endBody?.();
      release();
    }
  };

  const options = { ...TIMEOUTS, ...(trustProxy && { keepAliveTimeout: PROXY_IDLE_MS }) };
  const server = createServer(options, (incoming, outgoing) =>
    inTurn(incoming.socket, () => serve(incoming, outgoing)),
  );
  server.setTimeout(SILENCE_MS);
  boundConnections(server);
  return server;
};

/**
 * New connections that the system holds while this thread is busy (listen(2), `net.core.somaxconn`). Node's 511 are too few for a
 * burst of sockets: whoever comes then is not heard for seconds. More than are accepted in some seconds would only wait longer.
 */
const MOST_NEW = 2_000;

/** Starts listening and returns the port, which `variable` sets. Throws a {@link Refusal} if the address cannot be used. */
export const listen = (server: Server, port: number, host: string, variable = 'PORT'): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const reason =
        code === 'EADDRINUSE' ? `is in use. Set ${variable} to a free one` : `cannot be used: ${message}`;
      reject(new Refusal(`Port ${port} on ${host} ${reason}.`));
    });
    server.listen({ port, host, backlog: MOST_NEW }, () => resolve((server.address() as AddressInfo).port));
  });

/** How long a response in progress, or a connection that never sent a request, may delay a stop. */
const GRACE_MS = 3_000;

/** Stops accepting connections, lets responses in progress finish, and closes idle connections. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Throws a {@link Refusal} if this address is not free to listen on. */
export const assertFree = async (port: number, host: string): Promise<void> => {
  const probe = createServer();
  await listen(probe, port, host);
  await closeServer(probe);
};
