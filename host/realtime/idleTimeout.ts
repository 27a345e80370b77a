import type { WebSocket } from 'ws';

/** Clients send a heartbeat every 25 s; hosted Realtime gives up after 60 s of silence (Phoenix, transport time-out). */
const IDLE_TIMEOUT_MS = 60_000;
const SWEEP_MS = 15_000;

export interface IdleTimeout {
  watch: (socket: Pick<WebSocket, 'on' | 'terminate'>) => void;
  stop: () => void;
}

/** Terminates connections that have been silent for a minute: their client is gone without closing the connection. */
export const createIdleTimeout = (): IdleTimeout => {
  const lastMessageAt = new Map<Pick<WebSocket, 'on' | 'terminate'>, number>();
  const sweep = setInterval(() => {
    for (const [socket, at] of lastMessageAt) if (Date.now() - at > IDLE_TIMEOUT_MS) socket.terminate();
  }, SWEEP_MS).unref();
  return {
    watch: (socket) => {
      const onMessage = (): void => void lastMessageAt.set(socket, Date.now());
      onMessage();
      socket.on('message', onMessage);
      socket.on('close', () => lastMessageAt.delete(socket));
    },
    stop: () => clearInterval(sweep),
  };
};
