import type { Database } from './database/database';
import { endsWithin } from './endsWithin';
import { problem } from './http/problem';

/** What a container or a proxy asks by itself, for no client. */
export const HEALTH_CHECKS = { alive: '/healthz', ready: '/readyz' };

export const isHealthCheck = (url: string | undefined): boolean =>
  Object.values(HEALTH_CHECKS).some((check) => check === url);

/** How long an answer of the database is good for: however often it is asked, it answers once in this time. */
const FRESH_MS = 1_000;

/** How long the database may take. */
const TIMEOUT_MS = 3_000;

const answersInTime = (database: Pick<Database, 'query'>): Promise<boolean> =>
  endsWithin(database.query('select 1'), TIMEOUT_MS).catch(() => false);

/**
 * Whether a proxy should send requests here: not before the host is ready, and not while its database does not answer. `/healthz` only says that the process is alive.
 */
export const createReadiness = (database: Pick<Database, 'query'>) => {
  let lastCheck = { startedAt: -Infinity, answers: Promise.resolve(false) };
  return {
    answer: async (): Promise<Response> => {
      if (performance.now() - lastCheck.startedAt > FRESH_MS)
        lastCheck = { startedAt: performance.now(), answers: answersInTime(database) };
      return (await lastCheck.answers)
        ? Response.json({ status: 'ready' })
        : problem(503, 'PT503', 'The database does not answer.');
    },
  };
};

export type Readiness = ReturnType<typeof createReadiness>;
