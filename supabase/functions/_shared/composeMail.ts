import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { OutgoingMail } from './transport.ts';

export interface ComposedMail {
  /** Whom the mail server is told; domains in any script are in ASCII here, as they are in the head of the mail. */
  envelope: { from: string | false; to: string[] };
  source: Buffer;
}

/** The mail as it goes over the line (RFC 5322 and MIME): a plain part, and the HTML part that is to be preferred. */
export const composeMail = async (mail: OutgoingMail): Promise<ComposedMail> => {
  const { key, from, to, subject, html, text } = mail;
  const composer = new MailComposer({
    from,
    to: { name: '', address: to }, // an object is taken as it is; a string would be parsed for lists and names
    subject,
    html,
    text,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const message = composer.compile();
  const envelope = message.getEnvelope();
  const [, domain = 'localhost'] = String(envelope.from).split('@');
  message.setHeader('Message-ID', `<${key}@${domain}>`);
  return { envelope, source: await message.build() };
};
