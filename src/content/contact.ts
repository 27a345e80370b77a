import { brand } from '@/brand/brand';

export const contactBanner = { title: 'Get in Touch', subtitle: 'See How We Can Help' } as const;

export const contactDetails = {
  heading: 'Contact Us',
  intro: `Visit us, write to us or send a message. ${brand.name} answers on working days, at the hours of each office.`,
  addressLabel: 'Address',
  emailLabel: 'E-mail',
  callLabel: 'Call us',
  hoursLabel: (office: string) => `Hours in ${office}`,
  phoneLabel: 'Message us on WhatsApp',
  openMap: 'Open the map',
  mapTitle: `Map showing the headquarters of ${brand.name} in ${brand.address.city}`,
  opensElsewhere: 'opens in a new tab',
} as const;

export const inquiryCopy = {
  heading: 'Have Questions?',
  text: 'Tell us what you would like to ship, or ask about a consignment that is on its way. Fields marked with an asterisk are required.',
  quote: 'For a price, ask for a quote: with places, pieces and dates we answer faster',
  labels: {
    firstName: 'First Name',
    secondName: 'Last Name',
    email: 'Email Address',
    trackingNo: 'Tracking Number',
    comment: 'Comment',
  },
  trackingHint: 'If your question is about a consignment',
  submit: 'Send',
  submitting: 'sending',
} as const;
