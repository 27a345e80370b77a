import { mailBrand } from '../_shared/brand.ts';
import { consignmentThread } from '../_shared/mailThread.ts';
import type { SiteMail } from '../_shared/siteMail.ts';
import { followingAddress } from './worker.ts';

/** An address that was entered to be told of a consignment, and the token that confirms it. */
export interface BegunFollow {
  email: string;
  trackingId: string;
  token: string;
}

/** The only mail to an address that is not confirmed. `siteUrl` has no trailing slash. */
export const confirmMail = ({ email, trackingId, token }: BegunFollow, siteUrl: string): SiteMail => ({
  to: email,
  subject: `Do you want to be told of consignment ${trackingId}?`,
  text: `This address was entered to be told what happens to consignment ${trackingId}. Confirm it with the button below.\n\nIf that was not you, do nothing: you get no other message, and the link ends after seven days.`,
  link: {
    action: 'Confirm or change',
    url: followingAddress(siteUrl, token),
    reason: `You received this message because somebody entered this address at ${mailBrand.name}.`,
  },
  thread: consignmentThread(trackingId),
});
