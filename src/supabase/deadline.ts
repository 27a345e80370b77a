import { MAIL_DEADLINE_MS, WRITE_DEADLINE_MS } from '@/config/timing';

const deadlineOf = (input: RequestInfo | URL) =>
  typeof input === 'string' && input.includes('/functions/v1/') ? MAIL_DEADLINE_MS : WRITE_DEADLINE_MS;

/**
 * Gives up each request, and calls it off, that has not been answered in time. An answer counts once all of it is there: a
 * line may die in the middle of one. What reads is given up sooner (api/supabaseBaseQuery).
 */
export const withDeadline =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const own = new AbortController();
    const asked = init?.signal;
    const follow = () => own.abort(asked?.reason);
    if (asked?.aborted) follow();
    asked?.addEventListener('abort', follow);
    const timer = setTimeout(() => own.abort(new Error('No answer in time.')), deadlineOf(input));
    try {
      const answer = await send(input, { ...init, signal: own.signal });
      const body = await answer.arrayBuffer();
      return new Response(body.byteLength > 0 ? body : null, answer);
    } finally {
      clearTimeout(timer);
      asked?.removeEventListener('abort', follow);
    }
  };
