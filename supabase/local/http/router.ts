import type { Backend } from '../backend';
import type { Functions } from '../functions';
import type { Handler } from './server';
import { problem } from './problem';

type Answer = (request: Request) => Response | Promise<Response>;

/** Sends a request to the part whose prefix its path starts with; the site answers everything else. */
const createRouter =
  (parts: [prefix: string, answer: Answer][], site: Answer): Handler =>
  async (request) => {
    const { pathname } = new URL(request.url);
    const part = parts.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`));
    return (part?.[1] ?? site)(request);
  };

const notOffered: Answer = () => problem(404, 'PGRST125', 'Invalid path specified in request URL');
const alive: Answer = () => Response.json({ status: 'ok' });

/** All routes of the host. */
export const createRoutes = (backend: Backend, functions: Functions, site: Answer): Handler =>
  createRouter(
    [
      ['/healthz', alive],
      ['/rest/v1', backend],
      ['/auth/v1', backend],
      ['/functions/v1', functions.answer],
      ['/outbox', functions.outbox ?? site],
      ['/realtime/v1', notOffered],
      ['/storage/v1', notOffered],
    ],
    site,
  );
