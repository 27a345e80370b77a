import { brand } from '@/brand/brand';
import type { ServiceSlug } from './services';

export const quotePageCopy = {
  title: 'Get a Quote',
  hint: 'Tell us what goes where. We answer with a price, what it includes and how long it takes.',
  label: 'Get a quote',
  description: `Ask ${brand.name} for a price: places, pieces, goods and dates in five short steps. We answer by e-mail with an offer that you can accept online.`,
  heading: 'Your shipment',
  lead: 'It takes about two minutes. Fields marked with an asterisk are required; what you type is kept in this tab until you send it.',
} as const;

export const quoteModes = {
  advise: 'Advise me',
  air: 'Air',
  ocean: 'Ocean',
  road: 'Road',
} as const;
export type QuoteMode = keyof typeof quoteModes;
export const quoteModeNames = Object.keys(quoteModes) as QuoteMode[];

/** The mode that a visitor of a service has in mind. */
export const modeOfService: Partial<Record<ServiceSlug, QuoteMode>> = {
  'air-freight': 'air',
  'ocean-freight': 'ocean',
  'road-freight': 'road',
};

export const pieceKinds = {
  pallet: 'Pallet',
  box: 'Box or carton',
  crate: 'Crate',
  drum: 'Drum',
  bag: 'Bag or sack',
  roll: 'Roll or coil',
  container: 'Container',
  other: 'Something else',
} as const;
export type PieceKind = keyof typeof pieceKinds;

export const quoteStateWords = {
  new: 'We are working on it',
  asked: 'We have a question',
  quoted: 'Offer open',
  won: 'Accepted',
  lost: 'Closed',
} as const;
export type QuoteStateWord = keyof typeof quoteStateWords;

/** Lengths, weights and temperatures as they are typed, by the system that was chosen. */
export const unitWords = {
  metric: { name: 'cm, kg', length: 'cm', weight: 'kg', temperature: '°C' },
  imperial: { name: 'in, lb', length: 'in', weight: 'lb', temperature: '°F' },
} as const;
export type Units = keyof typeof unitWords;

export const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'CNY', 'JPY', 'AED', 'GHS'] as const;

export const quoteSteps = ['shipment', 'pieces', 'goods', 'contact', 'review'] as const;
export type QuoteStep = (typeof quoteSteps)[number];

export const quoteFormCopy = {
  label: 'Request for a quote',
  steps: { shipment: 'Shipment', pieces: 'Pieces', goods: 'Goods', contact: 'Contact', review: 'Review' },
  progress: 'Steps of the request',
  stepOf: (number: number) => `Step ${number} of ${quoteSteps.length}:`,
  next: 'Next',
  back: 'Back',
  change: 'Change',
  changeOf: (name: string) => `Change ${name.toLowerCase()}`,
  labels: {
    mode: 'How should it travel?',
    from: 'From',
    to: 'To',
    incoterm: 'Incoterm (Incoterms 2020)',
    readyOn: 'Ready on',
    units: 'Units',
    count: 'Pieces',
    kind: 'Kind',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    weight: 'Weight of each',
    goods: 'What are the goods?',
    un: 'UN number',
    danger: 'What is dangerous about them?',
    coldest: 'Not colder than',
    warmest: 'Not warmer than',
    insured: 'Value to insure',
    currency: 'Currency',
    name: 'Name',
    company: 'Company',
    email: 'E-mail address',
    phone: 'Phone',
    note: 'Anything else we should know?',
  },
  /** Where they name what was answered. */
  facts: { mode: 'Mode', incoterm: 'Incoterms 2020', goods: 'Goods', insured: 'Insured value', note: 'Note' },
  placeHint: 'A city, port, airport or address. Choose one of our list, or just type it.',
  placesFailed: 'Our list of places could not be loaded. Type the place: that is enough.',
  noIncoterm: 'Not decided yet',
  seaOnly: 'sea only',
  seaOnlyHint: 'This rule is meant for sea and inland waterways. For other modes choose FCA, CPT or CIP.',
  incotermHint: 'Who of buyer and seller pays for what. Leave it open if you are not sure.',
  readyHint: 'The day on which we can collect',
  sizeHint: 'Leave the three dimensions empty if you do not know them: we ask.',
  piecesOf: (number: number) => `Line ${number}`,
  add: 'Add a line',
  duplicate: 'Duplicate',
  remove: 'Remove',
  duplicateOf: (number: number) => `Duplicate line ${number}`,
  removeOf: (number: number) => `Remove line ${number}`,
  added: (number: number) => `Line ${number} was added`,
  removed: (number: number) => `Line ${number} was removed`,
  goodsHint: 'For example: spare parts for pumps, new, in wooden crates',
  special: 'Only if it applies',
  dangerous: 'Dangerous goods',
  dangerHint: 'Batteries, aerosols, chemicals, paint…',
  temperature: 'Temperature on the way',
  insurance: 'Insurance',
  reply: 'Where do we send our answer?',
  emailHint: 'We send the number of your request and a link to its state to this address.',
  contactNote: 'We use this to answer you, and for nothing else.',
  submit: 'Send request',
  submitting: 'Sending',
  checking: 'One moment',
  nothing: 'Not given',
  failed: 'This request could not be sent',
} as const;

export const chargeableCopy = {
  title: 'Chargeable weight',
  weight: 'Actual weight',
  volume: 'Volume',
  pieces: 'Pieces',
  empty: 'Enter pieces to see what counts.',
  modes: { air: 'Air', road: 'Road', ocean: 'Sea' },
  rules: {
    air: 'The greater of the weight and the volume in cm³ ÷ 6,000, about 167 kg/m³, rounded up to half a kilogram.',
    road: 'The greater of the weight and the volume × 333 kg/m³, rounded up to a kilogram.',
    ocean: 'Less than a container, weight or measure (W/M): the greater of metric tons and cubic meters.',
  },
  byWeight: 'By weight.',
  byVolume: 'By volume.',
  revenueTons: 'revenue tons',
  withoutSize: 'Pieces without dimensions count by their weight alone.',
  noPrice: 'This is what carriers charge by. The price comes with our offer.',
} as const;

export const quoteSentCopy = {
  title: 'We have received your request',
  number: 'Its number is',
  text: 'We work out a price and write to you. The number and a link also go to your e-mail address, at most three times a day.',
  link: 'See where it stands',
  linkHint: 'Keep this link: whoever has it sees your request.',
  another: 'Ask for another quote',
} as const;

export const quoteErrors = {
  place: 'Enter a place',
  readyOn: 'Choose a day from today to two years from now',
  count: 'Enter a whole number from 1 to 10,000',
  tooMany: 'A quote is for at most 10,000 pieces',
  number: 'Enter a number such as 12.5',
  ambiguous: (text: string) =>
    `Is it ${text.replace(',', '')} or ${text.replace(',', '.')}? Write it without a comma`,
  between: (least: string, most: string) => `Enter a number from ${least} to ${most}`,
  allSizes: 'Enter all three dimensions or none',
  un: 'A UN number has four digits',
  bothTemperatures: 'Enter both temperatures',
  temperatureOrder: 'This is colder than the other one',
} as const;
