import { mailBrand } from './brand.ts';
import type { LeaveLink, MailLink } from './mailHtml.ts';
import type { MailMessage, MailParagraph } from './mailMessage.ts';
import { renderMail } from './renderMail.ts';
import type { OutgoingMail } from './transport.ts';

/** A mail of the site; see `siteMail`. */
export interface SiteMail extends Pick<OutgoingMail, 'thread' | 'unsubscribe' | 'listId' | 'calendar'> {
  /** A UUID; made here if the mail is never sent again. */
  key?: string;
  to: string;
  subject: string;
  /** Paragraphs, with an empty line between two; or those of the message box. */
  text: string | MailParagraph[];
  link?: MailLink;
  /** In the footer. */
  leave?: LeaveLink;
  /** In the footer of a mail without a link. */
  reason?: string;
}

/** The paragraphs of a text, with an empty line between two. */
export const siteParagraphs = (text: string): MailParagraph[] =>
  text.split('\n\n').map((paragraph, index) => ({
    id: `text${index}`,
    paragraph,
    color: 'black',
    bold: 'normal',
    textAlign: 'left',
  }));

/** The branded mail that the site sends by itself. `siteUrl` has no trailing slash. */
export const siteMail = (
  { key = crypto.randomUUID(), to, subject, text, link, leave, reason, ...headers }: SiteMail,
  { siteUrl, from }: { siteUrl: string; from: string },
): OutgoingMail => {
  const message: MailMessage = {
    toWho: 'receiver',
    receiversMail: to,
    sendersName: mailBrand.senders[0],
    subject,
    message: typeof text === 'string' ? siteParagraphs(text) : text,
  };
  return {
    key,
    isAutomatic: true,
    ...headers,
    from: { name: message.sendersName, address: from },
    to,
    subject,
    ...renderMail(message, siteUrl, { link, leave, reason }),
  };
};
