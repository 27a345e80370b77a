import { createServer } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database';
import { closeServer, listen } from '../http/server';
import type { Observer } from './request';

/** Routes that are told apart. Only one that has answered with success counts: a stranger can make up any number of others. */
const MOST_ROUTES = 300;

/** What the host knows about itself. */
export interface Inside {
  database: Pick<Database, 'query'>;
  /** Open sockets of chats and live pages. */
  countSockets: () => number;
}

/** Counts requests and reads the rest when it is asked for, in the format of Prometheus (docs/observing.md lists the names). */
export const createMetrics = ({ database, countSockets }: Inside) => {
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
      const [row] = await database.query<{ bytes: string }>(
        'select pg_database_size(current_database())::text as bytes',
      );
      this.set(Number(row?.bytes));
    },
  });
  new Gauge({
    name: 'mail_queue',
    help: 'Mails of the queue by their state',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const rows = await database.query<{ state: string; mails: number }>(
        'select state, count(*)::int as mails from private.queued_mail group by state',
      );
      for (const { state, mails } of rows) this.set({ state }, mails);
    },
  });

  const routes = new Set<string>();
  const nameOf = (route: string, status: number): string => {
    if (status >= 200 && status < 400 && routes.size < MOST_ROUTES) routes.add(route);
    return routes.has(route) ? route : 'other';
  };
  const observe: Observer = ({ method, route, status, seconds }) =>
    durations.observe({ method, route: nameOf(route, status), status: String(status) }, seconds);
  return { observe, read: () => registry.metrics(), contentType: registry.contentType };
};

/** Serves `/metrics` on a port of its own, which is not the public one. Returns what stops it. */
export const serveMetrics = async (
  { read, contentType }: Pick<ReturnType<typeof createMetrics>, 'read' | 'contentType'>,
  port: number,
  host: string,
): Promise<() => Promise<void>> => {
  const server = createServer((request, answer) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void answer.writeHead(404).end();
    read().then(
      (text) => answer.writeHead(200, { 'content-type': contentType }).end(text),
      () => answer.writeHead(503).end(),
    );
  });
  await listen(server, port, host, 'METRICS_PORT');
  return () => closeServer(server);
};
