import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { isOver, type Order, type Pattern } from './order';

const openSocket = ({ url, key }: Order, client: string): WebSocket => {
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`;
  const socket = new WebSocket(address, { headers: { 'x-forwarded-for': client } });
  return socket.on('error', () => undefined);
};

export const refusedJoins: Pattern = async (order) => {
  const over = isOver(order);
  const sockets = Array.from({ length: 40 }, (_, turn) => openSocket(order, `192.0.2.${turn % 2}`));
  for (let turn = 0; !over(); turn++) {
    for (const socket of sockets) {
      if (socket.readyState !== WebSocket.OPEN) continue;
      const payload = { config: { private: true }, access_token: order.key };
      const topic = `realtime:chat:${randomBytes(32).toString('hex')}`;
      socket.send(JSON.stringify([String(turn), String(turn), topic, 'phx_join', payload]));
    }
    await sleep(60);
  }
  for (const socket of sockets) socket.terminate();
};

/**
 * Between two fragments of a message as many pongs as fill the buffer of a read, which the fragment keeps. A socket that is closed
 * is opened again.
 */
export const fragments: Pattern = async (order) => {
  const over = isOver(order);
  const pong = Buffer.alloc(125);
  const isOpen = (socket: WebSocket) => socket.readyState === WebSocket.OPEN && !over();
  const pour = async (socket: WebSocket) => {
    while (isOpen(socket)) {
      socket.send('x', { fin: false });
      for (let count = 0; count < 500; count++) socket.pong(pong, true);
      while (socket.bufferedAmount > 0 && isOpen(socket)) await sleep(1);
    }
  };
  const reopen = async (turn: number) => {
    while (!over()) {
      const socket = openSocket(order, `192.0.2.${turn % 2}`);
      await Promise.race([once(socket, 'open'), once(socket, 'close')]).catch(() => undefined);
      await pour(socket);
      socket.terminate();
      await sleep(10);
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, turn) => reopen(turn)));
};
