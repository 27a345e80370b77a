import { storageKeys } from '@/config/storageKeys';
import { readLastActive } from './lastActive';

/**
 * What a tab tells of its user: activity, a question for it, its time in milliseconds since 1970 as an answer, or that the screen was
 * unlocked. Tabs of somebody else do not count: several people may be signed in side by side in one browser.
 */
interface OfUser {
  user: string;
  said: 'active' | 'anybody' | 'unlocked' | number;
}

export type TabMessage = 'signedOut' | OfUser;

/** What a message says, if it is of this user. */
export const saidOf = (user: string, { data }: MessageEvent<TabMessage>) =>
  typeof data === 'object' && data.user === user ? data.said : undefined;

const CHANNEL = 'admin-active';

const ANSWER_MS = 300;

/** The channel between the tabs of this browser; undefined if it is not supported. */
export const openTabs = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** The last activity of a user in another tab that is still in use; undefined if there is none. */
export const lastActiveElsewhere = (user: string) =>
  new Promise<number | undefined>((resolve) => {
    const tabs = openTabs();
    if (!tabs) return void resolve(undefined);
    const settle = (moment?: number) => {
      clearTimeout(timer);
      tabs.close();
      resolve(moment);
    };
    const timer = setTimeout(settle, ANSWER_MS);
    tabs.onmessage = (message: MessageEvent<TabMessage>) => {
      const tabSignal = saidOf(user, message);
      if (typeof tabSignal === 'number') settle(tabSignal);
    };
    tabs.postMessage({ user, said: 'anybody' } satisfies TabMessage);
  });

/** Ends the sessions of all tabs: of those that listen now, and of the others once they come back to the admin's pages. */
export const announceSignOut = () => {
  const tabs = openTabs();
  tabs?.postMessage('signedOut' satisfies TabMessage);
  tabs?.close();
  try {
    localStorage.setItem(storageKeys.signedOut, String(Date.now()));
  } catch {
    // Blocked: tabs that do not listen keep their session until it has idled out.
  }
};

/** Unlocks the screens of the same person's other tabs. */
export const announceUnlock = (user: string) => {
  const tabs = openTabs();
  tabs?.postMessage({ user, said: 'unlocked' } satisfies TabMessage);
  tabs?.close();
};

/** When somebody has last signed out in this browser, in milliseconds since 1970; 0 if nobody has. */
export const lastSignOut = (): number => {
  try {
    return Number(localStorage.getItem(storageKeys.signedOut));
  } catch {
    return 0;
  }
};

/** Whether there was a sign-out in this browser after this tab was last in use. */
export const wasSignedOutElsewhere = () => {
  const [last, signedOut] = [readLastActive(), lastSignOut()];
  return last !== undefined && last < signedOut && signedOut <= Date.now();
};

interface Elsewhere {
  onSignOut: () => void;
  onUnlock: (userId: string) => void;
}

/** Calls back when another tab signs out, or is unlocked. */
export const watchOtherTabs = ({ onSignOut, onUnlock }: Elsewhere) => {
  openTabs()?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'signedOut') onSignOut();
    else if (data.said === 'unlocked') onUnlock(data.user);
  });
};
