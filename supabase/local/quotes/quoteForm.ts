import { createHmac } from 'node:crypto';
import { clientAddress } from '../../functions/_shared/clientAddress.ts';
import { readBody } from '../../functions/_shared/readBody.ts';
import { toQuoteRequest } from '../../functions/_shared/quoteRequest.ts';
import { Refused } from '../../functions/_shared/refused.ts';
import { quoteAddress } from '../../functions/notices/worker.ts';
import type { Backend } from '../backend';
import { MOST_OF_STRANGER } from '../http/callBody';
import type { Keys } from '../keys';
import { receivedPage, refusedPage } from './quotePages';
import { readForm } from './readForm';

const FORM = 'application/x-www-form-urlencoded';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

const html = (status: number, text: string): Response => new Response(text, { status, headers: HEADERS });

/** The response to a form that is too large to be read. */
export const refuseLargeForm = (): Response => html(413, refusedPage('The request is larger than 64 KB.'));

/** The host that serves the form takes it from browsers without script: `POST /quote`, answered with a page. */
export const createQuoteForm = (backend: Backend, keys: Keys, siteUrl: string) => {
  /** The same form from the same client is the same request: pressed twice, or reloaded, it is stored once. */
  const tokenOf = (request: Request, body: string): string =>
    createHmac('sha256', keys.secretKey)
      .update(`quote\n${clientAddress(request)}\n${body}`)
      .digest('base64url');

  const store = async (request: Request, body: string): Promise<Response> => {
    const token = tokenOf(request, body);
    const headers = new Headers({ apikey: keys.publishableKey, 'content-type': 'application/json' });
    headers.set('x-real-ip', request.headers.get('x-real-ip') ?? '');
    const parameters = JSON.stringify({ token, request: toQuoteRequest(readForm(body)) });
    const call = { method: 'POST', headers, body: parameters };
    const answer = await backend(new Request('http://localhost/rest/v1/rpc/request_quote', call));
    const { number, message } = (await answer.json()) as { number?: string; message?: string };
    if (number) return html(200, receivedPage(number, quoteAddress(siteUrl, token)));
    return html(answer.status, refusedPage(message ?? 'It could not be stored.'));
  };

  return async (request: Request): Promise<Response> => {
    if (!request.headers.get('content-type')?.startsWith(FORM))
      return html(415, refusedPage('This is no form.'));
    try {
      return await store(request, await readBody(request, MOST_OF_STRANGER));
    } catch (error) {
      if (error instanceof Refused) return html(error.status, refusedPage(error.message));
      throw error;
    }
  };
};
