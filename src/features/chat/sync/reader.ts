/**
 * Runs `read` one at a time; requests during a run cause one more run afterwards. `isLook` is true if only the poll
 * timer requested the run.
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
    /** Requests a read because there is, or may be, something new. */
    request: () => request('hint'),
    /** Requests a read because the next poll is due. */
    look: () => request('look'),
    /** When the last read was started. */
    lastAt: () => readAt,
  };
};

export type Reader = ReturnType<typeof createReader>;
