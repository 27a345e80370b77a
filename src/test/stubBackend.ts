import { createDb } from '@/supabase/client';
import { stubRealtime, type StubRealtime } from './stubRealtime';

/** A response with its own status; anything else in a script is the body of a 200. */
export class Reply {
  constructor(
    readonly status: number,
    readonly body?: unknown,
    readonly headers?: Record<string, string>,
  ) {}
}

/** The response of each address: a body, a {@link Reply}, or a function of the request. */
export type Script = Record<string, unknown>;

export type Call = [address: string, body: unknown];

const toResponse = (answer: unknown) => {
  const { status, body, headers } = answer instanceof Reply ? answer : new Reply(200, answer);
  const text = body === undefined || status === 204 ? null : JSON.stringify(body);
  return new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } });
};

/** An error in PostgREST's format. */
export const refusal = (status: number, code: string, message: string) =>
  new Reply(status, { code, message, details: null, hint: null });

/** A response that stays pending until it is released. */
export const onItsWay = (answer: unknown) => {
  let release: () => void = () => undefined;
  const arrived = new Promise((resolve) => (release = () => resolve(answer)));
  return { arrived, release };
};

/** Two clients on one page must not share a storage key: each stub is a page of its own. */
let clients = 0;

/** The network connection is down. */
export const NO_ANSWER = () => {
  throw new TypeError('Failed to fetch');
};

/** An aborted request fails immediately, as a real one does. */
const calledOff = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    const fail = () => reject(signal?.reason as Error);
    if (signal?.aborted) fail();
    signal?.addEventListener('abort', fail);
  });

/**
 * The real client over a scripted network. `script` maps 'METHOD /path' to the response; requests are recorded in `calls`.
 * A request that is not in the script fails the test. `session` is one that the tab has kept.
 */
export const stubBackend = (
  script: Script,
  realtime: StubRealtime = stubRealtime(),
  session?: { access_token: string },
) => {
  const storageKey = `sb-backend${(clients += 1)}-auth-token`;
  if (session) window.sessionStorage.setItem(storageKey, JSON.stringify(session));
  const calls: Call[] = [];
  const turns = new Map<string, number>();

  const answer = (address: string, body: unknown, headers: Headers, url: URL): unknown => {
    const scripted = script[address];
    if (typeof scripted === 'function')
      return (scripted as (body: unknown, headers: Headers, url: URL) => unknown)(body, headers, url);
    return scripted;
  };

  const fetchScripted: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input.toString());
    const address = `${init?.method ?? 'GET'} ${url.pathname}`;
    const text = typeof init?.body === 'string' ? init.body : undefined;
    const body: unknown = text ? JSON.parse(text) : undefined;
    calls.push([address, body]);
    turns.set(address, (turns.get(address) ?? 0) + 1);
    if (!(address in script)) {
      const unscripted = new Error(`Not in the script: ${address}`);
      console.error(unscripted); // thrown alone, it would pass for a network failure
      throw unscripted;
    }
    const answered = answer(address, body, new Headers(init?.headers), url);
    return toResponse(await Promise.race([answered, calledOff(init?.signal)]));
  };

  const db = createDb('http://backend.test', 'sb_publishable_test', {
    global: { fetch: fetchScripted },
    realtime: { transport: realtime.transport },
    auth: {
      storageKey,
      storage: window.sessionStorage,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
  return { db, calls, countOf: (address: string) => turns.get(address) ?? 0 };
};
