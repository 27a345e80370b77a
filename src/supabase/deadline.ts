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
    const ownController = new AbortController();
    const callSignal = init?.signal;
    const follow = () => ownController.abort(callSignal?.reason);
    if (callSignal?.aborted) follow();
    callSignal?.addEventListener('abort', follow);
    const timer = setTimeout(() => ownController.abort(new Error('Request timed out.')), deadlineOf(input));
    try {
      const answer = await send(input, { ...init, signal: ownController.signal });
      const body = await answer.arrayBuffer();
      return new Response(body.byteLength > 0 ? body : null, answer);
    } finally {
      clearTimeout(timer);
      callSignal?.removeEventListener('abort', follow);
    }
  };
