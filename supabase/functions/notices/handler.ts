import { createHash, timingSafeEqual } from 'node:crypto';
import { answerPost } from '../_shared/answerPost.ts';
import { failed, succeeded } from '../_shared/answers.ts';
import { askAs, askAsService, callDatabase } from '../_shared/backend.ts';
import { clientAddress } from '../_shared/clientAddress.ts';
import { deliver, realClock } from '../_shared/deliver.ts';
import { tokenOf } from '../_shared/linkToken.ts';
import { newsletterMail } from '../_shared/newsletterMail.ts';
import { noticeMail } from '../_shared/noticeMail.ts';
import { sampleNotice } from '../_shared/sampleNotice.ts';
import { Refused } from '../_shared/refused.ts';
import { requireAdmin } from '../_shared/requireAdmin.ts';
import { requireSent } from '../_shared/requireSent.ts';
import { sameOrigin } from '../_shared/sameOrigin.ts';
import { type SiteMail, siteMail } from '../_shared/siteMail.ts';
import { type BegunFollow, confirmMail } from './confirmMail.ts';
import { type NoticeRequest, readRequest, type Wish } from './readRequest.ts';
import type { NoticeSettings } from './settings.ts';
import { endAnswersAddress, followingAddress, newsletterAddress, sendWaitingMails } from './worker.ts';

const ON_ITS_WAY =
  'We have sent a message to this address, unless one went there today. Confirm the address with the link in it; until then you get nothing else.';
const KEPT =
  'This site has no mail server. The message with the link was kept in the outbox, unless one was today: open /outbox on this machine.';
const NO_MAIL = 'This site has no mail server, so it cannot tell you what happens.';
const TEST_SENT = 'The test is on its way to your own address';
const TEST_KEPT =
  'This site has no mail server, so the test was kept in the outbox: open /outbox on this machine.';

/** Where the link of a mail leads whose readers are on a list; of all others, to the page of a consignment's notices. */
const pages: ReadonlyMap<string, typeof followingAddress> = new Map([
  ['newsletter', newsletterAddress],
  ['chat', endAnswersAddress],
]);

/** A mail program that shows the source of an address has made `&amp;` of its `&`, and one that ends it wrongly has a sign behind it. */
const listIn = (params: URLSearchParams): string =>
  /^\w*/.exec(params.get('list') ?? params.get('amp;list') ?? '')?.[0] ?? '';

/** A platform ends a function after a minute or more. */
const WORK_MS = 45_000;

/** Hashes have one length, and are compared in a time that does not tell how much was right. */
const isEqual = (secret: string, expectedSecret: string): boolean => {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(secret), hash(expectedSecret));
};

export interface Notices {
  /** Answers requests; see `createNotices`. */
  answer: (request: Request) => Promise<Response>;
  /** Sends the mails that wait in the queue, for a host that calls it by itself. Returns how many; 0 without a mail server. */
  work: (isOver: () => boolean) => Promise<number>;
}

/**
 * Mail that the site sends by itself. `POST` with JSON: `{action: 'follow', trackingId, email, topics, etaHours, daily, zone}` asks an address to
 * confirm, and answers the same whether or not there is such a consignment; `{action: 'test', about, subject, text}` sends an
 * owner a sample, and `{action: 'testNewsletter', subject, paragraphs}` an admin a newsletter. `POST` with the header
 * `x-worker-secret` sends what waits. `POST` with `?token=` ends what the token belongs to, the notices of a consignment, the
 * newsletter or the answers of a chat, as mail programs do with one press (RFC 8058); `GET` leads to the page that asks first. Responds as foxEmail.
 */
export const createNotices = (settings: NoticeSettings): Notices => {
  const { backend, secretKey, siteUrl, functionUrl, workerSecret, mail } = settings;
  const { clock = realClock, log = () => undefined, later = () => undefined } = settings;
  const service = askAsService(secretKey, backend);

  const work = async (isOver: () => boolean): Promise<number> =>
    mail ? sendWaitingMails({ service, mail, siteUrl, functionUrl, log }, isOver) : 0;

  const send = async (message: SiteMail, mailName: string) => {
    if (!mail) throw new Refused(503, 'This site has no mail server, so the test was not sent.');
    const outgoing = siteMail(message, { siteUrl, from: mail.from });
    const delivered = await deliver(mail.transport, outgoing, clock);
    log(`mail ${outgoing.key}: ${delivered.state} after ${delivered.tries}, ${mailName}`);
    requireSent(delivered);
  };

  const follow = async (request: Request, { etaHours, trackingId, ...wish }: Wish): Promise<string> => {
    if (!mail) throw new Refused(503, NO_MAIL);
    const { email, topics, daily, zone } = wish;
    const followRequest = { email, topics, daily, zone, tracking_id: trackingId, eta_hours: etaHours };
    const parameters = { ...followRequest, client: clientAddress(request) };
    const begun = (await callDatabase(service, 'begin_follow', parameters)) as BegunFollow | null;
    // Not awaited: how long the answer takes must not tell whether there is such a consignment.
    if (begun) later(send(confirmMail(begun, siteUrl), 'that asks to confirm').catch(() => undefined));
    return mail.isKept ? KEPT : ON_ITS_WAY;
  };

  const writeTest = async (
    request: Request,
    body: Exclude<NoticeRequest, { action: 'follow' }>,
  ): Promise<SiteMail> => {
    const ask = askAs(request, backend);
    if (body.action === 'testNewsletter') {
      const { subject, paragraphs } = body;
      const email = (await callDatabase(ask, 'begin_newsletter_test', { subject, paragraphs })) as string;
      return newsletterMail({ kind: 'newsletter', subject, paragraphs }, { email, siteUrl });
    }
    const email = (await callDatabase(ask, 'begin_notice_test', {})) as string;
    const content = { to: 'receiver', notices: [sampleNotice(body.about, body)] } as const;
    return noticeMail(content, { email, siteUrl, now: Date.now() });
  };

  const forSite = answerPost(async (request) => {
    const body = await readRequest(request, () => requireAdmin(askAs(request, backend)));
    if (body.action === 'follow') return succeeded(await follow(request, body));
    await send(await writeTest(request, body), 'a test');
    return succeeded(mail?.isKept ? TEST_KEPT : TEST_SENT);
  });

  const openPage = (token: string, list: string): Response => {
    const location = (pages.get(list) ?? followingAddress)(siteUrl, encodeURIComponent(token));
    return new Response(null, { status: 303, headers: { location, 'referrer-policy': 'no-referrer' } });
  };

  const endMails = (token: string) =>
    answerPost(async (request) => {
      await callDatabase(service, 'end_mails', { token, client: clientAddress(request) });
      return succeeded('You get no more of these messages');
    });

  const forSchedule = async (secret: string): Promise<Response> => {
    if (!workerSecret || !isEqual(secret, workerSecret))
      return failed(403, 'The secret is not the one that is set.');
    const end = Date.now() + WORK_MS;
    const count = await work(() => Date.now() > end);
    return succeeded(`${count} claimed`);
  };

  const answerSite = sameOrigin(siteUrl, forSite);
  return {
    work,
    answer: async (request) => {
      const secret = request.headers.get('x-worker-secret');
      if (secret !== null && request.method === 'POST') return forSchedule(secret);
      const params = new URL(request.url).searchParams;
      const tokenText = params.get('token');
      if (tokenText === null) return answerSite(request);
      const token = tokenOf(tokenText);
      return request.method === 'GET' ? openPage(token, listIn(params)) : endMails(token)(request);
    },
  };
};
