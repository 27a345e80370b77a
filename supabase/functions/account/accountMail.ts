import { mailBrand } from '../_shared/brand.ts';
import { siteMail } from '../_shared/siteMail.ts';
import type { OutgoingMail } from '../_shared/transport.ts';

/** A link to choose a password with, and for whom. */
export interface AccountLink {
  purpose: 'invitation' | 'reset';
  email: string;
  token: string;
}

const copy = {
  invitation: {
    subject: `Join the staff of ${mailBrand.name}`,
    text: `You are invited to work in the admin area of ${mailBrand.name}. Choose a password with the button below; you then sign in with it and this e-mail address.\n\nThe link works once, within 7 days. Do not forward it: whoever opens it gets your place.`,
    action: 'Choose your password',
    reason: `You received this message because an owner of ${mailBrand.name} has invited you.`,
  },
  reset: {
    subject: 'Choose a new password',
    text: `A new password was asked for, for your account at ${mailBrand.name}. Choose it with the button below. Your sessions then end everywhere; a second factor stays as it is.\n\nThe link works once. If you did not ask for it, do nothing: your password stays as it is.`,
    action: 'Choose a new password',
    reason: `You received this message because you are on the staff of ${mailBrand.name}.`,
  },
} as const;

/** The address of a link. The token is in the fragment, which no browser sends: no log of a server holds it. */
const linkAddress = (siteUrl: string, token: string): string => `${siteUrl}/auth/password#${token}`;

/** The branded mail with a link. `siteUrl` has no trailing slash. */
export const accountMail = (
  { purpose, email, token }: AccountLink,
  { siteUrl, from }: { siteUrl: string; from: string },
): OutgoingMail => {
  const { subject, text, action, reason } = copy[purpose];
  const link = { action, reason, url: linkAddress(siteUrl, token) };
  return siteMail({ to: email, subject, text, link }, { siteUrl, from });
};
