import type { ReadReason } from '@/realtime/report';

/**
 * Runs `read` one at a time; requests during a run cause one more run afterwards. `isLook` is true if only the poll
 * timer requested the run.
 */
export const createReader = (read: (isLook: boolean, reasons: readonly ReadReason[]) => Promise<void>) => {
  let isRunning = false;
  let isLook = false;
  let reasons = new Set<ReadReason>();
  let readAt = 0;

  const run = async () => {
    isRunning = true;
    while (isLook || reasons.size > 0) {
      const own = [...reasons];
      isLook = false;
      reasons = new Set();
      readAt = Date.now();
      await read(own.length === 0, own);
    }
    isRunning = false;
  };
  const start = () => {
    if (!isRunning) void run();
  };

  return {
    /** Requests a read because there is, or may be, something new. */
    request: (...added: ReadReason[]) => {
      for (const reason of added) reasons.add(reason);
      start();
    },
    /** Requests a read because the next poll is due. */
    look: () => {
      isLook = true;
      start();
    },
    /** When the last read was started. */
    lastAt: () => readAt,
  };
};

export type Reader = ReturnType<typeof createReader>;
