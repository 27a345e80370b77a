import { storageKeys } from '@/config/storageKeys';
import { CHAT_POLL_MS } from '@/config/timing';
import { onResume } from '@/realtime/onResume';
import { selectChat, wokeUp } from '../chatSlice';
import { isReadDue } from './policy';
import type { Reads } from './reads';
import type { Socket } from './socket';
import type { Sync } from './sync';

/**
 * Polls every six seconds (docs/conformance.md, section 9) without a channel that is proven alive, once a minute with one,
 * and immediately when the page is resumed. Sends no requests on a page without a chat.
 */
export const createPoller = (
  { dispatch, getState }: Sync,
  reads: Reads,
  socket: Socket,
  adopt: () => void,
) => {
  let stop: (() => void) | undefined;

  const look = () => {
    const isAlive = socket.isAlive();
    for (const reader of reads.wanted()) {
      if (isReadDue(isAlive, reader.lastAt(), Date.now())) reader.look();
    }
    // Timers of hidden pages are throttled, which delays their heartbeats. They are checked when they wake up.
    if (!document.hidden) socket.checkUp();
  };

  const wake = () => {
    adopt();
    dispatch(wokeUp());
    reads.readAll('pageResumed');
    socket.revive();
  };

  const onStorage = ({ key }: StorageEvent) => {
    if (key !== storageKeys.chatToken && key !== null) return;
    adopt();
    reads.readAll('otherTab');
  };

  const start = () => {
    const timer = setInterval(look, CHAT_POLL_MS);
    const stopWaking = onResume(wake);
    window.addEventListener('storage', onStorage);
    return () => {
      clearInterval(timer);
      stopWaking();
      window.removeEventListener('storage', onStorage);
    };
  };

  const end = () => {
    stop?.();
    stop = undefined;
  };

  return {
    reconcile: () => {
      const { widgets, inboxes } = selectChat(getState());
      if (widgets + inboxes > 0) stop ??= start();
      else end();
    },
    stop: end,
  };
};
