/** Somebody is there; is anybody? And the answer: when somebody last was, in milliseconds since 1970. */
export type Told = 'active' | 'anybody' | number;

const CHANNEL = 'admin-active';

const ANSWER_MS = 300;

/** What the tabs of this browser tell each other; undefined where they cannot. */
export const openTabs = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** When the admin last did something in another tab that is still in use; undefined where there is none. */
export const lastActiveElsewhere = () =>
  new Promise<number | undefined>((resolve) => {
    const tabs = openTabs();
    if (!tabs) return resolve(undefined);
    const settle = (moment?: number) => {
      clearTimeout(timer);
      tabs.close();
      resolve(moment);
    };
    const timer = setTimeout(settle, ANSWER_MS);
    tabs.onmessage = ({ data }: MessageEvent<Told>) => {
      if (typeof data === 'number') settle(data);
    };
    tabs.postMessage('anybody' satisfies Told);
  });
