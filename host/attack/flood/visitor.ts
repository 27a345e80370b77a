import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { httpCall } from '../../testing/httpCall';
import type { Target } from '../target';

/** Somebody else each time, in a /48 that no flood uses (RFC 9637). */
const someone = () => `3fff:${randomInt(0x1000).toString(16)}:${randomInt(0x10000).toString(16)}::1`;

/**
 * Somebody who has nothing to do with a flood. Calls resolve with whether they were served. They share kept connections, as
 * behind a proxy, unless `agent` is false: then each is on a connection of its own.
 */
export const createVisitor = (
  { url, key }: Target,
  knownId: string,
  agent: Agent | false = new Agent({ keepAlive: true }),
) => {
  const refusals = new Map<string, number>();
  const post = async (path: string, body: object): Promise<boolean> => {
    const headers = { apikey: key, 'content-type': 'application/json', 'x-forwarded-for': someone() };
    const call = { url: url + path, agent, method: 'POST', headers, content: JSON.stringify(body) };
    const reason = await httpCall(call).then(
      ({ status }) => (status >= 200 && status < 300 ? undefined : `${status}`),
      ({ code, message }: NodeJS.ErrnoException) => code ?? message,
    );
    if (reason === undefined) return true;
    refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
    return false;
  };
  const track = () => post('/rest/v1/rpc/track_consignment', { tracking_id: knownId });
  return {
    /** How often a call was not served, by status. */
    refusals,
    track,
    chat: () =>
      post('/rest/v1/rpc/chat_start', {
        token: randomBytes(32).toString('base64url'),
        cid: randomUUID(),
        body: 'Hello',
      }),
    form: () =>
      post('/rest/v1/contactForm', {
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
