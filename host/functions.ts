import { mailBrand } from '../supabase/functions/_shared/brand.ts';
import { smtpTransport } from '../supabase/functions/_shared/smtpTransport.ts';
import { createAccount } from '../supabase/functions/account/handler.ts';
import { createFoxEmail } from '../supabase/functions/foxEmail/handler.ts';
import { createNotices } from '../supabase/functions/notices/handler.ts';
import { createParties } from '../supabase/functions/parties/handler.ts';
import type { Backend } from './backend';
import type { Keys } from './keys';
import { problem } from './http/problem';
import { createInProcess } from './inProcess';
import type { Outbox } from './outbox/outbox';
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
  /** Waits for calls in progress and for mail that is still on its way when its call has been answered. */
  settle: () => Promise<void>;
}

/** What is to be waited for before the host ends. */
const createUnderWay = () => {
  const all = new Set<Promise<unknown>>();
  return {
    add: (work: Promise<unknown>): void => {
      const forget = () => all.delete(work);
      all.add(work);
      work.then(forget, forget);
    },
    settle: async (): Promise<void> => {
      while (all.size > 0) await Promise.allSettled(all);
    },
  };
};

/**
 * Runs the functions of `supabase/functions` in this process, with direct calls to the API instead of network requests.
 * `siteUrl` is the site's public address. Without SMTP_URL mail is stored in `outbox` if there is one, otherwise refused.
 */
export const createFunctions = (
  settings: Settings,
  backend: Backend,
  keys: Keys,
  siteUrl: string,
  outbox?: Outbox,
): Functions => {
  const transport = settings.smtpUrl ? smtpTransport(settings.smtpUrl) : outbox?.transport;
  const from = settings.mailFrom ?? mailBrand.emails.support;
  const { fetch, inNameOf } = createInProcess(backend);
  const shared = {
    backend: { url: 'http://localhost', fetch },
    siteUrl,
    log: (line: string) => console.log(line),
  };
  const underWay = createUnderWay();
  const service = {
    ...shared,
    later: underWay.add,
    secretKey: keys.secretKey,
    mail: transport && { from, transport, isKept: outbox !== undefined },
  };
  const notices = createNotices({ ...service, functionUrl: `${siteUrl}/functions/v1/notices` });
  const handlers = new Map<string, (request: Request) => Promise<Response>>([
    ['foxEmail', createFoxEmail({ ...shared, mailFrom: from, transport })],
    ['account', createAccount(service)],
    ['parties', createParties(service)],
    ['notices', notices.answer],
  ]);
  return {
    answer: (request) => {
      const name = new URL(request.url).pathname.replace('/functions/v1/', '');
      const handle = handlers.get(name);
      if (!handle) return problem(404, 'NOT_FOUND', 'There is no such function.');
      const answer = inNameOf(request, () => handle(request));
      underWay.add(answer);
      return answer;
    },
    outbox: outbox && serveOutbox(outbox),
    sendWaitingMails: transport && notices.work,
    settle: underWay.settle,
  };
};
