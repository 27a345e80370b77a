import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Database } from '../database/database';
import { TooBusy } from '../database/queue';
import { NOT_STORED } from '../http/apiPaths';
import { remoteAddressOf } from '../http/clientAddress';
import { createConcurrencyLimit } from '../http/concurrencyLimit';
import { createSocketBound } from '../http/connections';
import type { Keys } from '../keys';
import { createAttemptLimit } from '../auth/attemptLimit';
import { identify, isJoinAllowed, prepareJoins } from './authorize';
import { type Recheck, serveConnection } from './connection';
import { isFeedWorking, startFeed } from './feed';
import { createIdleTimeout } from './idleTimeout';
import { type Ask, createRechecks } from './rechecks';
import { createTopics } from './topics';

export interface Realtime {
  /** Accepts or refuses a WebSocket upgrade. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  countSockets: () => number;
  /** Closes every socket and resolves when all are closed. */
  stop: () => Promise<void>;
}

const ADDRESS = '/realtime/v1/websocket';

/** The largest frame a client has reason to send is a join with an access token. */
const MAX_FRAME_BYTES = 8 * 1024;
/** A frame this small needs no fragments; each one would keep the network's whole buffer until the message is complete. */
const MAX_FRAGMENTS = 4;
/** In all: beyond them, the client with the most loses its oldest. */
const MAX_SOCKETS = 1000;
/** Per client: an open chat needs one, and a whole office may be one client. A chat without a socket polls instead. */
const MAX_SOCKETS_OF_ONE = 100;

/** Refused joins per client in five minutes: each asks the database. Nobody who knows a topic is refused. */
const MAX_REFUSED_JOINS = 60;

/** How soon a socket hears nothing more after its session has ended. */
const RECHECK_MS = 3_000;

/** How long a client has to respond to a close frame. */
const CLOSE_TIMEOUT_MS = 1000;

const refuse = (socket: Duplex, status: string): void =>
  void socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n${NOT_STORED.join(': ')}\r\n\r\n`,
    () => socket.destroy(),
  );

/** The status line that a request is refused with, or undefined if it may be upgraded. */
const refusalOf = (url: URL, keys: Keys): string | undefined => {
  if (url.pathname !== ADDRESS) return '404 Not Found';
  if (url.searchParams.get('apikey') !== keys.publishableKey) return '401 Unauthorized';
  return url.searchParams.get('vsn') === '2.0.0' ? undefined : '400 Bad Request';
};

/**
 * Realtime on `database`, whose `realtime.send()` it listens to. Logs one line if a message sent at the start does not
 * arrive: the product still works then, and clients poll for news.
 */
export const startRealtime = async (
  database: Database,
  keys: Keys,
  trustProxy: boolean,
): Promise<Realtime> => {
  const topics = createTopics();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    maxFragments: MAX_FRAGMENTS,
  });
  server.on('wsClientError', (_error, socket) => refuse(socket, '400 Bad Request'));
  const idleTimeout = createIdleTimeout();
  const socketLimit = createConcurrencyLimit(MAX_SOCKETS_OF_ONE);
  const bound = createSocketBound(MAX_SOCKETS);
  const refusedJoins = createAttemptLimit(MAX_REFUSED_JOINS);
  const isAllowedNow: Ask = (listener, topic, client) => isJoinAllowed(database, listener, topic, client);
  const beginPass = createRechecks(isAllowedNow);
  const rechecks = new Map<Recheck, string>();
  const recheckTimer = setInterval(() => {
    const isStillAllowed = beginPass();
    for (const [recheck, client] of rechecks)
      void recheck((listener, topic) => isStillAllowed(listener, topic, client));
  }, RECHECK_MS).unref();
  let isStopping = false;

  await prepareJoins(database);
  await startFeed(database, topics);
  isFeedWorking(database, topics).then(
    (isWorking) =>
      isWorking || console.error('Realtime: a test message did not arrive, so chats are checked every 6 s.'),
    () => undefined, // stopped meanwhile
  );
  const serve = (socket: WebSocket, client: string): void => {
    idleTimeout.watch(socket);
    const recheck = serveConnection(socket, {
      topics,
      identify: (token) => identify(token, keys),
      isJoinAllowed: async (listener, topic) => {
        const discount = refusedJoins.begin(client);
        if (!discount) return false;
        const isAllowed = await isAllowedNow(listener, topic, client).catch((error: unknown) => {
          discount();
          if (error instanceof TooBusy) return false;
          throw error;
        });
        if (isAllowed) discount();
        return isAllowed;
      },
    });
    rechecks.set(recheck, client);
    socket.once('close', () => rechecks.delete(recheck));
  };

  return {
    countSockets: () => server.clients.size,
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      if (isStopping) return refuse(socket, '503 Service Unavailable'); // it would never be closed
      const address = `http://localhost${request.url}`; // the client controls the Host header
      const refusal = URL.canParse(address) ? refusalOf(new URL(address), keys) : '400 Bad Request';
      if (refusal) return refuse(socket, refusal);
      const client = remoteAddressOf(request, trustProxy);
      const release = socketLimit.acquire(client);
      if (!release) return refuse(socket, '429 Too Many Requests');
      socket.once('close', release);
      bound(client, socket);
      server.handleUpgrade(request, socket, head, (webSocket) => serve(webSocket, client));
    },
    stop: async () => {
      isStopping = true;
      idleTimeout.stop();
      clearInterval(recheckTimer);
      const closings = [...server.clients].map(
        (client) => new Promise((resolve) => client.once('close', resolve)),
      );
      for (const client of server.clients) client.close(1001); // going away (RFC 6455, section 7.4.1)
      const closeTimer = setTimeout(() => {
        for (const client of server.clients) client.terminate();
      }, CLOSE_TIMEOUT_MS);
      await Promise.all(closings);
      clearTimeout(closeTimer);
      server.close();
    },
  };
};
