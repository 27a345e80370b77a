import { createDb } from '@/supabase/client';

export interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** An answer, a list of answers for one call after the other (the last one stays), or a function of the body. */
export type Script = Record<string, unknown>;

export type Call = [address: string, body: unknown];

const isReply = (value: unknown): value is Reply =>
  typeof value === 'object' && value !== null && ('status' in value || 'body' in value);

const toResponse = (value: unknown) => {
  const { status = 200, body, headers } = isReply(value) ? value : ({ body: value } as Reply);
  const text = body === undefined || status === 204 ? null : JSON.stringify(body);
  return new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } });
};

/** A refusal as PostgREST words it. */
export const refusal = (status: number, code: string, message: string): Reply => ({
  status,
  body: { code, message, details: null, hint: null },
});

/** The line is dead. */
export const NO_ANSWER = () => {
  throw new TypeError('Failed to fetch');
};

/**
 * The real client over a scripted network. `script` maps 'METHOD /path' to what is answered; what was asked is
 * recorded in `calls`. A call that is not in the script fails the test.
 */
export const stubBackend = (script: Script) => {
  const calls: Call[] = [];
  const turns = new Map<string, number>();

  const answer = (address: string, body: unknown): unknown => {
    const scripted = script[address];
    if (typeof scripted === 'function') return (scripted as (sent: unknown) => unknown)(body);
    return scripted;
  };

  const fetchScripted: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input.toString());
    const address = `${init?.method ?? 'GET'} ${url.pathname}`;
    const text = typeof init?.body === 'string' ? init.body : undefined;
    const body: unknown = text ? JSON.parse(text) : undefined;
    calls.push([address, body]);
    turns.set(address, (turns.get(address) ?? 0) + 1);
    if (!(address in script)) throw new Error(`Not in the script: ${address}`);
    return toResponse(await answer(address, body));
  };

  const db = createDb('http://backend.test', 'sb_publishable_test', {
    global: { fetch: fetchScripted },
    auth: { storage: window.sessionStorage, autoRefreshToken: false, detectSessionInUrl: false },
  });
  return { db, calls, countOf: (address: string) => turns.get(address) ?? 0 };
};
