/**
 * Runs `read` one at a time; what is asked for meanwhile is one more run afterwards. `isLook` is handed on when nothing
 * but the clock asked for the run.
 */
export const createReader = (read: (isLook: boolean) => Promise<void>) => {
  let isRunning = false;
  let wanted: 'no' | 'look' | 'hint' = 'no';
  let readAt = 0;

  const run = async () => {
    isRunning = true;
    while (wanted !== 'no') {
      const isLook = wanted === 'look';
      wanted = 'no';
      readAt = Date.now();
      await read(isLook);
    }
    isRunning = false;
  };
  const request = (reason: 'look' | 'hint') => {
    if (wanted !== 'hint') wanted = reason;
    if (!isRunning) void run();
  };

  return {
    /** There is, or may be, something new. */
    request: () => request('hint'),
    /** It is time to see whether there is. */
    look: () => request('look'),
    /** When it was last asked. */
    lastAt: () => readAt,
  };
};

export type Reader = ReturnType<typeof createReader>;
