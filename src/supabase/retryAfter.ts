import { TOO_MANY_REQUESTS } from '@/config/status';
import { withBody } from './answerBody';

/**
 * supabase-js does not expose response headers. The `Retry-After` of a 429 (RFC 9110 section 10.2.3; in seconds, not as a
 * date) is added to its body instead, as `retryAfter`.
 */
export const withRetryAfter =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const seconds = Number(response.headers.get('retry-after') ?? NaN);
    if (response.status !== TOO_MANY_REQUESTS || !(seconds > 0)) return response;
    const body: unknown = await response.json().catch(() => null);
    return withBody(response, { message: response.statusText, ...(body as object), retryAfter: seconds });
  };
