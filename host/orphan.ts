const POLL_MS = 200;

/**
 * Calls back once when the parent of a process that npm started has ended: npm runs a script through a shell, which may
 * exit without forwarding the signal that ended it, and the host would keep running. Does nothing without npm, and on Windows, where
 * a process keeps the id of its parent for good and Ctrl+C reaches all of a console.
 */
export const onOrphaned = (react: () => void): void => {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    react();
  }, POLL_MS);
};
