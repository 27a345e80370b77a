import { mailBrand } from './brand.ts';
import type { MailParagraph } from './mailMessage.ts';
import type { SiteMail } from './siteMail.ts';

/** What an admin writes to the subscribers. */
export interface Newsletter {
  subject: string;
  paragraphs: MailParagraph[];
}

/** A mail to a subscriber, as the database tells it: a newsletter, or the question whether to get any. */
export type NewsletterContent =
  ({ kind: 'newsletter' } & Newsletter) | { kind: 'confirmation'; subject: null; paragraphs: null };

/** Of one mail. `siteUrl` has no trailing slash. */
export interface NewsletterAddress {
  key?: string;
  email: string;
  siteUrl: string;
  /** The page on which the newsletter is confirmed and left; absent in a test, which has no reader. */
  pageUrl?: string;
  /** Where a mail program leaves it with one POST (RFC 8058). */
  unsubscribeUrl?: string;
}

const LIST = 'newsletter';

/** The mail of a newsletter, or the one before all others. Pure: the preview and the sent mail come from here. */
export const newsletterMail = (content: NewsletterContent, address: NewsletterAddress): SiteMail => {
  const { key, email, siteUrl, pageUrl = `${siteUrl}/newsletter`, unsubscribeUrl } = address;
  const headers = { key, to: email, unsubscribe: unsubscribeUrl, listId: LIST };
  if (content.kind === 'newsletter')
    return {
      ...headers,
      subject: content.subject,
      text: content.paragraphs,
      reason: 'You received this message because you subscribed to our newsletter.',
      leave: { text: 'Leave the newsletter', url: pageUrl },
    };
  return {
    ...headers,
    subject: `Do you want the newsletter of ${mailBrand.name}?`,
    text: 'This address was entered for our newsletter. Confirm it with the button below, and you get the next one.\n\nIf that was not you, or you do not want it any more, do nothing: you get no newsletter.',
    link: {
      action: 'Confirm or leave',
      url: pageUrl,
      reason: 'You received this message because this address was entered for our newsletter.',
    },
  };
};
