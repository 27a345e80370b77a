import { failed } from './answers.ts';

type Handler = (request: Request) => Promise<Response>;

const ALLOWED = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers':
    'answers, authorization, apikey, content-type, idempotency-key, x-client-info',
  'access-control-max-age': '86400',
};

const isOwn = (origin: string, siteUrl: string, host: string | null): boolean =>
  URL.canParse(origin) && (origin === new URL(siteUrl).origin || new URL(origin).host === host);

/**
 * Lets only pages of the product's own site call a function, wherever the function is hosted.
 * Clients that send no Origin header are not browsers: the handler has to authenticate them.
 */
export const sameOrigin =
  (siteUrl: string, handle: Handler): Handler =>
  async (request) => {
    const origin = request.headers.get('origin');
    if (origin !== null && !isOwn(origin, siteUrl, request.headers.get('host'))) {
      return failed(403, 'This function only accepts requests from its own site.');
    }
    const isPreflight = request.method === 'OPTIONS';
    const response = isPreflight
      ? new Response(null, { status: 204, headers: ALLOWED })
      : await handle(request);
    response.headers.set('vary', 'origin');
    if (origin !== null) response.headers.set('access-control-allow-origin', origin);
    return response;
  };
