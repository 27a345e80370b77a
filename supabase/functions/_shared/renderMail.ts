import { mailHtml, type MailParts } from './mailHtml.ts';
import type { MailMessage } from './mailMessage.ts';
import { mailText } from './mailText.ts';

export interface RenderedMail {
  html: string;
  text: string;
}

/** Mail clients show about this many characters next to the subject in their lists. */
const PREHEADER_LENGTH = 90;

const preheaderOf = ({ message: [first] }: MailMessage): string => {
  const characters = [...(first?.paragraph ?? '').replace(/\s+/g, ' ').trim()];
  return characters.length > PREHEADER_LENGTH
    ? `${characters.slice(0, PREHEADER_LENGTH - 1).join('')}…`
    : characters.join('');
};

/**
 * Renders both parts of the branded e-mail. Pure: the sent mail and the admin's preview both come from this function.
 * `siteUrl` is the public address of the site, without a trailing slash. `links` are those of a mail of the site
 * itself.
 */
export const renderMail = (
  message: MailMessage,
  siteUrl: string,
  links: Pick<MailParts, 'link' | 'leave' | 'reason'> = {},
): RenderedMail => {
  const trackingUrl =
    message.trackingId && `${siteUrl}/tracking?id=${encodeURIComponent(message.trackingId)}`;
  const parts = { message, preheader: preheaderOf(message), trackingUrl, ...links };
  return { html: mailHtml(parts), text: mailText(parts) };
};
