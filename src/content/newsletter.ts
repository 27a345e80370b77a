import { brand } from '@/brand/brand';

/** At the end of the home page and the about page. */
export const newsletterCopy = {
  heading: 'Join our newsletter',
  text: 'Rate trends, changes in customs rules and notices about ports and holidays. No more than twice a month. Leave at any time.',
  labels: { email: 'Email', country: 'Country' },
  emailPlaceholder: brand.sampleEmail,
  countryPlaceholder: 'United states of America',
  submit: 'Subscribe',
  submitting: 'subscribing...',
} as const;
