import type { RealtimeChannel } from '@supabase/supabase-js';
import { within } from '@/api/within';
import type { Db } from '@/supabase/client';
import { readPoke, type Poke } from './poke';
import { AUTH_MS, HELD_MS, isProven, MAX_REJOINS, REBUILD_MS, rejoinDelay } from './policy';

export interface ChannelOptions {
  topic: string;
  loadDb: () => Promise<Db>;
  /** Runs steps of all channels one after the other: one is gone before the next is made. */
  inTurn: (step: () => Promise<void>) => Promise<void>;
  onPoke: (poke: Poke) => void;
  onJoined: () => void;
}

/**
 * Keeps one private, receive-only channel joined for as long as it is wanted. Whatever happens to it, the answer is the
 * same: take it down with its socket, wait, make a new one. What the client says of a channel's state is not relied on;
 * a heartbeat that was answered, a poke or a fresh join is.
 */
export const keepChannel = ({ topic, loadDb, inTurn, onPoke, onJoined }: ChannelOptions) => {
  let isWanted = true;
  let isJoining = false;
  let proofAt: number | null = null;
  let joinedAt = 0;
  let triedAt = 0;
  let tries = 0;
  /** Which channel is the present one: a late word of an earlier one counts for nothing. */
  let generation = 0;
  let current: { db: Db; channel: RealtimeChannel } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const proven = () => (proofAt = Date.now());
  const isAlive = () => isProven(proofAt, Date.now());

  /** From here on nothing that the present channel says is listened to. */
  const disown = () => {
    generation += 1;
    proofAt = null;
    isJoining = false;
    clearTimeout(timer);
  };

  const takeDown = async () => {
    disown();
    if (!current) return;
    const { db, channel } = current;
    current = null;
    await db.removeChannel(channel);
    // The client's own way back has no jitter and would run beside ours.
    await db.realtime.disconnect();
  };

  const hear = (status: string) => {
    isJoining = false;
    if (status === 'SUBSCRIBED') {
      joinedAt = proven();
      clearTimeout(timer);
      timer = setTimeout(rebuild, REBUILD_MS);
      onJoined();
    } else lose();
  };

  const join = async () => {
    if (!isWanted) return;
    const mine = ++generation;
    isJoining = true;
    triedAt = Date.now();
    try {
      const db = await loadDb();
      // Asks for the session, which is refreshed where it ran out while the device slept.
      await within(AUTH_MS, db.realtime.setAuth());
      if (!isWanted || mine !== generation) return;
      const hearMine = (hearing: () => void) => {
        if (mine === generation) hearing();
      };
      db.realtime.onHeartbeat((status) => hearMine(() => void (status === 'ok' && proofAt && proven())));
      const channel = db.channel(topic, { config: { private: true } });
      current = { db, channel };
      channel
        .on('broadcast', { event: 'poke' }, ({ payload }: { payload?: unknown }) =>
          hearMine(() => {
            const poke = readPoke(payload);
            proven();
            if (poke) onPoke(poke);
          }),
        )
        .subscribe((status) => hearMine(() => hear(status)));
    } catch {
      if (mine === generation) lose();
    }
  };

  const joinLater = () => {
    if (joinedAt > 0 && Date.now() - joinedAt >= HELD_MS) tries = 0;
    joinedAt = 0;
    tries += 1;
    if (!isWanted) return;
    timer = setTimeout(
      () => {
        // A hidden page has tried often enough: it is revived when it is shown.
        if (tries <= MAX_REJOINS || !document.hidden) void inTurn(join);
      },
      rejoinDelay(tries, Math.random()),
    );
  };

  const lose = () => {
    disown();
    void inTurn(async () => {
      await takeDown();
      joinLater();
    });
  };

  const rebuild = () => {
    disown();
    void inTurn(async () => {
      await takeDown();
      await join();
    });
  };

  void inTurn(join);

  return {
    isAlive,
    /** For one that was joined, and has shown no sign of life since. */
    checkUp: () => {
      if (proofAt !== null && !isAlive()) rebuild();
    },
    /** For when the person is back: not alive is reason enough, and all its tries are its own again. */
    revive: () => {
      const now = Date.now();
      const isRecent = now >= triedAt && now - triedAt < AUTH_MS;
      if (isAlive() || (isJoining && isRecent)) return;
      if (!isRecent) tries = 0;
      rebuild();
    },
    rebuild,
    leave: () => {
      isWanted = false;
      return inTurn(takeDown);
    },
  };
};

export type ChannelKeeper = ReturnType<typeof keepChannel>;
