/** Focus and visibility events come in pairs. */
const PAIR_MS = 200;

/**
 * Calls `wake` when the page may have been suspended: it came to the front, out of the back/forward cache, or back
 * online. Returns a function that stops it.
 */
export const onResume = (wake: () => void) => {
  let wokenAt = 0;
  const wakeOnce = () => {
    const now = Date.now();
    if (document.hidden || (now >= wokenAt && now - wokenAt < PAIR_MS)) return;
    wokenAt = now;
    wake();
  };
  const events = ['focus', 'pageshow', 'online'] as const;
  for (const event of events) window.addEventListener(event, wakeOnce);
  document.addEventListener('visibilitychange', wakeOnce);
  return () => {
    for (const event of events) window.removeEventListener(event, wakeOnce);
    document.removeEventListener('visibilitychange', wakeOnce);
  };
};
