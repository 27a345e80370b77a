import { LIVE_POLL_MS } from '@/config/timing';
import { keepChannel } from '@/realtime/keepChannel';
import { onResume } from '@/realtime/onResume';
import type { Db } from '@/supabase/client';
import { createPacedReader } from './pacedReader';

export interface LiveOptions {
  topic: string;
  loadDb: () => Promise<Db>;
  /** Reads again what the page shows. Resolves with false if that failed. */
  read: () => Promise<boolean>;
}

/**
 * Keeps what a page shows up to date: it is read after each poke of the topic, a minute after each join (a change may have
 * come before it), and once a minute while the channel is not proven alive. Returns a function that stops it.
 */
export const keepLive = ({ topic, loadDb, read }: LiveOptions) => {
  const reader = createPacedReader(read);
  let second: ReturnType<typeof setTimeout> | undefined;
  const channel = keepChannel({
    topic,
    loadDb,
    onPoke: reader.request,
    onJoined: () => {
      clearTimeout(second);
      second = setTimeout(reader.request, LIVE_POLL_MS);
    },
  });
  const look = () => {
    if (document.hidden) return;
    if (!channel.isAlive()) reader.request();
    channel.checkUp();
  };
  const poll = setInterval(look, LIVE_POLL_MS);
  const stopResuming = onResume(() => {
    if (!channel.isAlive()) reader.request();
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
