import { type Ask, callDatabase } from '../_shared/backend.ts';
import type { Outcome } from '../_shared/deliver.ts';
import type { MailMessage } from '../_shared/mailMessage.ts';
import { storable } from '../_shared/storable.ts';

/** The state of a key in the log: send it now, it is being sent, or its outcome. */
export type Claim = 'claimed' | 'busy' | 'sent' | 'kept' | 'unknown';

export interface Settled {
  /** kept: in the outbox of a host without a mail server. */
  state: Outcome | 'kept';
  attempts: number;
  /** What the mail server said last; empty if the mail was sent. */
  reason: string;
}

/** The inquiry that a mail answers, and when it was handled as the author of the mail has seen it. */
export interface Answers {
  inquiry: number;
  handledAt: string | null;
}

const sha256 = async (text: string): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Claims the key for the message, and the inquiry that it answers. Throws Refused 409 for another message's key and for an
 * inquiry that somebody has handled since, 429 over the quota.
 */
export const claimMail = async (
  ask: Ask,
  key: string,
  message: MailMessage,
  answers?: Answers,
): Promise<Claim> => {
  const hash = await sha256(JSON.stringify(message));
  return (await callDatabase(ask, 'mail_claim', { key, hash, message, answers })) as Claim;
};

/** Records the outcome of a claimed mail. */
export const settleMail = async (ask: Ask, key: string, settled: Settled): Promise<void> => {
  await callDatabase(ask, 'mail_settle', { key, ...settled, reason: storable(settled.reason) });
};
