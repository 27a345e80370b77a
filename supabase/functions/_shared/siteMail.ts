import { mailBrand } from './brand.ts';
import type { MailLink } from './mailHtml.ts';
import type { MailMessage } from './mailMessage.ts';
import { renderMail } from './renderMail.ts';
import type { OutgoingMail } from './transport.ts';

interface SiteMail {
  to: string;
  subject: string;
  /** Paragraphs, with an empty line between two. */
  text: string;
  link: MailLink;
}

/** The branded mail that the site sends by itself. `siteUrl` has no trailing slash. */
export const siteMail = (
  { to, subject, text, link }: SiteMail,
  { siteUrl, from }: { siteUrl: string; from: string },
): OutgoingMail => {
  const message: MailMessage = {
    toWho: 'receiver',
    receiversMail: to,
    sendersName: mailBrand.senders[0],
    subject,
    message: text.split('\n\n').map((paragraph, index) => ({
      id: `text${index}`,
      paragraph,
      color: 'black',
      bold: 'normal',
      textAlign: 'left',
    })),
  };
  return {
    key: crypto.randomUUID(),
    from: { name: message.sendersName, address: from },
    to,
    subject,
    ...renderMail(message, siteUrl, link),
  };
};
