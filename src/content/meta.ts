import { brand } from '@/brand/brand';
import { claims } from '@/brand/claims';
import { paths } from '@/config/paths';
import { serviceLinks } from './serviceLinks';

export interface PageMeta {
  path: string;
  /** The title of the page's banner. */
  heading: string;
  /** For search engines, at most 155 characters. */
  description: string;
}

/** Every public page, in site order. */
export const pageMeta: readonly PageMeta[] = [
  {
    path: paths.home,
    heading: `Welcome to ${brand.name}`,
    description: `Air, ocean and road freight, warehousing and customs in ${claims.countries} countries. Track a consignment or ask ${brand.name} for a plan and a price.`,
  },
  {
    path: paths.about,
    heading: 'About Us',
    description: `${brand.name} in short: ${claims.foundedYearsAgo} years of freight, offices in ${claims.officeCountries}+ countries, and one source for transport, storage and customs.`,
  },
  ...serviceLinks.map(({ path, title, description }) => ({ path, heading: title, description })),
  {
    path: paths.tracking,
    heading: 'Track Your Consignment',
    description:
      'Enter your tracking ID to see where your consignment is, when it will be delivered and every place it has passed on the way.',
  },
  {
    path: paths.gallery,
    heading: 'Gallery',
    description:
      'Pictures from ports, runways, roads, rail yards and warehouses: freight as our crews see it, from first light to the night run.',
  },
  {
    path: paths.news,
    heading: 'Get Informed',
    description: `Logistics and business news from ${brand.name}: services, customs rules, packing advice and booking calendars for shippers.`,
  },
  {
    path: paths.contact,
    heading: 'Get in Touch',
    description: `Write to ${brand.name}, visit our headquarters in ${brand.address.city} or ask about a consignment. Find our address, e-mail and telephone here.`,
  },
  {
    path: paths.terms,
    heading: 'Terms and Conditions',
    description: `The terms for using the website of ${brand.name}: cookies, license, comments, linking, liability and the law that applies.`,
  },
  {
    path: paths.privacy,
    heading: 'Privacy Policy',
    description: `Which personal data the website of ${brand.name} keeps, what they are used for, what stays in your browser and which rights you have.`,
  },
];
