const POLL_MS = 200;

/**
 * Calls back once when npm, which started this process, has ended: npm runs a script through a shell, which may
 * end without handing on the signal that ended it: the host would go on. Does nothing for a process that npm did not start.
 */
export const whenOrphaned = (react: () => void): void => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    react();
  }, POLL_MS);
};
