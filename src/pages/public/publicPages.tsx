import type { ComponentType, ReactNode } from 'react';
import { brand } from '@/brand/brand';
import { claims } from '@/brand/claims';
import { pagePathOf, paths } from '@/config/paths';
import { serviceLinks } from '@/content/serviceLinks';
import { lazyPart } from '@/ui/loading/lazyPart';

const HomePage = lazyPart(
  () => import(/* webpackChunkName: "page-home" */ './HomePage'),
  (file) => file.HomePage,
);
const AboutPage = lazyPart(
  () => import(/* webpackChunkName: "page-about" */ './AboutPage'),
  (file) => file.AboutPage,
);
const ServicePage = lazyPart(
  () => import(/* webpackChunkName: "page-service" */ './ServicePage'),
  (file) => file.ServicePage,
);
const TrackPage = lazyPart(
  () => import(/* webpackChunkName: "page-track" */ './TrackPage'),
  (file) => file.TrackPage,
);
const GalleryPage = lazyPart(
  () => import(/* webpackChunkName: "page-gallery" */ './GalleryPage'),
  (file) => file.GalleryPage,
);
const NewsPage = lazyPart(
  () => import(/* webpackChunkName: "page-news" */ './NewsPage'),
  (file) => file.NewsPage,
);
const ContactPage = lazyPart(
  () => import(/* webpackChunkName: "page-contact" */ './ContactPage'),
  (file) => file.ContactPage,
);
const LegalPage = lazyPart(
  () => import(/* webpackChunkName: "page-legal" */ './LegalPage'),
  (file) => file.LegalPage,
);

const FirstFactsTemplates = lazyPart(
  () => import(/* webpackChunkName: "first-facts" */ '@/features/consignments/early/FirstFactsTemplates'),
  (file) => file.FirstFactsTemplates,
);

export interface PublicPage {
  path: string;
  /** Also the title of link previews. */
  heading: string;
  /** For search engines, at most 155 characters. */
  description: string;
  /** The page's script: its component, and its name in the build. */
  script: { load: () => Promise<unknown>; isLoaded: () => boolean };
  chunk: string;
  element: ReactNode;
  /** Scripts of the page's own that run before the app, inline and fetched, and the prerendered markup that they show. */
  early?: { start: string; boot: string; Templates: ComponentType };
  /** Its label in a menu of the header and the footer. */
  label: string;
  menu: 'main' | 'services' | 'legal';
}

/** Every public page, in the order of the site and its menus (docs/conformance.md, section 2). */
export const publicPages: readonly PublicPage[] = [
  {
    path: paths.home,
    heading: `Welcome to ${brand.name}`,
    description: `Air, ocean and road freight, warehousing and customs in ${claims.countries} countries. Track a consignment or ask ${brand.name} for a plan and a price.`,
    script: HomePage,
    chunk: 'page-home',
    element: <HomePage />,
    label: 'Home',
    menu: 'main',
  },
  {
    path: paths.about,
    heading: 'About Us',
    description: `${brand.name} in short: ${claims.foundedYearsAgo} years of freight, offices in ${claims.officeCountries}+ countries, and one source for transport, storage and customs.`,
    script: AboutPage,
    chunk: 'page-about',
    element: <AboutPage />,
    label: 'About',
    menu: 'main',
  },
  ...serviceLinks.map(({ slug, path, title, description, label }): PublicPage => ({
    path,
    heading: title,
    description,
    script: ServicePage,
    chunk: 'page-service',
    element: <ServicePage slug={slug} />,
    label,
    menu: 'services',
  })),
  {
    path: paths.tracking,
    heading: 'Track Your Consignment',
    description:
      'Enter your tracking ID to see where your consignment is, when it will be delivered and every place it has passed on the way.',
    script: TrackPage,
    chunk: 'page-track',
    element: <TrackPage />,
    early: { start: 'startTracking', boot: 'look-up', Templates: FirstFactsTemplates },
    label: 'Tracking',
    menu: 'main',
  },
  {
    path: paths.gallery,
    heading: 'Gallery',
    description:
      'Illustrations of ports, runways, roads, rail yards and warehouses: freight from first light at the quay to the night run.',
    script: GalleryPage,
    chunk: 'page-gallery',
    element: <GalleryPage />,
    label: 'Gallery',
    menu: 'main',
  },
  {
    path: paths.news,
    heading: 'Get Informed',
    description: `Logistics and business news from ${brand.name}: services, customs rules, packing advice and booking calendars for shippers.`,
    script: NewsPage,
    chunk: 'page-news',
    element: <NewsPage />,
    label: 'News',
    menu: 'main',
  },
  {
    path: paths.contact,
    heading: 'Get in Touch',
    description: `Write to ${brand.name}, visit our headquarters in ${brand.address.city} or ask about a consignment. Find our address, e-mail and telephone here.`,
    script: ContactPage,
    chunk: 'page-contact',
    element: <ContactPage />,
    label: 'Contact',
    menu: 'main',
  },
  {
    path: paths.terms,
    heading: 'Terms and Conditions',
    description: `The terms for using the website of ${brand.name}: cookies, license, comments, linking, liability and the law that applies.`,
    script: LegalPage,
    chunk: 'page-legal',
    element: <LegalPage text="terms" />,
    label: 'Terms and conditions',
    menu: 'legal',
  },
  {
    path: paths.privacy,
    heading: 'Privacy Policy',
    description: `Which personal data the website of ${brand.name} keeps, what they are used for, what stays in your browser and which rights you have.`,
    script: LegalPage,
    chunk: 'page-legal',
    element: <LegalPage text="privacy" />,
    label: 'Privacy policy',
    menu: 'legal',
  },
];

/** The public page at an address. */
export const publicPageAt = (pathname: string): PublicPage | undefined =>
  publicPages.find(({ path }) => path === pagePathOf(pathname));
