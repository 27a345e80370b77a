import { mailBrand } from './brand.ts';
import type { MailMessage } from './mailMessage.ts';

/** The words around the text of every mail besides the admin's own. */
export const mailCopy = {
  trackingLabel: 'Tracking number',
  trackingAction: 'Track your consignment',
  reason: ({ toWho, trackingId }: MailMessage) =>
    trackingId
      ? `You received this message because you are the ${toWho} of consignment ${trackingId}.`
      : `You received this message because you are in contact with ${mailBrand.name}.`,
} as const;
