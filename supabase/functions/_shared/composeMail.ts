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

const matching = (value: string, pattern: RegExp, fieldName: string): string => {
  if (pattern.test(value)) return value;
  throw new Error(`the mail's ${fieldName} contains characters that are not allowed`);
};

/** The left side of an identifier in angle brackets (RFC 5322, section 3.2.3), without the characters that nobody needs. */
const ATOMS = /^[\w-]+(\.[\w-]+)*$/;
/** RFC 8058 wants https, which every public site has; a host for this machine alone has not, and shows such mail in its outbox. */
const ADDRESS = /^https?:\/\/[^\s<>",]+$/;
const PRINTABLE = /^[\x21-\x7e]+$/;
const FILE_NAME = /^[\w-]+\.ics$/;

/** The headers that nodemailer does not write by itself. Throws for a value that could end its header. */
const headersOf = (mail: OutgoingMail, domain: string): Record<string, string> => {
  const headers: Record<string, string> = { 'Content-Language': 'en' };
  if (mail.isAutomatic) headers['Auto-Submitted'] = 'auto-generated';
  if (mail.thread !== undefined) {
    // No mail has this identifier: it is the parent of all that are about the same (RFC 5322, section 3.6.4).
    const parent = `<${matching(mail.thread, ATOMS, 'thread')}@${domain}>`;
    headers['In-Reply-To'] = parent;
    headers.References = parent;
  }
  if (mail.unsubscribe !== undefined) {
    const address = matching(matching(mail.unsubscribe, ADDRESS, 'unsubscribe'), PRINTABLE, 'unsubscribe');
    headers['List-Unsubscribe'] = `<${address}>`;
    headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
  }
  if (mail.listId !== undefined) headers['List-Id'] = `<${matching(mail.listId, ATOMS, 'listId')}.${domain}>`;
  return headers;
};

const attachmentsOf = ({ calendar }: OutgoingMail) =>
  calendar && [
    {
      filename: matching(calendar.name, FILE_NAME, 'calendar name'),
      content: calendar.content,
      contentType: 'text/calendar; charset=utf-8',
    },
  ];

/** The mail as it is transmitted (RFC 5322 and MIME): a plain text part and the preferred HTML part. Rejects if a header could be forged. */
export const composeMail = async (mail: OutgoingMail): Promise<ComposedMail> => {
  const { key, from, to, subject, html, text } = mail;
  const composer = new MailComposer({
    from,
    to: { name: '', address: to }, // an object is used as it is; a string would be parsed for lists and names
    subject: asTyped(subject),
    html,
    text,
    attachments: attachmentsOf(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const message = composer.compile();
  const envelope = message.getEnvelope();
  const [, domain = 'localhost'] = String(envelope.from).split('@');
  message.setHeader('Message-ID', `<${key}@${domain}>`);
  for (const [name, value] of Object.entries(headersOf(mail, domain))) message.setHeader(name, value);
  return { envelope, source: await message.build() };
};
