import { LIVE_GATHER_MS, LIVE_LONGEST_PAUSE_MS, LIVE_PAUSE_MS, LIVE_POLL_MS } from '@/config/timing';

/**
 * Runs `readOnce` one at a time, on visible pages only: a moment after it is requested, and with a pause after the run before,
 * which doubles while requests keep coming. Requests during a pause or a run cause one run afterwards. `readOnce` resolves with
 * false if it failed: it is then requested again after a while.
 */
export const createPacedReader = (readOnce: () => Promise<boolean>) => {
  let isWanted = false;
  let isReading = false;
  let isStopped = false;
  let readAt = -Infinity;
  let pause = LIVE_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  const run = async () => {
    timer = undefined;
    isWanted = false;
    isReading = true;
    readAt = performance.now();
    const isRead = await readOnce();
    isReading = false;
    if (isStopped) return;
    if (!isRead) again ??= setTimeout(retry, LIVE_POLL_MS);
    start();
  };
  const start = () => {
    if (!isWanted || isReading || isStopped || timer !== undefined || document.hidden) return;
    const remainingMs = readAt + pause - performance.now();
    pause = remainingMs > 0 ? Math.min(2 * pause, LIVE_LONGEST_PAUSE_MS) : LIVE_PAUSE_MS;
    timer = setTimeout(() => void run(), Math.max(remainingMs, LIVE_GATHER_MS));
  };
  const request = () => {
    isWanted = true;
    start();
  };
  const retry = () => {
    again = undefined;
    request();
  };

  return {
    request,
    /** For a page that is visible again: runs what was requested meanwhile. */
    resume: start,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(again);
    },
  };
};
