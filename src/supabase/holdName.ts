/** What pages of one browser tell each other about a name: that one holds it, or that `by` wants to. */
interface Message {
  name: string;
  /** Undefined: it is held. */
  by?: string;
}

const CHANNEL = 'held-names';

/** A page that is there answers at once. */
const ANSWER_MS = 300;

/**
 * A frozen page does not answer, and keeps its lock; that of a page that is being left is free within moments, also on a busy
 * machine.
 */
const LOCK_MS = 5_000;

const openChannel = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** Absent on pages without HTTPS. */
const locks = () => (navigator as Partial<Navigator>).locks;

/**
 * Holds a name for this page until the returned function is called or the page ends; undefined if another page of this browser holds
 * it. Without Web Locks the pages ask each other, and one that is frozen is not noticed.
 */
export const holdName = (name: string): Promise<(() => void) | undefined> => {
  const channel = openChannel();
  const manager = locks();
  if (!channel && !manager) return Promise.resolve(() => undefined);
  const ownName = String(Math.random());
  const ended = new AbortController();
  let letGo: () => void = () => undefined;
  const release = () => {
    ended.abort();
    letGo();
    channel?.close();
  };
  return new Promise((resolve) => {
    let isHeld = false;
    const tell = (message: Message) => channel?.postMessage(message);
    const settle = (isFree: boolean) => {
      clearTimeout(timer);
      if (isHeld || ended.signal.aborted) return;
      isHeld = isFree;
      if (isFree) tell({ name });
      else release();
      resolve(isFree ? release : undefined);
    };
    const timer = setTimeout(() => settle(!manager), manager ? LOCK_MS : ANSWER_MS);
    const isFirst = (by: string) => isHeld || (!manager && ownName < by);
    if (channel)
      channel.onmessage = ({ data }: MessageEvent<Message>) => {
        if (data.name !== name) return;
        if (data.by === undefined) settle(false);
        else if (isFirst(data.by)) tell({ name });
      };
    tell({ name, by: ownName });
    const hold = () => {
      settle(true);
      return new Promise<void>((resolve) => (letGo = resolve));
    };
    // Not to be had where the browser keeps nothing, such as in a frame without an origin.
    manager?.request(name, { signal: ended.signal }, hold).catch(() => settle(true));
  });
};
