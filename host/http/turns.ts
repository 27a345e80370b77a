import type { Socket } from 'node:net';

/** Requests of one socket: the one that is being answered, and those that wait for it. Browsers send the next after the answer. */
const MOST_AT_ONCE = 4;

/**
 * Answers the requests of a socket one after the other, as a client receives them (RFC 9112, section 9.3.2): what was sent
 * ahead costs nothing until its turn. A socket with too many of them is closed; `run` then never calls `work`.
 */
export const createTurns = (most = MOST_AT_ONCE) => {
  const lines = new WeakMap<Socket, { openCount: number; last: Promise<void> }>();
  return (socket: Socket, work: () => Promise<void>): void => {
    const line = lines.get(socket) ?? { openCount: 0, last: Promise.resolve() };
    lines.set(socket, line);
    line.openCount += 1;
    if (line.openCount > most) socket.destroy();
    if (socket.destroyed) return;
    line.last = line.last
      .then(() => (socket.destroyed ? undefined : work()))
      .finally(() => (line.openCount -= 1));
  };
};
