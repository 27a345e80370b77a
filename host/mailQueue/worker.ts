const EVERY_MS = 5_000;

/**
 * Sends the mails that wait in the queue every few seconds, one round after the other. Returns a function that stops it and waits
 * for the mails that are being sent.
 */
export const startMailWorker = (
  work: (isOver: () => boolean) => Promise<number>,
  everyMs = EVERY_MS,
): (() => Promise<void>) => {
  let isOver = false;
  let round: Promise<void> | undefined;
  const run = (): void => {
    round ??= work(() => isOver)
      .catch((error: Error) => console.error(`The mail of the queue could not be sent: ${error.message}`))
      .then(() => {
        round = undefined;
      });
  };
  const timer = setInterval(run, everyMs).unref();
  return async () => {
    isOver = true;
    clearInterval(timer);
    await round;
  };
};
