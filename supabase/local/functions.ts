import path from 'node:path';
import { mailBrand } from '../functions/_shared/brand.ts';
import { smtpTransport } from '../functions/_shared/smtpTransport.ts';
import { createAccount } from '../functions/account/handler.ts';
import { createFoxEmail } from '../functions/foxEmail/handler.ts';
import { createNotices } from '../functions/notices/handler.ts';
import { createParties } from '../functions/parties/handler.ts';
import type { Backend } from './backend';
import type { Keys } from './keys';
import { problem } from './http/problem';
import { openOutbox } from './outbox/outbox';
import { serveOutbox } from './outbox/serveOutbox';
import type { Settings } from './settings';

type Answer = (request: Request) => Response | Promise<Response>;

export interface Functions {
  /** Answers `/functions/v1/<name>`. */
  answer: Answer;
  /** Answers `/outbox`; absent if there is no mail outbox. */
  outbox?: Answer;
  /** Sends the mails that wait in the queue; absent where mail goes nowhere. */
  sendWaitingMails?: (isOver: () => boolean) => Promise<number>;
}

/**
 * Runs the functions of `supabase/functions` in this process, with direct calls to the API instead of network requests.
 * `siteUrl` is the site's public address. Without SMTP_URL mail is stored if the host shows an outbox, otherwise refused.
 */
export const createFunctions = (
  settings: Settings,
  backend: Backend,
  keys: Keys,
  siteUrl: string,
): Functions => {
  const outbox = settings.showsOutbox ? openOutbox(path.join(settings.dataDir, 'outbox')) : undefined;
  const transport = settings.smtpUrl ? smtpTransport(settings.smtpUrl) : outbox?.transport;
  const from = settings.mailFrom ?? mailBrand.emails.support;
  const shared = {
    backend: {
      url: 'http://localhost',
      fetch: (input: RequestInfo | URL, init?: RequestInit) => backend(new Request(input, init)),
    },
    siteUrl,
    log: (line: string) => console.log(line),
  };
  const service = {
    ...shared,
    secretKey: keys.secretKey,
    mail: transport && { from, transport, isKept: outbox !== undefined },
  };
  const notices = createNotices({ ...service, functionUrl: `${siteUrl}/functions/v1/notices` });
  const handlers = new Map<string, Answer>([
    ['foxEmail', createFoxEmail({ ...shared, mailFrom: from, transport })],
    ['account', createAccount(service)],
    ['parties', createParties(service)],
    ['notices', notices.answer],
  ]);
  return {
    answer: (request) => {
      const name = new URL(request.url).pathname.replace('/functions/v1/', '');
      return handlers.get(name)?.(request) ?? problem(404, 'NOT_FOUND', 'There is no such function.');
    },
    outbox: outbox && serveOutbox(outbox),
    sendWaitingMails: transport && notices.work,
  };
};
