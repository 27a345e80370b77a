import type { Socket } from 'node:net';

/** Requests that may wait on one socket for the answer to an earlier one. Browsers send the next after the answer. */
const MOST_WAITING = 4;

/**
 * Answers the requests of a socket one after the other, as a client receives them (RFC 9112, section 9.3.2): what was sent
 * ahead costs nothing until its turn. A socket with too many of them is closed; `run` then never calls `work`.
 */
export const createTurns = (most = MOST_WAITING) => {
  const lines = new WeakMap<Socket, { waiting: number; last: Promise<void> }>();
  return (socket: Socket, work: () => Promise<void>): void => {
    const line = lines.get(socket) ?? { waiting: 0, last: Promise.resolve() };
    lines.set(socket, line);
    line.waiting += 1;
    if (line.waiting > most) socket.destroy();
    if (socket.destroyed) return;
    line.last = line.last
      .then(() => (socket.destroyed ? undefined : work()))
      .finally(() => (line.waiting -= 1));
  };
};
