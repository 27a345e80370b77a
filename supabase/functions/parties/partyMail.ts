import { mailBrand } from '../_shared/brand.ts';
import { consignmentThread } from '../_shared/mailThread.ts';
import { siteMail } from '../_shared/siteMail.ts';
import type { OutgoingMail } from '../_shared/transport.ts';

/** A code that opens the parties of a consignment, and whose address it goes to. */
export interface PartyCode {
  email: string;
  code: string;
  trackingId: string;
}

/** The branded mail with a code. `siteUrl` has no trailing slash. */
export const partyMail = (
  { email, code, trackingId }: PartyCode,
  { siteUrl, from }: { siteUrl: string; from: string },
): OutgoingMail =>
  siteMail(
    {
      to: email,
      thread: consignmentThread(trackingId),
      subject: `Your code for consignment ${trackingId}`,
      text: `${code}\n\nWith this code the tracking page shows names and addresses of consignment ${trackingId}. It works once, within an hour.\n\nIf you did not ask for it, do nothing: without the code nobody sees more than before. Do not forward it.`,
      link: {
        action: 'Open the tracking page',
        url: `${siteUrl}/tracking?id=${encodeURIComponent(trackingId)}`,
        reason: `You received this message because ${mailBrand.name} carries a consignment from or to you.`,
      },
    },
    { siteUrl, from },
  );
