import { SIGN_OUT_ANSWER_MS } from '@/config/timing';

/** Gateway Timeout: the server did not answer (RFC 9110, section 15.6.5). */
const NO_ANSWER = 504;

/**
 * auth-js waits for ever, and removes whatever session it finds once the response arrives: a late one would end a session
 * that started meanwhile.
 */
export const withSignOutDeadline =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const answer = send(input, init);
    if (typeof input !== 'string' || !input.includes('/auth/v1/logout')) return answer;
    let timer: ReturnType<typeof setTimeout>;
    const late = new Promise<Response>((resolve) => {
      timer = setTimeout(() => resolve(new Response(null, { status: NO_ANSWER })), SIGN_OUT_ANSWER_MS);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  };
