import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { OutgoingMail } from './transport.ts';

/** The mail as it goes over the line (RFC 5322 and MIME): a plain part, and the HTML part that is to be preferred. */
export const composeMail = ({ key, from, to, subject, html, text }: OutgoingMail): Promise<Buffer> => {
  const [, domain = 'localhost'] = from.address.split('@');
  const composer = new MailComposer({
    from,
    to: { name: '', address: to }, // an object is taken as it is; a string would be parsed for lists and names
    subject,
    html,
    text,
    messageId: `<${key}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
};
