import { readFile } from 'node:fs/promises';
import { inRepository } from '../paths';
import type { Settings } from '../settings';
import { createFigures } from './figures';
import type { Inside } from './inside';
import type { MetricsServer } from './metricsServer';
import { startReporting } from './report';
import type { Observer } from './request';

/** A line of JSON for each request. */
const logRequest: Observer = ({ seconds, ...request }) =>
  console.log(
    JSON.stringify({ time: new Date().toISOString(), ...request, ms: Math.round(seconds * 1_000) }),
  );

const readVersion = async (): Promise<string> =>
  (JSON.parse(await readFile(inRepository('package.json'), 'utf8')) as { version: string }).version;

/**
 * Counts requests and reports them to the database; what the settings ask for besides costs nothing while it is off. `stop` also
 * stops the server of `/metrics`.
 */
export const startObserving = async (
  { logRequests, dataDir, backups }: Settings,
  inside: Inside,
  metricsServer: MetricsServer | undefined,
): Promise<{ observe: Observer; stop: () => Promise<void> }> => {
  const version = await readVersion();
  const figures = createFigures();
  const observers: Observer[] = [figures.observe];
  if (logRequests) observers.push(logRequest);
  if (metricsServer) {
    const { createMetrics } = await import('./metrics');
    const metrics = createMetrics(inside, figures);
    observers.push(metrics.observe);
    metricsServer.serve(metrics);
  }
  const stopReporting = startReporting({ ...inside, figures, folders: [dataDir, backups.dir], version });
  return {
    observe: (request) => observers.forEach((observer) => observer(request)),
    stop: async () => {
      await metricsServer?.stop();
      await stopReporting();
    },
  };
};
