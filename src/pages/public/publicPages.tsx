import type { ComponentType, ReactNode } from 'react';
import { brand } from '@/brand/brand';
import { claims } from '@/brand/claims';
import { pagePathOf, paths } from '@/config/paths';
import { lanes } from '@/content/lanes';
import { quotePageCopy } from '@/content/quotes';
import { serviceLinks } from '@/content/serviceLinks';
import { modeNames, transitCopy } from '@/content/transitTimes';
import { laneName, transitText } from '@/features/lanes/laneText';
import { lazyPart } from '@/ui/loading/lazyPart';

const HomePage = lazyPart(
  () => import(/* webpackChunkName: "page-home" */ './home/HomePage'),
  (file) => file.HomePage,
);
const AboutPage = lazyPart(
  () => import(/* webpackChunkName: "page-about" */ './about/AboutPage'),
  (file) => file.AboutPage,
);
const ServicePage = lazyPart(
  () => import(/* webpackChunkName: "page-service" */ './service/ServicePage'),
  (file) => file.ServicePage,
);
const TransitTimesPage = lazyPart(
  () => import(/* webpackChunkName: "page-transit-times" */ './transit/TransitTimesPage'),
  (file) => file.TransitTimesPage,
);
const LanePage = lazyPart(
  () => import(/* webpackChunkName: "page-lane" */ './transit/LanePage'),
  (file) => file.LanePage,
);
const TrackPage = lazyPart(
  () => import(/* webpackChunkName: "page-track" */ './tracking/TrackPage'),
  (file) => file.TrackPage,
);
const GalleryPage = lazyPart(
  () => import(/* webpackChunkName: "page-gallery" */ './gallery/GalleryPage'),
  (file) => file.GalleryPage,
);
const NewsPage = lazyPart(
  () => import(/* webpackChunkName: "page-news" */ './news/NewsPage'),
  (file) => file.NewsPage,
);
const ContactPage = lazyPart(
  () => import(/* webpackChunkName: "page-contact" */ './contact/ContactPage'),
  (file) => file.ContactPage,
);
const QuotePage = lazyPart(
  () => import(/* webpackChunkName: "page-quote" */ './quote/QuotePage'),
  (file) => file.QuotePage,
);
const CompanyPage = lazyPart(
  () => import(/* webpackChunkName: "page-company" */ './company/CompanyPage'),
  (file) => file.CompanyPage,
);
const LegalPage = lazyPart(
  () => import(/* webpackChunkName: "page-legal" */ './legal/LegalPage'),
  (file) => file.LegalPage,
);

const FirstFactsTemplates = lazyPart(
  () => import(/* webpackChunkName: "first-facts" */ './tracking/FirstFactsTemplates'),
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
  /** Entries of the page's own that run before the app, inline and fetched, and the prerendered markup that they show. */
  early?: { inline: string; bootstrap: string; Templates: ComponentType };
  /** Its label in a menu of the header and the footer. */
  label: string;
  menu: 'main' | 'services' | 'more' | 'legal';
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
    early: { inline: 'inlineTracking', bootstrap: 'first-answer', Templates: FirstFactsTemplates },
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
    path: paths.quote,
    heading: quotePageCopy.title,
    description: quotePageCopy.description,
    script: QuotePage,
    chunk: 'page-quote',
    element: <QuotePage />,
    label: quotePageCopy.label,
    menu: 'more',
  },
  {
    path: paths.transitTimes,
    heading: transitCopy.title,
    description: `Transit times and cut-offs between two places, by air, ocean, road and rail, as the planners of ${brand.name} keep them.`,
    script: TransitTimesPage,
    chunk: 'page-transit-times',
    element: <TransitTimesPage />,
    label: 'Transit times',
    menu: 'more',
  },
  {
    path: paths.company,
    heading: 'Our Company',
    description: `The offices of ${brand.name} with addresses, opening hours and telephone numbers, its people, registration, insurance and certificates.`,
    script: CompanyPage,
    chunk: 'page-company',
    element: <CompanyPage />,
    label: 'Company',
    menu: 'more',
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

/** A page that is written when the site is built. */
export type WrittenPage = Omit<PublicPage, 'label' | 'menu'>;

/** A page for each lane of the repository. They are in no menu: the page of the transit times links them. */
export const lanePages: readonly WrittenPage[] = lanes.map((lane) => {
  const name = laneName(lane);
  const mode = modeNames[lane.mode];
  return {
    path: paths.lane(lane.slug),
    heading: transitCopy.lane.heading(name, mode),
    description: transitCopy.lane.description(name, mode, transitText(lane), lane.counted),
    script: LanePage,
    chunk: 'page-lane',
    element: <LanePage slug={lane.slug} />,
  };
});

export const writtenPages: readonly WrittenPage[] = [...publicPages, ...lanePages];

/** The public page at an address. */
export const publicPageAt = (pathname: string): WrittenPage | undefined =>
  writtenPages.find(({ path }) => path === pagePathOf(pathname));
