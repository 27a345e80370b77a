const CHANNEL = 'chat-alerts';

/** How long a tab keeps the lock of an alert: by then its message has reached the other tabs. */
const HEARD_MS = 300;

interface Done {
  what: string;
  seq: number;
}

/** Runs each alert in one tab of the browser: for a chat's message of this number it has been run in none before. */
export const createTabs = () => {
  const seqByAlert = new Map<string, number>();
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  const note = ({ what, seq }: Done) => seqByAlert.set(what, Math.max(seq, seqByAlert.get(what) ?? 0));
  if (tabs) tabs.onmessage = ({ data }: MessageEvent<Done>) => note(data);

  const runOnce = ({ what, seq }: Done, act: () => void) => {
    if ((seqByAlert.get(what) ?? 0) >= seq) return;
    note({ what, seq });
    tabs?.postMessage({ what, seq } satisfies Done);
    act();
  };
  return {
    inOneTab: (what: string, seq: number, act: () => void) => {
      if (!tabs || !('locks' in navigator)) return void runOnce({ what, seq }, act);
      void navigator.locks.request(`${CHANNEL} ${what}`, async () => {
        runOnce({ what, seq }, act);
        await new Promise((resolve) => setTimeout(resolve, HEARD_MS));
      });
    },
    close: () => tabs?.close(),
  };
};
