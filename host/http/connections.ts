import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { networksOf, plainAddress } from './clientAddress';

/** Sockets in all, with those of chats: each holds some 10 kB while it is idle. */
const MOST_SOCKETS = 4_000;

interface Connection {
  /** Widest first. */
  networks: string[];
  socket: Duplex;
}

/** The connections, oldest first, of the client with the most in the network with the most. */
const heaviestOf = (all: readonly Connection[], width = 0): readonly Connection[] => {
  const counts = new Map<string, number>();
  const networkOf = ({ networks }: Connection) => networks[width] ?? '';
  for (const connection of all)
    counts.set(networkOf(connection), (counts.get(networkOf(connection)) ?? 0) + 1);
  const [heaviest] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const inIt = all.filter((connection) => networkOf(connection) === heaviest);
  return inIt.some(({ networks }) => networks.length > width + 1) ? heaviestOf(inIt, width + 1) : inIt;
};

/** Returns a function that counts the socket of an address: beyond `most` of them, the client with the most loses its oldest. */
export const createSocketBound = (most: number): ((address: string, socket: Duplex) => void) => {
  const all = new Set<Connection>();
  const share = Math.ceil(most / 100); // at a time, so that a flood of sockets is not counted for each
  return (address, socket) => {
    const connection = { networks: networksOf(address), socket };
    all.add(connection);
    socket.once('close', () => all.delete(connection));
    if (all.size > most)
      for (const connection of heaviestOf([...all]).slice(0, share)) connection.socket.destroy();
  };
};

/** Keeps a server from holding more than `most` sockets. */
export const boundConnections = (server: Server, most = MOST_SOCKETS): void => {
  const bound = createSocketBound(most);
  server.on('connection', (socket) => bound(plainAddress(socket.remoteAddress), socket));
};
