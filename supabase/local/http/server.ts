import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { believedHeaders, clientOf, createProxyWatch, remoteAddressOf } from './clientAddress';
import { hostHeaders } from '../headers';
import { createPlaces } from './places';
import { problem } from './problem';
import { Refusal } from '../refusal';
import { isTooDeep, readBody, refuseBody } from './requestBody';

export type Handler = (request: Request) => Promise<Response>;

const BODYLESS = ['GET', 'HEAD'];
const METHODS = [...BODYLESS, 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];

/** Whether a request may wait for the database. Pages and assets are served at once, and browsers load many together. */
const isCall = ({ pathname }: URL): boolean => /^\/(rest|auth|functions)\//.test(pathname);

/** The URL of a request, or undefined if it is invalid. */
const targetOf = ({ url = '/' }: IncomingMessage): URL | undefined => {
  const address = `http://localhost${url}`; // the client controls the Host header: nothing may depend on it
  return url.startsWith('/') && URL.canParse(address) && !isTooDeep(url) ? new URL(address) : undefined;
};

/** The request as a Fetch API Request, or the error response if it cannot be converted. */
const toRequest = async (
  incoming: IncomingMessage,
  target: URL | undefined,
  address: string,
): Promise<Request | Response> => {
  const { method = 'GET' } = incoming;
  if (!target) return problem(400, 'PGRST100', 'The address is not valid.');
  if (!METHODS.includes(method)) return problem(405, 'PGRST117', 'Unsupported HTTP method');
  const headers = believedHeaders(incoming, address);
  if (BODYLESS.includes(method)) return new Request(target, { method, headers });
  // Nothing else takes a body, so it is not read.
  if (!isCall(target)) return new Response(null, { status: 405, headers: { allow: BODYLESS.join(', ') } });
  const body = await readBody(incoming);
  if (!body) return problem(413, 'PT413', 'The request is larger than 1.5 MB.');
  return (
    refuseBody(body, target, headers['content-type']) ??
    new Request(target, { method, headers, body: body.length > 0 ? body : undefined })
  );
};

const send = async (response: Response, outgoing: ServerResponse, complete: boolean): Promise<void> => {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (!name.startsWith('access-control-')) outgoing.setHeader(name, value); // same origin only
  }
  if (!complete) outgoing.setHeader('connection', 'close'); // instead of reading the rest of the body
  outgoing.end(Buffer.from(await response.arrayBuffer()));
};

/** For the log: without the query, which may hold personal data. */
const nameOf = ({ method, url }: IncomingMessage): string => `${method} ${url?.split('?')[0]}`;

const TOO_MANY = JSON.stringify({
  code: 'PT429',
  message: 'Too many requests at once, try again in a moment.',
  details: null,
  hint: null,
});

/** As cheap as possible: this is all that a flood gets. */
const refuse = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
  incoming.resume();
  outgoing.writeHead(429, { 'content-type': 'application/json', 'retry-after': '1' });
  outgoing.end(TOO_MANY);
};

/** A server that responds with what `handle` returns; an exception is logged and becomes an empty 500. */
export const createHttpServer = (handle: Handler, trustProxy: boolean, siteUrl?: string): Server => {
  const places = createPlaces();
  const watchProxy = createProxyWatch(trustProxy);
  const headers = new Map(Object.entries(hostHeaders(siteUrl)));
  return createServer((incoming, outgoing) => {
    outgoing.setHeaders(headers);
    watchProxy(incoming);
    const address = remoteAddressOf(incoming, trustProxy);
    const target = targetOf(incoming);
    const leave = target && isCall(target) ? places.enter(clientOf(address)) : () => undefined;
    if (!leave) {
      refuse(incoming, outgoing);
      return;
    }
    const answer = async (): Promise<void> => {
      const request = await toRequest(incoming, target, address);
      const response = request instanceof Response ? request : await handle(request);
      if (response.status >= 500) console.error(`${response.status} ${nameOf(incoming)}`);
      await send(response, outgoing, incoming.complete);
    };
    const fail = (error: unknown): void => {
      if (incoming.destroyed && !incoming.complete) return; // the client has gone
      console.error(`500 ${nameOf(incoming)}`, error);
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    };
    void answer().catch(fail).finally(leave);
  });
};

/** Starts listening and returns the port. Throws a {@link Refusal} if the address cannot be used. */
export const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const reason =
        code === 'EADDRINUSE' ? 'is in use. Set PORT to a free one' : `cannot be used: ${message}`;
      reject(new Refusal(`Port ${port} on ${host} ${reason}.`));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
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
