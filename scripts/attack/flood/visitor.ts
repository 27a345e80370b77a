import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from '../target';

const DEADLINE_MS = 30_000;

/** Somebody else each time, in a /48 that no flood uses (RFC 9637). */
const someone = () => `3fff:${randomInt(0x1000).toString(16)}:${randomInt(0x10000).toString(16)}::1`;

/** A browser or a proxy keeps its connections. */
const kept = () => new Agent({ keepAlive: true });

/** The status of the answer. Waits as long for a connection as for the answer, as browsers do: `fetch` gives up after ten seconds. */
const post = (
  url: string,
  agent: Agent | false,
  headers: Record<string, string>,
  content: string,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const asked = request(url, { method: 'POST', agent, headers, signal });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The host closes connections that were idle too long, perhaps just as one is reused (Node, "request.reusedSocket").
      if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(post(url, agent, headers, content));
      else reject(error);
    });
    asked.on('response', (response) => {
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0)).resume();
    });
    asked.end(content);
  });

/**
 * Somebody who has nothing to do with a flood. Calls resolve with whether they were served. Without an agent each call is on a
 * connection of its own.
 */
export const createVisitor = ({ url, key }: Target, knownId: string, agent: Agent | false = kept()) => {
  const refusals: Record<string, number> = {};
  const call = async (path: string, body: object): Promise<boolean> => {
    const headers = { apikey: key, 'content-type': 'application/json', 'x-forwarded-for': someone() };
    const reason = await post(url + path, agent, headers, JSON.stringify(body)).then(
      (status) => (status >= 200 && status < 300 ? undefined : `${status}`),
      ({ name, code = name }: NodeJS.ErrnoException) => `no answer (${code})`,
    );
    if (reason === undefined) return true;
    refusals[reason] = (refusals[reason] ?? 0) + 1;
    return false;
  };
  const track = () => call('/rest/v1/rpc/track_consignment', { tracking_id: knownId });
  return {
    /** How often a call was not served, by status. */
    refusals,
    track,
    chat: () =>
      call('/rest/v1/rpc/chat_start', {
        token: randomBytes(32).toString('base64url'),
        cid: randomUUID(),
        body: 'Hello',
      }),
    form: () =>
      call('/rest/v1/contactForm', {
        firstName: 'Ama',
        secondName: 'Visitor',
        email: `${randomUUID()}@visitor.test`,
      }),
    /** Looks up every `pause` ms until `isOver`; the times of all calls in ms, and how many were not served. */
    keepTracking: async (
      isOver: () => boolean,
      pause = 100,
    ): Promise<{ times: number[]; refused: number }> => {
      const times: number[] = [];
      let refused = 0;
      while (!isOver()) {
        const start = performance.now();
        if (!(await track())) refused++;
        times.push(performance.now() - start);
        await sleep(pause);
      }
      return { times, refused };
    },
  };
};

export type Visitor = ReturnType<typeof createVisitor>;
