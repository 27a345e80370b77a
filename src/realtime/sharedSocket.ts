import type { Db } from '@/supabase/client';

/** A channel on the page's socket, for the others on it. */
export interface SocketUser {
  /** Whether its channel is alive, or about to be: the socket must stay. */
  needsSocket: () => boolean;
  /** An answered heartbeat, which proves the socket of all its channels. */
  onHeartbeat: () => void;
}

interface SharedSocket {
  users: Set<SocketUser>;
  /** Runs the steps of all channels of the page in sequence: one is removed before the next is created. */
  inTurn: (step: () => Promise<void>) => Promise<void>;
}

const openSocket = (): SharedSocket => {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    users: new Set(),
    inTurn: (step) => {
      const stepEnd = turn.then(step);
      turn = stepEnd.catch(() => undefined);
      return stepEnd;
    },
  };
};

const sockets = new WeakMap<() => Promise<Db>, SharedSocket>();

/** What the channels of a page share: its client has one socket, and one callback for heartbeats. */
export const sharedSocketOf = (loadDb: () => Promise<Db>): SharedSocket => {
  const knownSocket = sockets.get(loadDb) ?? openSocket();
  sockets.set(loadDb, knownSocket);
  return knownSocket;
};
