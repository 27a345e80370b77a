import { isLoopback } from '../../supabase/functions/_shared/isLoopback.ts';
import { WAS_FORWARDED } from '../http/clientAddress';
import type { Outbox } from './outbox';
import { outboxList, outboxMail } from './outboxPages';

const HTML = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};
const SOURCE = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Another site can resolve its own name to this machine (DNS rebinding), but the Host header still contains that name. */
const isForThisMachine = ({ headers }: Request): boolean =>
  isLoopback((headers.get('host') ?? '').replace(/:\d+$/, '')) && !headers.has(WAS_FORWARDED);

/** Shows the outbox: `/outbox`, `/outbox/<key>` and `/outbox/<key>.eml`. Only for browsers on this machine. */
export const serveOutbox =
  (outbox: Outbox) =>
  async (request: Request): Promise<Response> => {
    const outboxAnswer = isForThisMachine(request)
      ? await answer(outbox, new URL(request.url).pathname)
      : undefined;
    return outboxAnswer ?? new Response('Not found', { status: 404 });
  };

const answer = async (outbox: Outbox, pathname: string): Promise<Response | undefined> => {
  const name = pathname.replace(/^\/outbox\/?/, '');
  if (name === '') return new Response(outboxList(await outbox.list()), { headers: HTML });
  if (name.endsWith('.eml')) {
    const source = await outbox.source(name.slice(0, -'.eml'.length));
    return source === undefined ? undefined : new Response(source, { headers: SOURCE });
  }
  const mail = await outbox.readMail(name);
  return mail && new Response(outboxMail(mail, (await outbox.source(name)) ?? ''), { headers: HTML });
};
