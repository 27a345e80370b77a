import { createServer } from 'node:http';
import { NOT_STORED } from '../http/apiPaths';
import { closeServer, listen } from '../http/server';
import type { Settings } from '../settings';

/** Figures as a text of this type. */
export interface Metrics {
  readFigures: () => Promise<string>;
  contentType: string;
}

export interface MetricsServer {
  /** What it answers with from now on; until then every answer is a 503. */
  serve: (metrics: Metrics) => void;
  stop: () => Promise<void>;
}

/**
 * Opens `/metrics` on a port of its own, which is not the public one; undefined if the settings ask for none. Throws a Refusal if
 * the port cannot be used.
 */
export const openMetricsServer = async ({
  metrics: place,
}: Pick<Settings, 'metrics'>): Promise<MetricsServer | undefined> => {
  if (!place) return undefined;
  let served: Metrics | undefined;
  const server = createServer((request, answer) => {
    answer.setHeader(...NOT_STORED);
    if (request.method !== 'GET' || request.url !== '/metrics') return void answer.writeHead(404).end();
    if (!served) return void answer.writeHead(503).end();
    const { readFigures, contentType } = served;
    readFigures().then(
      (text) => answer.writeHead(200, { 'content-type': contentType }).end(text),
      () => answer.writeHead(503).end(),
    );
  });
  await listen(server, place.port, place.host, 'METRICS_PORT');
  return {
    serve: (metrics) => void (served = metrics),
    stop: () => closeServer(server),
  };
};
