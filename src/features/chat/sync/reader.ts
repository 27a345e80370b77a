/** Runs `read` one at a time; what is asked for meanwhile is one more run afterwards. */
export const createReader = (read: () => Promise<void>) => {
  let isRunning = false;
  let isWanted = false;
  let readAt = 0;

  const run = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      readAt = Date.now();
      await read();
    }
    isRunning = false;
  };

  return {
    request: () => {
      isWanted = true;
      if (!isRunning) void run();
    },
    /** When it was last asked. */
    lastAt: () => readAt,
  };
};

export type Reader = ReturnType<typeof createReader>;
