import { brand } from '@/brand/brand';

/** At the end of the home page and the about page. */
export const newsletterCopy = {
  heading: 'Join our newsletter',
  text: 'Rate trends, changes in customs rules and notices about ports and holidays. No more than twice a month. Leave at any time.',
  labels: { email: 'Email', country: 'Country' },
  emailPlaceholder: brand.sampleEmail,
  countryPlaceholder: 'United states of America',
  /** Before and after it was sent: nobody has joined until the link is pressed. */
  hint: 'We first send you one message. Press its link to confirm your address: until then you get nothing else.',
  sent: 'We have sent a message to this address, unless it gets our newsletter already or was asked twice today. Press the link in it: only then do you get the newsletter.',
  submit: 'Subscribe',
  submitting: 'subscribing...',
} as const;
