import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../target';
import { inManyNetworks, inOneNetwork, isOver, type Order, type Pattern } from './order';
import { SCRIPT } from './ownHost';
import { fragments, refusedJoins } from './sockets';

const openSocket = ({ url }: Order): Socket => {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname).on('error', () => undefined);
};

/** Waits until the socket takes more, but no longer than this pattern lasts. */
const write = async (socket: Socket, data: string | Buffer, over: () => boolean): Promise<void> => {
  if (socket.destroyed || socket.write(data)) return;
  while (socket.writableNeedDrain && !socket.destroyed && !over()) await sleep(10);
};

const head = ({ key }: Order, client: string, more: string) =>
  `POST /rest/v1/rpc/track_consignment HTTP/1.1\r\nHost: localhost\r\napikey: ${key}\r\n` +
  `content-type: application/json\r\nx-forwarded-for: ${client}\r\n${more}\r\n\r\n`;

/** Holds what `sockets` have begun until the pattern is over. */
const hold = async (sockets: Socket[], over: () => boolean): Promise<void> => {
  while (!over()) await sleep(50);
  for (const socket of sockets) socket.destroy();
};

const pipelined: Pattern = async (order) => {
  const over = isOver(order);
  const request = `GET ${SCRIPT} HTTP/1.1\r\nHost: localhost\r\nx-forwarded-for: 192.0.2.1\r\n\r\n`;
  const sockets = Array.from({ length: 4 }, () => openSocket(order).pause());
  await Promise.all(sockets.map((socket) => write(socket, request.repeat(1_200), over)));
  await hold(sockets, over);
};

/** As many sockets as one network opens, each with as many requests as may wait; a socket that is closed is opened again. */
const manyReaders: Pattern = async (order) => {
  const over = isOver(order);
  const sockets = new Set<Socket>();
  const ask = (turn: number) => {
    const client = `192.0.2.${turn % 20}`;
    const request = `GET ${SCRIPT} HTTP/1.1\r\nHost: localhost\r\nx-forwarded-for: ${client}\r\n\r\n`;
    const socket = openSocket(order).pause();
    socket.once('close', () => sockets.delete(socket)).write(request.repeat(4));
    sockets.add(socket);
  };
  for (let turn = 0; !over(); turn++) {
    if (sockets.size < 1_500) ask(turn);
    if (sockets.size >= 1_500 || turn % 50 === 0) await sleep(10);
  }
  for (const socket of sockets) socket.destroy();
};

const tinyChunks: Pattern = async (order) => {
  const over = isOver(order);
  const piece = Buffer.from('1\r\n \r\n'.repeat(10_000));
  const sockets = Array.from({ length: 3 }, () => openSocket(order));
  const pour = async (socket: Socket) => {
    await write(socket, head(order, '192.0.2.1', 'transfer-encoding: chunked'), over);
    for (let sentPieces = 0; sentPieces < 150 && !over(); sentPieces++) await write(socket, piece, over);
  };
  await Promise.all(sockets.map(pour));
  await hold(sockets, over);
};

/** What a stranger's body may have. */
const LARGEST = 64 * 1024;

const halfSent: Pattern = async (order) => {
  const over = isOver(order);
  const part = Buffer.alloc(60_000, ' ');
  const sockets = Array.from({ length: 480 }, () => openSocket(order));
  const begin = async (socket: Socket, turn: number) => {
    await write(socket, head(order, `192.0.2.${turn % 20}`, `content-length: ${LARGEST}`), over);
    await write(socket, part, over);
  };
  await Promise.all(sockets.map(begin));
  await hold(sockets, over);
};

