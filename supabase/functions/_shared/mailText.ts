import { mailBrand } from './brand.ts';
import { mailCopy } from './mailCopy.ts';
import { type MailParts, reasonOf } from './mailHtml.ts';

/** The plain text part: the same content for clients and people that do not read HTML. */
export const mailText = (parts: MailParts): string => {
  const { message, trackingUrl, link, leave } = parts;
  const { legalName, headquarters, phone, emails } = mailBrand;
  const words = message.message.map(({ paragraph }) => paragraph.replace(/\r\n?/g, '\n'));
  const tracking = trackingUrl
    ? [`${mailCopy.trackingLabel}: ${message.trackingId}\n${mailCopy.trackingAction}: ${trackingUrl}`]
    : [];
  const action = link ? [`${link.action}: ${link.url}`] : [];
  const leaving = leave ? `${leave.text}: ${leave.url}\n` : '';
  // Two dashes and a space begin a signature (RFC 3676, section 4.3).
  const signature = `-- \n${message.sendersName}\n${reasonOf(parts)}\n${leaving}${legalName}\n${headquarters}\n${phone.display} | ${emails.support}\n`;
  return [...words, ...tracking, ...action, signature].join('\n\n');
};
