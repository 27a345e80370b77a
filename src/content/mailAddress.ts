import { formCopy } from './forms';

/** Why a text is no address of mail (supabase/functions/_shared/mailAddress.ts). */
export const mailAddressCopy = {
  missing: formCopy.required,
  none: 'Enter one e-mail address, such as name@example.com',
  link: 'This is a link, not an e-mail address',
  several: 'These are several e-mail addresses: enter one',
  ats: 'An e-mail address has one @ only',
  dots: 'Two dots are in a row here, or a dot is at the wrong end',
  noDot: 'What follows the @ has no dot, as in name@example.com',
  domain: 'What follows the @ is no domain, such as example.com',
  spaces: 'Enter the e-mail address alone, without spaces',
  longName: 'At most 64 characters can be before the @',
  long: 'This is longer than an e-mail address can be',
  characters: 'This contains a character that an e-mail address cannot have',
} as const;

/** Beside an address that was stored before it was checked, or that is none. */
export const unmailableCopy = {
  note: 'no mail can be sent to this',
  party: {
    sender: 'No mail can be sent to the sender: what is entered as the e-mail address is none.',
    receiver: 'No mail can be sent to the receiver: what is entered as the e-mail address is none.',
  },
  answers: 'No mail can be sent there, since this is no e-mail address.',
} as const;
