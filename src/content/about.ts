import { brand } from '@/brand/brand';
import { claims } from '@/brand/claims';
import type { CountryName } from './countries';
import type { PictureName } from './pictures';

export interface MissionSlide {
  key: PictureName;
  caption: string;
  alt: string;
}

export interface PartyModel {
  title: string;
  text: string;
}

export interface Benefit {
  title: string;
  text: string;
}

const employees = claims.employees.toLocaleString('en-US');

export const aboutBanner = {
  title: 'About Us',
  subtitle: `Get to know about ${brand.shortName} cargo transit`,
} as const;

export const introduction = {
  heading: `${claims.foundedYearsAgo} years of moving goods`,
  paragraphs: [
    `${brand.name} was founded ${claims.foundedYearsAgo} years ago by three forwarders who shared one desk and one telephone near the port. Their first customers were machine builders who needed somebody to read the small print of a booking. Many of those customers are still with us.`,
    `Today we have annual sales of over ${claims.annualSales}, more than ${employees} employees in ${claims.officeCountries}+ countries and about ${claims.warehouseSquareMeters} square meters of warehousing. We own the planning, the documents and the responsibility; ships, aircraft and most trucks belong to carriers under contract, whom we choose for each lane.`,
    'We are independent of any carrier. When we recommend a route, it is because it suits your goods, your date and your budget.',
  ],
  figures: [
    { value: String(claims.foundedYearsAgo), label: 'years in business' },
    { value: `over ${claims.annualSales}`, label: 'annual sales' },
    { value: `more than ${employees}`, label: 'employees' },
    { value: `${claims.officeCountries}+`, label: 'countries' },
    { value: claims.warehouseSquareMeters, label: 'square meters of warehousing' },
  ],
} as const;

export const singleSource = {
  heading: 'Why more companies rely on us as their single source provider',
  paragraphs: [
    'Buying freight from five suppliers means five contacts, five invoices and nobody who answers for the gap between them. A single source provider closes that gap: one plan, one set of documents, one person who knows the whole route.',
    'It also makes the figures comparable. With all modes under one roof, you see what a kilogram costs by air, by sea and by road, and which orders took the expensive way for no good reason.',
  ],
  headquartersLabel: 'Headquarters',
  headquarters: brand.headquarters,
} as const;

export const aboutMission = {
  heading: 'Our mission',
  paragraphs: [
    'To move goods safely, legally and on time, and to make freight understandable to the people who pay for it.',
    'That takes people who pick up the phone, carriers who are checked before they are trusted, and records that say what really happened. We report delays when we learn of them, not when we are asked.',
  ],
} as const;

/** The mission carousel; the key names the picture. */
export const missionSlides: readonly MissionSlide[] = [
  {
    key: 'mission-planning',
    caption: 'Every shipment begins with a plan that somebody has read twice.',
    alt: 'Illustration: a route map spread on an office table, with pins, dividers, a laptop and two cups',
  },
  {
    key: 'mission-loading',
    caption: 'Cargo is checked, counted and secured before the doors close.',
    alt: 'Illustration: wooden crates lashed down with straps inside a red container',
  },
  {
    key: 'mission-journey',
    caption: 'On the way, each handover is recorded under one tracking ID.',
    alt: 'Illustration: a container train crossing a long viaduct above a river valley',
  },
  {
    key: 'mission-delivery',
    caption: 'The work is done when the receiver has signed, and not before.',
    alt: 'Illustration: a worker with a clipboard at an open trailer full of pallets, papers ready to be signed on a stand',
  },
];

export const partyLogistics = {
  heading: '3PL, 3.5PL, or 4PL Solutions',
  text: 'How much of your logistics you hand over is your decision, and it can change as you grow.',
} as const;

export const partyModels: readonly PartyModel[] = [
  {
    title: '3PL',
    text: 'We carry out what you have decided: transport, storage, picking and customs, at agreed rates and service levels. Your team keeps the planning and the choice of carriers.',
  },
  {
    title: '3.5PL',
    text: 'We carry out the work and manage part of it. One of our planners works with your orders, tenders lanes, consolidates shipments and reports the result, while the contracts remain yours.',
  },
  {
    title: '4PL',
    text: 'We run the whole chain on your behalf, including suppliers you appointed. Design, contracts, systems, invoices and performance come through one control team, with open books.',
  },
];

export const network = {
  heading: 'A Global Network of Resources',
  text: `Our people work where the cargo is. Beyond our own offices, appointed agents extend the service to ${claims.countries} countries.`,
  citiesHeading: 'Offices in the United States',
  countriesHeading: 'Offices around the world',
} as const;

export const officeCities: readonly string[] = [
  'Atlanta',
  'Boston',
  'Charleston',
  'Chicago',
  'Dallas',
  'Denver',
  'Detroit',
  'Houston',
  'Los Angeles',
  'Memphis',
  'Miami',
  'New York',
  'Philadelphia',
  'Savannah',
  'Seattle',
];

export const officeCountries: readonly CountryName[] = [
  'Australia',
  'Belgium',
  'Brazil',
  'Canada',
  'China',
  'Egypt',
  'France',
  'Germany',
  'Ghana',
  'India',
  'Italy',
  'Japan',
  'Kenya',
  'Malaysia',
  'Mexico',
  'Morocco',
  'Netherlands',
  'Nigeria',
  'Poland',
  'Saudi Arabia',
  'Singapore',
  'South Africa',
  'South Korea',
  'Spain',
  'Sweden',
  'Thailand',
  'Turkey',
  'United Arab Emirates',
  'United Kingdom',
  'United States of America',
  'Vietnam',
];

export const benefitsHeading = 'What working with us is like';

export const benefits: readonly Benefit[] = [
  {
    title: 'Accurate Invoicing',
    text: 'The invoice repeats the quotation line by line. Anything that was added on the way, such as storage, inspection or waiting time, is shown separately with its evidence. If we cannot document a charge, you do not pay it.',
  },
  {
    title: 'White-Glove Support',
    text: 'You have a named contact who knows your products, your docks and your deadlines, and a deputy who knows them too. For delicate goods we add two-person delivery, unpacking, placement and removal of the packaging.',
  },
  {
    title: 'Adapt to Change',
    text: 'Ports close, rules change and orders double. We keep alternatives for your main lanes ready, review them every quarter, and move capacity between modes before a shortage reaches you.',
  },
];
