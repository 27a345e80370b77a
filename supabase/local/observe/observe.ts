import type { Settings } from '../settings';
import type { Inside } from './metrics';
import type { Observer } from './request';

/** A line of JSON for each request. */
const logRequest: Observer = ({ seconds, ...seen }) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), ...seen, ms: Math.round(seconds * 1_000) }));

/** What the settings ask for: nothing costs anything while it is off. */
export const startObserving = async (
  { logRequests, metrics }: Settings,
  inside: Inside,
): Promise<{ observe: Observer | undefined; stop: () => Promise<void> }> => {
  const observers: Observer[] = logRequests ? [logRequest] : [];
  let stop = () => Promise.resolve();
  if (metrics) {
    const { createMetrics, serveMetrics } = await import('./metrics');
    const measured = createMetrics(inside);
    observers.push(measured.observe);
    stop = await serveMetrics(measured, metrics.port, metrics.host);
  }
  const observe: Observer = (seen) => observers.forEach((one) => one(seen));
  return { observe: observers.length > 0 ? observe : undefined, stop };
};
