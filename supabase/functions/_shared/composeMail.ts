import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { OutgoingMail } from './transport.ts';

/** As long as nodemailer makes them; 75 are allowed (RFC 2047, section 2). */
const MAX_ENCODED_WORD = 52;

export interface ComposedMail {
  /** The SMTP envelope; domains in any script are in ASCII here, as in the headers of the mail. */
  envelope: { from: string | false; to: string[] };
  source: Buffer;
}

/** Mail programs decode what looks like an encoded word (RFC 2047), so a subject in which one was typed is encoded as a whole. */
const asTyped = (subject: string): string =>
  subject.includes('=?') ? encodeWord(subject, 'B', MAX_ENCODED_WORD) : subject;

/** The mail as it is transmitted (RFC 5322 and MIME): a plain text part and the preferred HTML part. */
export const composeMail = async (mail: OutgoingMail): Promise<ComposedMail> => {
  const { key, from, to, subject, html, text } = mail;
  const composer = new MailComposer({
    from,
    to: { name: '', address: to }, // an object is used as it is; a string would be parsed for lists and names
    subject: asTyped(subject),
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
