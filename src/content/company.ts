import { brand } from '@/brand/brand';
import { claims } from '@/brand/claims';
import { company } from '@/brand/company';

export const companyBanner = {
  title: 'Our Company',
  subtitle: 'Where we are, when we are open, who answers for what, and what we are on paper',
} as const;

/** Texts of the page about the company; its facts are in `brand/company.ts`. */
export const companyCopy = {
  sample: {
    heading: 'A sample company',
    text: `${brand.name} is invented, and so is everything on this page: the offices and their numbers, the people, the registrations, the insurer, the association and the certificates. A company that uses this website puts its own in their place.`,
  },
  offices: {
    heading: 'Our offices',
    lead: `Here you can visit, call and write to us. Our other offices, and our agents in ${claims.countries} countries, are reached through the nearest of these.`,
    map: 'Map of our offices',
    show: 'Show on the map',
    headquarters: 'Headquarters',
    hours: 'Opening hours',
    ofZone: (zone: string) => `Hours in the time of ${zone}`,
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    closed: 'Closed',
    alsoClosed: (days: string) => `Also closed on ${days}.`,
    openNow: (until: string) => `Open now, until ${until}`,
    closedNow: (day: string, from: string) => `Closed now, opens ${day} ${from}`,
    closedForLong: 'Closed now',
    does: 'What it does',
    call: 'Call',
    write: 'Write',
  },
  emergency: {
    heading: 'In an emergency',
    text: 'An accident, a leak, or cargo in danger: this number is answered at any hour, on every day of the year. Have the tracking ID and, for dangerous goods, the UN number at hand.',
    label: 'Emergency number',
  },
  registration: { heading: 'Registration' },
  insurance: { heading: 'Insurance' },
  conditions: {
    heading: 'Conditions of carriage',
    text: `We work under the ${company.conditions.name}, whose full text every office sends on request. They leave in place what international law prescribes, such as the limits up to which a carrier is liable:`,
    more: 'Goods that are worth more need cargo insurance or a declared value before loading.',
  },
  certificates: { heading: 'Memberships and certificates' },
  people: {
    heading: 'Who answers for what',
    lead: 'The people who decide, and the office where you find each of them.',
  },
  write: {
    heading: 'Not sure whom to ask?',
    text: 'Write to us, and we find the right desk. For a price, the quote page asks what we need to know.',
    contact: 'Contact Us',
    quote: 'Get a quote',
  },
} as const;
