type Hold = () => Promise<void>;

/** The Web Locks of one browser. jsdom has none. */
const makeLocks = () => {
  const queues = new Map<string, (() => Promise<void>)[]>();
  const next = async (name: string): Promise<void> => {
    await queues.get(name)?.[0]?.();
  };
  return {
    request: (name: string, { signal }: { signal: AbortSignal }, hold: Hold) =>
      new Promise<void>((resolve, reject) => {
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        const leave = () => {
          const place = queue.indexOf(turn);
          if (place >= 0) queue.splice(place, 1);
          if (place === 0) void next(name);
        };
        const turn = async () => {
          signal.removeEventListener('abort', giveUp);
          await hold();
          leave();
          resolve();
        };
        const giveUp = () => {
          leave();
          reject(new DOMException('Aborted', 'AbortError'));
        };
        signal.addEventListener('abort', giveUp);
        queue.push(turn);
        if (queue.length === 1) void next(name);
      }),
  };
};

export const withLocks = () =>
  Object.defineProperty(navigator, 'locks', { value: makeLocks(), configurable: true });

export const withoutLocks = () => void Reflect.deleteProperty(navigator, 'locks');
