/**
 * Runs in a page before anything else does. A string, since a compiled function may use helpers that the page lacks.
 * `painted(test)` resolves with the time at which what the test looks for is painted.
 */
export const PROBE = `
  window.seen = { lcp: 0, cls: 0, tbt: 0 };
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (type === 'largest-contentful-paint') window.seen.lcp = entry.startTime;
        else if (type === 'layout-shift') { if (!entry.hadRecentInput) window.seen.cls += entry.value; }
        else window.seen.tbt += Math.max(0, entry.duration - 50);
      }
    }).observe({ type, buffered: true });
  window.painted = (test) => new Promise((resolve) => {
    const look = () => {
      if (!test()) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      requestAnimationFrame(() => port2.postMessage(0));
    };
    look();
  });
`;

/** What the probe has recorded so far, as an expression for `evaluate`. */
export const SEEN = `({ ...window.seen, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN })`;

export interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
}
