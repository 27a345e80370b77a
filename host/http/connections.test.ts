import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { boundConnections } from './connections';

const socketOf = (remoteAddress: string) => {
  const socket = Object.assign(new EventEmitter(), {
    remoteAddress,
    isDestroyed: false,
    destroy: () => undefined,
  });
  return Object.assign(socket, {
    destroy: () => {
      socket.isDestroyed = true;
      socket.emit('close');
    },
  });
};

describe('the connections of a server', () => {
  const openConnection = (server: EventEmitter, address: string) => {
    const socket = socketOf(address);
    server.emit('connection', socket);
    return socket;
  };

  it('are bounded in all: the client with the most loses its oldest', () => {
    const server = new EventEmitter();
    boundConnections(server as Server, 10);
    const visitor = openConnection(server, '192.0.2.1');
    const flood = Array.from({ length: 100 }, () => openConnection(server, '2001:db8::1'));
    const otherConnections = [
      openConnection(server, '198.51.100.1'),
      openConnection(server, '::ffff:203.0.113.1'),
    ];
    expect([visitor, ...otherConnections].map(({ isDestroyed }) => isDestroyed)).toEqual([
      false,
      false,
      false,
    ]);
    expect(flood.map(({ isDestroyed }) => isDestroyed)).toEqual(flood.map((_, turn) => turn < 93));
  });

  it('count as one party over all the addresses of a network', () => {
    const server = new EventEmitter();
    boundConnections(server as Server, 10);
    const office = Array.from({ length: 4 }, () => openConnection(server, '192.0.2.1'));
    Array.from({ length: 100 }, (_, turn) => openConnection(server, `2001:db8:1:${turn.toString(16)}::1`));
    expect(office.some(({ isDestroyed }) => isDestroyed)).toBe(false);
  });
});
