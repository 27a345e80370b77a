import { LIVE_POLL_MS } from '@/config/timing';
import { keepChannel } from '@/realtime/keepChannel';
import { onResume } from '@/realtime/onResume';
import type { ReadReason, Report } from '@/realtime/report';
import type { Db } from '@/supabase/client';
import { createPacedReader } from './pacedReader';

export interface LiveOptions {
  topic: string;
  loadDb: () => Promise<Db>;
  /** Reads again what the page shows. Resolves with false if that failed. */
  readAll: (reasons: readonly ReadReason[]) => Promise<boolean>;
  /** How long after each join it is read again: a change may have come before it. */
  secondLookMs: number;
  report?: Report;
}

/**
 * Keeps what a page shows up to date: it is read after each poke of the topic, a while after each join, and once a minute while the
 * channel is not proven alive. Returns a function that stops it.
 */
export const keepLive = ({ topic, loadDb, readAll, secondLookMs, report }: LiveOptions) => {
  let reasons = new Set<ReadReason>();
  const reader = createPacedReader(async () => {
    const ownReasons = [...reasons];
    reasons = new Set();
    const isPoll = ownReasons.includes('channelNotProven');
    if (isPoll)
      report?.({ type: 'realtime/pollStarted', payload: { of: topic, reason: 'channelNotProven' } });
    const isRead = await readAll(ownReasons.length > 0 ? ownReasons : ['readFailed']);
    if (isPoll) report?.({ type: 'realtime/pollAnswered', payload: { of: topic } });
    return isRead;
  });
  const request = (reason: ReadReason) => {
    reasons.add(reason);
    reader.request();
  };
  let second: ReturnType<typeof setTimeout> | undefined;
  const channel = keepChannel({
    topic,
    loadDb,
    report,
    onPoke: () => request('pokeReceived'),
    onJoined: () => {
      clearTimeout(second);
      second = setTimeout(() => request('secondLook'), secondLookMs);
    },
  });
  const look = () => {
    if (document.hidden) return;
    if (!channel.isAlive()) request('channelNotProven');
    channel.checkUp();
  };
  const poll = setInterval(look, LIVE_POLL_MS);
  const stopResuming = onResume(() => {
    if (!channel.isAlive()) request('pageResumed');
    reader.resume();
    channel.revive();
  });
  return () => {
    clearTimeout(second);
    clearInterval(poll);
    stopResuming();
    reader.stop();
    void channel.leave();
  };
};
