import { readFile } from 'node:fs/promises';
import { inRepository } from '../paths';
import type { Settings } from '../settings';
import { createFigures } from './figures';
import type { Inside } from './inside';
import { startReporting } from './report';
import type { Observer } from './request';

/** A line of JSON for each request. */
const logRequest: Observer = ({ seconds, ...seen }) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), ...seen, ms: Math.round(seconds * 1_000) }));

const readVersion = async (): Promise<string> =>
  (JSON.parse(await readFile(inRepository('package.json'), 'utf8')) as { version: string }).version;

/** Counts requests and reports them to the database; what the settings ask for besides costs nothing while it is off. */
export const startObserving = async (
  { logRequests, metrics, dataDir }: Settings,
  inside: Inside,
): Promise<{ observe: Observer; stop: () => Promise<void> }> => {
  const version = await readVersion();
  const figures = createFigures();
  const observers: Observer[] = [figures.observe];
  if (logRequests) observers.push(logRequest);
  let stopMetrics = () => Promise.resolve();
  if (metrics) {
    const { createMetrics, serveMetrics } = await import('./metrics');
    const measured = createMetrics(inside, figures);
    observers.push(measured.observe);
    stopMetrics = await serveMetrics(measured, metrics.port, metrics.host);
  }
  const stopReporting = startReporting({ ...inside, figures, dataDir, version });
  return {
    observe: (seen) => observers.forEach((one) => one(seen)),
    stop: async () => {
      await stopMetrics();
      await stopReporting();
    },
  };
};
