import { MAIL_DEADLINE_MS, WRITE_DEADLINE_MS } from '@/config/timing';

const deadlineOf = (input: RequestInfo | URL) =>
  typeof input === 'string' && input.includes('/functions/v1/') ? MAIL_DEADLINE_MS : WRITE_DEADLINE_MS;

/**
 * Aborts each request that is not answered in time. A response counts once it is complete: a connection may die in the
 * middle of one. Reads time out sooner (api/supabaseBaseQuery).
 */
export const withDeadline =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const own = new AbortController();
    const asked = init?.signal;
    const follow = () => own.abort(asked?.reason);
    if (asked?.aborted) follow();
    asked?.addEventListener('abort', follow);
    const timer = setTimeout(() => own.abort(new Error('Request timed out.')), deadlineOf(input));
    try {
      const answer = await send(input, { ...init, signal: own.signal });
      const body = await answer.arrayBuffer();
      return new Response(body.byteLength > 0 ? body : null, answer);
    } finally {
      clearTimeout(timer);
      asked?.removeEventListener('abort', follow);
    }
  };
