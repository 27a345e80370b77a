import { randomUUID } from 'node:crypto';
import type { MailMessage, MailParagraph } from '../../functions/_shared/mailMessage.ts';
import type { Answer, Call, Caller } from './api';

export const aParagraph = (changes: Partial<MailParagraph> = {}): MailParagraph => ({
  id: 'ab12c',
  paragraph: 'Your consignment has left Rotterdam.',
  color: 'black',
  bold: 'normal',
  textAlign: 'left',
  ...changes,
});

/** A message as the admin's form sends it. */
export const aMessage = (changes: Partial<MailMessage> = {}): MailMessage => ({
  toWho: 'receiver',
  receiversMail: 'ada@receiver.test',
  sendersName: 'Carmine Cargo',
  subject: 'On its way',
  trackingId: 'CARGO001',
  message: [aParagraph()],
  ...changes,
});

/** Requests a mail with a new request key. */
export const postMail = (
  call: Caller,
  body: unknown = aMessage(),
  headers: Call['headers'] = {},
): Promise<Answer> =>
  call('POST', '/functions/v1/foxEmail', {
    body,
    headers: { 'idempotency-key': randomUUID(), ...headers },
  });
