import type { WebSocket } from 'ws';

/** Clients send a heartbeat every 25 s; hosted Realtime gives up after 60 s of silence (Phoenix, transport time-out). */
const SILENCE_MS = 60_000;
const SWEEP_MS = 15_000;

export interface SilenceWatch {
  watch: (socket: Pick<WebSocket, 'on' | 'terminate'>) => void;
  stop: () => void;
}

/** Terminates connections that have been silent for a minute: their client is gone without closing the connection. */
export const watchSilence = (): SilenceWatch => {
  const lastHeard = new Map<Pick<WebSocket, 'on' | 'terminate'>, number>();
  const sweep = setInterval(() => {
    for (const [socket, at] of lastHeard) if (Date.now() - at > SILENCE_MS) socket.terminate();
  }, SWEEP_MS).unref();
  return {
    watch: (socket) => {
      const heard = (): void => void lastHeard.set(socket, Date.now());
      heard();
      socket.on('message', heard);
      socket.on('close', () => lastHeard.delete(socket));
    },
    stop: () => clearInterval(sweep),
  };
};
