import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { OutgoingMail } from './transport.ts';

export interface ComposedMail {
  /** The SMTP envelope; domains in any script are in ASCII here, as in the headers of the mail. */
  envelope: { from: string | false; to: string[] };
  source: Buffer;
}

/** The mail as it is transmitted (RFC 5322 and MIME): a plain text part and the preferred HTML part. */
export const composeMail = async (mail: OutgoingMail): Promise<ComposedMail> => {
  const { key, from, to, subject, html, text } = mail;
  const composer = new MailComposer({
    from,
    to: { name: '', address: to }, // an object is used as it is; a string would be parsed for lists and names
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
