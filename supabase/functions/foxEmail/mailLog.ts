import { type Ask, callDatabase } from '../_shared/backend.ts';
import type { Outcome } from '../_shared/deliver.ts';
import type { MailMessage } from '../_shared/mailMessage.ts';

/** The state of a key in the log: send it now, it is being sent, or its outcome. */
export type Claim = 'claimed' | 'busy' | 'sent' | 'unknown';

const sha256 = async (text: string): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Claims the key for the message. Throws Refused 409 for another message's key, 429 over the quota. */
export const claimMail = async (ask: Ask, key: string, message: MailMessage): Promise<Claim> => {
  const hash = await sha256(JSON.stringify(message));
  return (await callDatabase(ask, 'mail_claim', { key, hash, message })) as Claim;
};

/** Records the outcome after `attempts` attempts. */
export const settleMail = async (ask: Ask, key: string, state: Outcome, attempts: number): Promise<void> => {
  await callDatabase(ask, 'mail_settle', { key, state, attempts });
};
