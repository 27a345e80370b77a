import type { RealtimeChannel } from '@supabase/supabase-js';
import { within } from '@/api/within';
import type { Db } from '@/supabase/client';
import { AUTH_MS, HELD_MS, isProven, MAX_REJOINS, REBUILD_MS, rejoinDelay } from './policy';
import type { Report } from './report';
import { sharedSocketOf, type SocketUser } from './sharedSocket';

export interface ChannelOptions {
  /** No two channels of a page have the same one. */
  topic: string;
  loadDb: () => Promise<Db>;
  /** Receives the payload of each poke, unchecked. */
  onPoke: (payload: unknown) => void;
  onJoined: () => void;
  /** Is told what happens to the channel. */
  report?: Report;
}

/**
 * Keeps one private, receive-only channel joined for as long as it is wanted. Every failure is handled the same way:
 * remove the channel, close the socket unless another channel needs it, wait, create a new one. The client's own channel
 * state is not relied on; an answered heartbeat, a poke or a fresh join is.
 */
export const keepChannel = ({ topic, loadDb, onPoke, onJoined, report }: ChannelOptions) => {
  const { users, inTurn } = sharedSocketOf(loadDb);
  let isWanted = true;
  let isJoining = false;
  let proofAt: number | null = null;
  let joinedAt = 0;
  let triedAt = 0;
  let tries = 0;
  let hasJoined = false;
  /** Identifies the current channel: late callbacks of an earlier one are ignored. */
  let generation = 0;
  let current: { db: Db; channel: RealtimeChannel } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const markAlive = () => (proofAt = Date.now());
  const isAlive = () => isProven(proofAt, Date.now());
  const user: SocketUser = {
    needsSocket: () => isJoining || isAlive(),
    onHeartbeat: () => void (proofAt && markAlive()),
  };

  /** From here on callbacks of the current channel are ignored. */
  const invalidate = () => {
    generation += 1;
    proofAt = null;
    isJoining = false;
    clearTimeout(timer);
  };

  const close = async () => {
    invalidate();
    if (!current) return;
    const { db, channel } = current;
    current = null;
    await db.removeChannel(channel);
    // The client's own reconnect has no jitter and would run alongside ours.
    if (![...users].some(({ needsSocket }) => needsSocket())) await db.realtime.disconnect();
  };

  const reportLoss = (reason: string) =>
    report?.({ type: proofAt ? 'realtime/channelLost' : 'realtime/joinFailed', payload: { topic, reason } });

  const onStatus = (status: string) => {
    isJoining = false;
    if (status === 'SUBSCRIBED') {
      report?.({
        type: hasJoined ? 'realtime/channelRejoined' : 'realtime/channelJoined',
        payload: { topic },
      });
      hasJoined = true;
      joinedAt = markAlive();
      clearTimeout(timer);
      timer = setTimeout(() => rebuild('renewedHourly'), REBUILD_MS);
      onJoined();
    } else reconnect(status);
  };

  const join = async () => {
    if (!isWanted) return;
    const ownGeneration = ++generation;
    isJoining = true;
    triedAt = Date.now();
    try {
      const db = await loadDb();
      // Reads the session, which refreshes it if it expired while the device slept.
      await within(AUTH_MS, db.realtime.setAuth());
      if (!isWanted || ownGeneration !== generation) return;
      const ifCurrent = (callback: () => void) => {
        if (ownGeneration === generation) callback();
      };
      db.realtime.onHeartbeat((status) => {
        if (status === 'ok') users.forEach(({ onHeartbeat }) => onHeartbeat());
      });
      const channel = db.channel(topic, { config: { private: true } });
      current = { db, channel };
      channel
        .on('broadcast', { event: 'poke' }, ({ payload }: { payload?: unknown }) =>
          ifCurrent(() => {
            markAlive();
            report?.({ type: 'realtime/pokeReceived', payload: { topic, poke: payload } });
            onPoke(payload);
          }),
        )
        .subscribe((status) => ifCurrent(() => onStatus(status)));
    } catch {
      if (ownGeneration === generation) reconnect('clientUnready');
    }
  };

  const scheduleRejoin = () => {
    if (joinedAt > 0 && Date.now() - joinedAt >= HELD_MS) tries = 0;
    joinedAt = 0;
    tries += 1;
    if (!isWanted) return;
    timer = setTimeout(
      () => {
        // A hidden page stops after MAX_REJOINS: it is revived when it is shown.
        if (tries <= MAX_REJOINS || !document.hidden) void inTurn(join);
      },
      rejoinDelay(tries, Math.random()),
    );
  };

  const reconnect = (reason: string) => {
    reportLoss(reason);
    invalidate();
    void inTurn(async () => {
      await close();
      scheduleRejoin();
    });
  };

  const rebuild = (reason = 'asked') => {
    if (proofAt) reportLoss(reason);
    invalidate();
    void inTurn(async () => {
      await close();
      await join();
    });
  };

  users.add(user);
  void inTurn(join);

  return {
    isAlive,
    /** Rebuilds a channel that was joined and has shown no sign of life recently. */
    checkUp: () => {
      if (proofAt !== null && !isAlive()) rebuild('noSignOfLife');
    },
    /** For when the user returns: rebuilds a channel that is not alive, and resets its retries. */
    revive: () => {
      const now = Date.now();
      const isRecent = now >= triedAt && now - triedAt < AUTH_MS;
      if (isAlive() || (isJoining && isRecent)) return;
      if (!isRecent) tries = 0;
      rebuild('pageResumed');
    },
    rebuild,
    leave: () => {
      isWanted = false;
      if (proofAt) report?.({ type: 'realtime/channelLeft', payload: { topic } });
      users.delete(user);
      return inTurn(close);
    },
  };
};

export type ChannelKeeper = ReturnType<typeof keepChannel>;
