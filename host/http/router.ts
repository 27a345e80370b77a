import type { Backend } from '../backend';
import type { Answer } from './answer';
import type { Functions } from '../functions';
import type { Handler } from './server';
import { problem } from './problem';
import { HEALTH_CHECKS, type Readiness } from '../readiness';

type Answerer = (request: Request) => Answer | Promise<Answer>;

/** Sends a request to the part whose prefix its path starts with; the site answers everything else. */
const createRouter =
  (parts: [prefix: string, answer: Answerer][], site: Answerer): Handler =>
  async (request) => {
    const { pathname } = new URL(request.url);
    const part = parts.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`));
    return (part?.[1] ?? site)(request);
  };

const notOffered: Answerer = () => problem(404, 'PGRST125', 'Invalid path specified in request URL');
const alive: Answerer = () => Response.json({ status: 'ok' });

interface Parts {
  backend: Backend;
  functions: Functions;
  readiness: Readiness;
  site: Answerer;
}

/** All routes of the host. */
export const createRoutes = ({ backend, functions, readiness, site }: Parts): Handler =>
  createRouter(
    [
      [HEALTH_CHECKS.alive, alive],
      [HEALTH_CHECKS.ready, readiness.answer],
      ['/rest/v1', backend],
      ['/auth/v1', backend],
      ['/functions/v1', functions.answer],
      ['/outbox', functions.outbox ?? site],
      ['/realtime/v1', notOffered],
      ['/storage/v1', notOffered],
    ],
    site,
  );