/** Calls that do not wait for each other, `perSecond` of them. */
const atRate = async (order: Order, perSecond: number, call: (turn: number) => Promise<unknown>) => {
  const over = isOver(order);
  const begun = new Set<Promise<unknown>>();
  const start = performance.now();
  for (let turn = 0; !over(); turn++) {
    const wait = start + (turn * 1000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    if (begun.size >= 400) await Promise.race(begun);
    const pendingCall: Promise<unknown> = call(turn)
      .catch(() => undefined)
      .finally(() => begun.delete(pendingCall));
    begun.add(pendingCall);
  }
};

const post = (order: Order, client: string, path: string, body: object) =>
  ask(order, 'POST', path, { body, headers: { 'x-forwarded-for': client } });

const wrongSignIns: Pattern = (order) =>
  atRate(order, 20, (turn) =>
    post(order, inOneNetwork(turn % 100), '/auth/v1/token?grant_type=password', {
      email: order.adminEmail,
      password: `wrong ${turn}`,
    }),
  );

const startChat = (order: Order, client: string, token: string) =>
  post(order, client, '/rest/v1/rpc/chat_start', { token, cid: randomUUID(), body: 'x'.repeat(2000) });

const newToken = () => randomBytes(32).toString('base64url');

/** Five chats of one client, which are written into as often as their limits allow. */
const longChats: Pattern = async (order) => {
  const tokens = Array.from({ length: 5 }, newToken);
  for (const token of tokens) await startChat(order, '192.0.2.1', token);
  await atRate(order, 20, (turn) =>
    post(order, '192.0.2.1', '/rest/v1/rpc/chat_send', {
      token: tokens[turn % tokens.length],
      cid: randomUUID(),
      body: 'x'.repeat(2000),
    }),
  );
};

/** As many of each kind as the limits of 80 clients allow, and more look-ups than the limit of all. */
const manyClients: Pattern = (order) =>
  atRate(order, 200, (turn) => {
    const client = inManyNetworks(turn % 600);
    if (turn % 4 === 0) return startChat(order, client, newToken());
    if (turn % 4 === 2) {
      const form = { firstName: 'Flood', secondName: 'Flood', email: `${randomUUID()}@flood.test` };
      return post(order, client, '/rest/v1/contactForm', form);
    }
    return post(order, client, '/rest/v1/rpc/track_consignment', { tracking_id: 'ZZZZZZZZ' });
  });

/** Each ends the mails of a token that nobody has. */
const functionCalls: Pattern = (order) =>
  atRate(order, 200, (turn) =>
    post(order, inManyNetworks(turn % 600), `/functions/v1/notices?token=${newToken()}`, {}),
  );

/** As large as a stranger's body may be, and as that of staff, from twenty networks. */
const largeBodies: Pattern = (order) => {
  const bodies = [LARGEST - 100, 1_400_000].map((length) => ({ tracking_id: 'x'.repeat(length) }));
  return atRate(order, 200, (turn) => {
    const client = inManyNetworks((turn % 20) * 8);
    return post(order, client, '/rest/v1/rpc/track_consignment', bodies[Math.floor(turn / 20) % 2] ?? {});
  });
};

const signIn = async (order: Order): Promise<string> => {
  const { adminEmail: email, adminPassword: password } = order;
  const answer = await post(order, '192.0.2.7', '/auth/v1/token?grant_type=password', { email, password });
  return (answer.json as { access_token?: string }).access_token ?? '';
};

const DEEP = '/rest/v1/chats?select=*,chat_message(*,chats(*,chat_message(*)))';

/** Lists that contain each other, with an admin's token. */
const deepEmbedding: Pattern = async (order) => {
  const authorization = `Bearer ${await signIn(order)}`;
  for (let turn = 0; turn < 4; turn++) {
    const [client, token] = [`192.0.2.${turn}`, newToken()];
    await startChat(order, client, token);
    for (let sentMessages = 0; sentMessages < 28; sentMessages++) {
      const message = { token, cid: randomUUID(), body: 'x'.repeat(2000) };
      await post(order, client, '/rest/v1/rpc/chat_send', message);
    }
  }
  await atRate(order, 4, () => ask(order, 'GET', DEEP, { headers: { authorization } }));
};

/** Every pattern that has once stopped, filled or locked the product, and how much of it a host may store in MB. */
export const patterns: Readonly<Record<string, { flood: Pattern; mostStored: number }>> = {
  'scripts asked for and never read': { flood: pipelined, mostStored: 1 },
  'scripts asked for on 1,500 sockets': { flood: manyReaders, mostStored: 1 },
  'bodies in chunks of one byte': { flood: tinyChunks, mostStored: 1 },
  'bodies sent by half': { flood: halfSent, mostStored: 1 },
  'wrong sign-ins from one /48': { flood: wrongSignIns, mostStored: 1 },
  'chats of one client': { flood: longChats, mostStored: 16 },
  'messages in fragments of one byte': { flood: fragments, mostStored: 1 },
  'large bodies from 20 networks': { flood: largeBodies, mostStored: 1 },
  'refused joins': { flood: refusedJoins, mostStored: 1 },
  'inquiries, chats and look-ups from 600 networks': { flood: manyClients, mostStored: 16 },
  'calls of functions from 600 networks': { flood: functionCalls, mostStored: 16 },
  'lists in lists, as the admin': { flood: deepEmbedding, mostStored: 16 },
};

/** Those whose names contain one of `parts`; all of them without any. */
export const choose = (parts: string[]): string[] =>
  Object.keys(patterns).filter((name) => parts.length === 0 || parts.some((part) => name.includes(part)));
