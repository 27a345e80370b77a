import type { Entry } from './entry';
import type { ScanStore } from './scanStore';

/** What became of the part that was sent: `later` ones were not stored this time, `unknown` ones may have been. */
export type Outcome = { is: 'stored' | 'later' | 'unknown' } | { is: 'refused'; reason: string };

interface SenderOptions {
  store: ScanStore;
  userId: string;
  /** Sends the first part of an entry that is not stored yet. */
  send: (entry: Entry) => Promise<Outcome>;
  /** Something has changed in the store. */
  onChange: () => void;
  onRefused: (entry: Entry, reason: string) => void;
  /** Whether the last attempt has failed. */
  onTrouble: (isFailing: boolean) => void;
}

export const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** One tab at a time. A tab that is killed frees its lock; without locks, the keys of the entries keep them single. */
const alone = async (name: string, work: () => Promise<void>) =>
  navigator.locks ? await navigator.locks.request(name, work) : await work();

/**
 * Sends the entries of a person in their order, part by part. A refused one does not hold up the others. Tries again after
 * a growing pause, and at once when the line is back or `wake` is called.
 */
export const startSender = ({ store, userId, send, onChange, onRefused, onTrouble }: SenderOptions) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let isRunning = false;
  let isWoken = false;
  let isOver = false;

  const plan = (ms: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(wake, ms);
  };

  const settle = async (sentEntry: Entry, outcome: Outcome): Promise<boolean> => {
    if (outcome.is === 'stored') await store.settle(sentEntry);
    else if (outcome.is === 'refused') await store.refuse(sentEntry, outcome.reason);
    else if (outcome.is === 'later') await store.release(sentEntry);
    return outcome.is === 'stored' || outcome.is === 'refused';
  };

  /** Sends until there is nothing to send now. */
  const drain = async () => {
    while (!isOver) {
      const next = await store.claim(userId, Date.now());
      if (!next) return;
      if ('waitMs' in next) return void plan(next.waitMs);
      onChange();
      const outcome = await send(next);
      const isSettled = await settle(next, outcome);
      if (outcome.is === 'refused') onRefused(next, outcome.reason);
      onChange();
      onTrouble(!isSettled);
      if (!isSettled) {
        plan(pauseMs);
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
        return;
      }
      pauseMs = FIRST_PAUSE_MS;
    }
  };

  const run = async () => {
    isRunning = true;
    do {
      isWoken = false;
      await alone(`scans of ${userId}`, drain).catch(() => plan(LONGEST_PAUSE_MS)); // the browser refuses its storage
    } while (isWoken && !isOver);
    isRunning = false;
  };

  const wake = () => {
    if (isOver || !navigator.onLine) return; // the browser tells when it is online
    isWoken = true;
    if (!isRunning) void run();
  };
  const onLine = () => {
    pauseMs = FIRST_PAUSE_MS;
    wake();
  };

  window.addEventListener('online', onLine);
  document.addEventListener('visibilitychange', wake);
  wake();
  return {
    wake,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', onLine);
      document.removeEventListener('visibilitychange', wake);
    },
  };
};
