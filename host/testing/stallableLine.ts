import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The way to a server of this machine that can be made to hang: connections stay open then, and nothing passes. */
export interface StallableLine {
  port: number;
  stall: () => void;
  stop: () => Promise<void>;
}

/** Passes everything on to the server that listens on `target`, until it is stalled. */
export const startStallableLine = async (target: number): Promise<StallableLine> => {
  const pairs: [Socket, Socket][] = [];
  let isStalled = false;
  const hold = (pair: [Socket, Socket]) =>
    pair.forEach((socket) => {
      socket.unpipe();
      socket.pause();
    });
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    const pair: [Socket, Socket] = [incoming, outgoing];
    for (const socket of pair)
      socket.on('error', () => undefined).once('close', () => pair.forEach((peer) => peer.destroy()));
    pairs.push(pair);
    if (isStalled) return hold(pair);
    incoming.pipe(outgoing);
    outgoing.pipe(incoming);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stall: () => {
      isStalled = true;
      pairs.forEach(hold);
    },
    stop: async () => {
      server.close();
      for (const socket of pairs.flat()) socket.destroy();
      await once(server, 'close');
    },
  };
};
