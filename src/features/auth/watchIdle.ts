import { ACTIVITY } from '@/config/dom';
import { IDLE_LIMIT_MS, IDLE_WARNING_MS } from '@/config/timing';
import { keepLastActive, readLastActive } from './lastActive';
import { openTabs, saidOf, type TabMessage } from './otherTabs';

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', ACTIVITY] as const;
const WAKE_UPS = ['visibilitychange', 'pageshow', 'focus'] as const;

/** Activity is recorded, and sent to the other tabs, at most this often. */
const NOTE_EVERY_MS = 5_000;

interface Idle {
  /** The id of who is signed in. */
  user: string;
  /** `until` is when the limit is reached, in milliseconds since 1970, or undefined once there is activity again. */
  onWarning: (until: number | undefined) => void;
  onIdleOut: () => void;
}

/**
 * Detects inactivity across all tabs of this user in this browser. Only the difference between two readings of one clock counts, so
 * that tabs and devices need not agree; after a sleep it is checked again immediately.
 */
export const watchIdle = ({ user, onWarning, onIdleOut }: Idle) => {
  const tabs = openTabs();
  let last = readLastActive() ?? Date.now();
  let noted = 0;
  let isWarning = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;

  const check = () => {
    clearTimeout(timer);
    if (isOver) return;
    const now = Date.now();
    if (now < last) last = now; // the clock was set back
    const idle = now - last;
    if (idle >= IDLE_LIMIT_MS) {
      isOver = true;
      onIdleOut();
      return;
    }
    if (idle >= IDLE_WARNING_MS && !isWarning) {
      isWarning = true;
      onWarning(last + IDLE_LIMIT_MS);
    }
    timer = setTimeout(check, (isWarning ? IDLE_LIMIT_MS : IDLE_WARNING_MS) - idle);
  };

  const notice = () => {
    if (isOver) return;
    last = Date.now();
    keepLastActive(last);
    if (isWarning) {
      isWarning = false;
      onWarning(undefined);
    }
    check();
  };

  /** Records activity, and answers the warning. */
  const stay = () => {
    if (isOver) return;
    noted = Date.now();
    tabs?.postMessage({ user, said: 'active' } satisfies TabMessage);
    notice();
  };

  // While the warning is shown, activity alone does not dismiss it: it may be somebody else's. So may be the first one after a
  // sleep, which can come before the timer.
  const onSign = () => {
    if (Math.abs(Date.now() - noted) < NOTE_EVERY_MS) return;
    check();
    if (!isWarning) stay();
  };
  const onWake = () => {
    if (!document.hidden) check();
  };

  const onMessage = (message: MessageEvent<TabMessage>) => {
    const tabSignal = saidOf(user, message);
    if (tabSignal === 'active') notice();
    const isInUse = !isOver && Date.now() - last < IDLE_LIMIT_MS;
    if (tabSignal === 'anybody' && isInUse) tabs?.postMessage({ user, said: last } satisfies TabMessage);
  };

  if (tabs) tabs.onmessage = onMessage;
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, onSign, { passive: true, capture: true });
  for (const wakeUp of WAKE_UPS) window.addEventListener(wakeUp, onWake, { capture: true });
  check();
  if (!isOver && !isWarning) keepLastActive(last);

  return {
    stay,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
      tabs?.close();
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, onSign, { capture: true });
      for (const wakeUp of WAKE_UPS) window.removeEventListener(wakeUp, onWake, { capture: true });
    },
  };
};
