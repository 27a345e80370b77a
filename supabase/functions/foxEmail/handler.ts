import { answerPost } from '../_shared/answerPost.ts';
import { succeeded } from '../_shared/answers.ts';
import { type Ask, askAs, type BackendAddress } from '../_shared/backend.ts';
import { type Clock, deliver, realClock } from '../_shared/deliver.ts';
import type { MailMessage } from '../_shared/mailMessage.ts';
import { consignmentThread } from '../_shared/mailThread.ts';
import { outboxAddress } from '../_shared/outboxAddress.ts';
import { readBody } from '../_shared/readBody.ts';
import { Refused } from '../_shared/refused.ts';
import { renderMail } from '../_shared/renderMail.ts';
import { requireAdmin } from '../_shared/requireAdmin.ts';
import { sameOrigin } from '../_shared/sameOrigin.ts';
import type { OutgoingMail, Transport } from '../_shared/transport.ts';
import { type Answers, type Claim, claimMail, settleMail } from './mailLog.ts';
import { readAnswers } from './readAnswers.ts';
import { readMessage } from './validate.ts';

const MAX_BYTES = 64 * 1024;
const BUSY_WAIT_MS = 500;
const BUSY_WAITS = 50; // longer than any delivery takes

const SENT = 'Email Sent Successfully';
const KEPT = 'This site has no mail server, so the message was kept in the outbox instead of being sent.';
const UNCLEAR =
  'The mail server did not confirm this message. It may have been sent, so ask the receiver before you send it again.';

export interface FoxEmailSettings {
  backend: BackendAddress;
  /** The public address of the site, without a trailing slash. */
  siteUrl: string;
  /** The sender address of every mail. */
  mailFrom: string;
  /** Absent if there is no mail server: then every message is refused. */
  transport?: Transport;
  clock?: Clock;
  /** Gets one line per mail: never its text, never an address. */
  log?: (line: string) => void;
}

const readKey = ({ headers }: Request): string => {
  const key = headers.get('idempotency-key') ?? '';
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) return key;
  throw new Refused(400, 'The Idempotency-Key header must be a UUID.');
};

const compose = (key: string, message: MailMessage, settings: FoxEmailSettings): OutgoingMail => ({
  key,
  from: { name: message.sendersName, address: settings.mailFrom },
  to: message.receiversMail,
  subject: message.subject,
  thread: message.trackingId && consignmentThread(message.trackingId),
  ...renderMail(message, settings.siteUrl),
});

/** Claims the key; if another request is sending its mail, waits for the outcome. */
const claimOrWait = async (
  ask: Ask,
  key: string,
  message: MailMessage,
  answers: Answers | undefined,
  clock: Clock,
): Promise<Claim> => {
  for (let waits = 0; ; waits++) {
    const claim = await claimMail(ask, key, message, answers);
    if (claim !== 'busy' || waits === BUSY_WAITS) return claim;
    await clock.wait(BUSY_WAIT_MS);
  }
};

/** Resolves with the answer once the mail is sent, or kept. */
const send = async (request: Request, settings: FoxEmailSettings): Promise<Response> => {
  const { clock = realClock, log = () => undefined, transport } = settings;
  const ask = askAs(request, settings.backend);
  const admin = await requireAdmin(ask);
  const key = readKey(request);
  const answers = readAnswers(request.headers.get('answers'));
  const message = readMessage(await readBody(request, MAX_BYTES));
  if (!transport) {
    throw new Refused(
      503,
      'This site has no mail server, so the message was not sent. Ask the person who runs the site to set SMTP_URL and MAIL_FROM.',
    );
  }
  const mail = compose(key, message, settings);

  const claim = await claimOrWait(ask, key, message, answers, clock);
  if (claim === 'sent') return succeeded(SENT);
  if (claim === 'kept') return succeeded(KEPT, outboxAddress(key));
  if (claim === 'unknown') throw new Refused(502, UNCLEAR);
  if (claim === 'busy') throw new Refused(503, 'This message is already being sent.');

  const { state: outcome, tries, reason, keptAt } = await deliver(transport, mail, clock);
  const state = keptAt ? 'kept' : outcome;
  // Nothing is lost if this fails: a claim that is never settled shows as unknown a minute later.
  await settleMail(ask, key, { state, attempts: tries, reason }).catch(() =>
    log(`mail ${key}: ${state}, but not recorded`),
  );
  log(`mail ${key}: ${state} after ${tries} of admin ${admin}`);
  if (state === 'unknown') throw new Refused(502, UNCLEAR);
  if (state === 'failed') throw new Refused(502, `The mail server did not accept this message: ${reason}`);
  return keptAt ? succeeded(KEPT, keptAt) : succeeded(SENT);
};

/**
 * Sends one branded e-mail for the admin: `POST` with a message as JSON and a uuid as `Idempotency-Key`; the header
 * `Answers` names the inquiry that it answers.
 * Responds with `{status: 'success' | 'error', data: {message, keptAt?}}`, errors also with their HTTP status. Only one mail is
 * sent per key, however many requests use it.
 */
export const createFoxEmail = (settings: FoxEmailSettings): ((request: Request) => Promise<Response>) =>
  sameOrigin(
    settings.siteUrl,
    answerPost((request) => send(request, settings)),
  );
