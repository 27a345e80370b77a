import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Figures } from './figures';
import { createDatabaseFigures, type Inside } from './inside';
import type { Metrics } from './metricsServer';
import type { Observer } from './request';

/** Counts requests and reads the rest when it is asked for, in the format of Prometheus (host/docs/observing.md lists the names). */
export const createMetrics = (
  { database, countSockets }: Inside,
  { nameOf }: Pick<Figures, 'nameOf'>,
): Metrics & { observe: Observer } => {
  const readDatabase = createDatabaseFigures(database);
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  new Gauge({
    name: 'realtime_sockets',
    help: 'Open sockets of chats and live pages',
    registers,
    collect() {
      this.set(countSockets());
    },
  });
  new Gauge({
    name: 'database_bytes',
    help: 'Size of the database on disk',
    registers,
    async collect() {
      this.set((await readDatabase()).bytes);
    },
  });
  new Gauge({
    name: 'mail_queue',
    help: 'Mails of the queue by their state',
    labelNames: ['state'],
    registers,
    async collect() {
      const { mails } = await readDatabase();
      this.reset();
      for (const [state, count] of Object.entries(mails)) this.set({ state }, count);
    },
  });

  const observe: Observer = (request) => {
    const { method, status, seconds } = request;
    durations.observe({ method, route: nameOf(request), status: String(status) }, seconds);
  };
  return { observe, readFigures: () => registry.metrics(), contentType: registry.contentType };
};
