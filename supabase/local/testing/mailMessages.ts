import type { MailMessage, MailParagraph } from '../../functions/_shared/mailMessage.ts';

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
