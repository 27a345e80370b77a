import { mailHtml } from './mailHtml.ts';
import type { MailMessage } from './mailMessage.ts';
import { mailText } from './mailText.ts';

export interface RenderedMail {
  html: string;
  text: string;
}

/** Lists of mail show about this many characters beside the subject. */
const PREHEADER_LENGTH = 90;

const preheaderOf = ({ message: [first] }: MailMessage): string => {
  const characters = [...(first?.paragraph ?? '').replace(/\s+/g, ' ').trim()];
  return characters.length > PREHEADER_LENGTH
    ? `${characters.slice(0, PREHEADER_LENGTH - 1).join('')}…`
    : characters.join('');
};

/**
 * Makes both parts of the branded e-mail. Pure: the sent mail, the admin's preview and the plain part are this one
 * function's. `siteUrl` is where visitors reach the site, without a slash at the end.
 */
export const renderMail = (message: MailMessage, siteUrl: string): RenderedMail => {
  const trackingUrl =
    message.trackingId && `${siteUrl}/tracking?id=${encodeURIComponent(message.trackingId)}`;
  const parts = { message, preheader: preheaderOf(message), trackingUrl };
  return { html: mailHtml(parts), text: mailText(parts) };
};
