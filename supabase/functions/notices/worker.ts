import { type AlertContent, alertMail } from '../_shared/alertMail.ts';
import { type AnswerContent, answerMail } from '../_shared/answerMail.ts';
import { type Ask, callDatabase } from '../_shared/backend.ts';
import { STOP } from '../_shared/linkToken.ts';
import { type NewsletterContent, newsletterMail } from '../_shared/newsletterMail.ts';
import { type NoticeContent, noticeMail } from '../_shared/noticeMail.ts';
import { Refused } from '../_shared/refused.ts';
import { type QuoteContent, quoteMail } from '../_shared/quoteMail.ts';
import { type SiteMail, siteMail } from '../_shared/siteMail.ts';
import { storable } from '../_shared/storable.ts';
import type { Delivery, Transport } from '../_shared/transport.ts';

/** How many mails are claimed at once, and sent side by side: few, so that visitors are served as before. */
const BATCH = 4;
const TRY_MS = 20_000;
/** How often, and after which pauses, an outcome is recorded whose database does not answer: it restarts, or copies itself. */
const MOST_TRIES = 30;
const PAUSE_MS = 2_000;

/** `token` ends what the mail belongs to, or opens a quote; an alert has none. A notice has no `kind`. */
type ClaimedMail = (
  ({ kind?: undefined } & NoticeContent) | NewsletterContent | AnswerContent | QuoteContent | AlertContent
) & {
  message: string;
  email: string;
  token: string;
};

export interface Worker {
  /** Calls the database as the service role. */
  service: Ask;
  mail: { from: string; transport: Transport };
  /** Without trailing slashes. */
  siteUrl: string;
  functionUrl: string;
  log: (line: string) => void;
}

const outcomes = {
  accepted: 'sent',
  later: 'later',
  refused: 'failed',
  unclear: 'unknown',
} as const satisfies Record<Delivery['outcome'], string>;

/** The page on which a follower or a party changes or stops the mails. The token is in the fragment, which no browser sends. */
export const followingAddress = (siteUrl: string, token: string): string => `${siteUrl}/following#${token}`;

/** The page on which a subscriber confirms or leaves the newsletter. */
export const newsletterAddress = (siteUrl: string, token: string): string => `${siteUrl}/newsletter#${token}`;

/** The page that opens a conversation, or before that asks whether these mails shall end. */
const conversationAddress = (siteUrl: string, token: string): string => `${siteUrl}/chat#${token}`;
export const endAnswersAddress = (siteUrl: string, token: string): string =>
  `${siteUrl}/chat#${STOP}${token}`;

/** The page on which whoever has asked for a quote sees where it stands. */
export const quoteAddress = (siteUrl: string, token: string): string => `${siteUrl}/quoted#${token}`;

/** The page on which an owner sees how the installation is. */
const healthAddress = (siteUrl: string): string => `${siteUrl}/auth/app/admin/health`;

const write = (claimed: ClaimedMail, { siteUrl, functionUrl }: Worker): SiteMail => {
  const { message: key, email, token } = claimed;
  const unsubscribeUrl = `${functionUrl}?token=${token}`;
  if (claimed.kind === undefined) {
    const leaveUrl = followingAddress(siteUrl, token);
    return noticeMail(claimed, { key, email, siteUrl, leaveUrl, unsubscribeUrl, now: Date.now() });
  }
  if (claimed.kind === 'alert') return alertMail(claimed, { key, email, pageUrl: healthAddress(siteUrl) });
  if (claimed.kind === 'answer') {
    const pageUrl = conversationAddress(siteUrl, token);
    const leaveUrl = endAnswersAddress(siteUrl, token);
    return answerMail(claimed, {
      key,
      email,
      pageUrl,
      leaveUrl,
      unsubscribeUrl: `${unsubscribeUrl}&list=chat`,
    });
  }
  if (claimed.kind !== 'newsletter' && claimed.kind !== 'confirmation')
    return quoteMail(claimed, { key, email, pageUrl: quoteAddress(siteUrl, token) });
  const pageUrl = newsletterAddress(siteUrl, token);
  return newsletterMail(claimed, {
    key,
    email,
    siteUrl,
    pageUrl,
    unsubscribeUrl: `${unsubscribeUrl}&list=newsletter`,
  });
};

/** Records what became of a mail: what is not recorded becomes `unknown`, and a person has to decide about it. */
const settle = async (outcome: object, service: Ask, isOver: () => boolean): Promise<void> => {
  for (let tries = 1; ; tries++) {
    try {
      await callDatabase(service, 'settle_mail', outcome);
      return;
    } catch (error) {
      const mayComeBack = error instanceof Refused && error.status >= 500;
      if (!mayComeBack || tries === MOST_TRIES || isOver()) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
};

const send = async (claimed: ClaimedMail, worker: Worker, isOver: () => boolean): Promise<void> => {
  const { service, mail, siteUrl, log } = worker;
  const { message, kind = 'notice' } = claimed;
  const outgoing = siteMail(write(claimed, worker), { siteUrl, from: mail.from });
  const delivery = await mail.transport(outgoing, AbortSignal.timeout(TRY_MS));
  const isAccepted = delivery.outcome === 'accepted';
  const outcome = isAccepted && delivery.keptAt ? 'kept' : outcomes[delivery.outcome];
  const reason = isAccepted ? null : storable(delivery.reason);
  log(`mail ${message}: ${outcome}, a ${kind}`);
  await settle({ message, outcome, reason }, service, isOver);
};

/**
 * Sends what waits, until nothing does or `isOver` says so. A mail whose outcome cannot be recorded becomes `unknown` by
 * itself, and is not sent again. Returns how many were claimed.
 */
export const sendWaitingMails = async (worker: Worker, isOver: () => boolean): Promise<number> => {
  for (let count = 0; ;) {
    if (isOver()) return count;
    const claimed = (await callDatabase(worker.service, 'claim_mails', { most: BATCH })) as ClaimedMail[];
    if (claimed.length === 0) return count;
    count += claimed.length;
    await Promise.all(
      claimed.map((mail) =>
        send(mail, worker, isOver).catch((error: Error) =>
          worker.log(`mail ${mail.message}: not recorded: ${error.message}`),
        ),
      ),
    );
  }
};
