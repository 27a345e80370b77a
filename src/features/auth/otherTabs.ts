/** A message that reports activity, asks for it, or answers with its time in milliseconds since 1970. */
export type Told = 'active' | 'anybody' | number;

const CHANNEL = 'admin-active';

const ANSWER_MS = 300;

/** The channel between the tabs of this browser; undefined if it is not supported. */
export const openTabs = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** The last admin activity in another tab that is still in use; undefined if there is none. */
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
