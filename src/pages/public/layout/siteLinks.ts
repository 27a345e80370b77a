import { paths } from '@/config/paths';
import { mobileServiceSlugs, serviceLinks } from '@/content/serviceLinks';
import type { LineIconName } from '@/ui/lineIcons';

export interface SiteLink {
  label: string;
  path: string;
}

/** The bar's links, left and right of its Services item (spec section 2). */
export const linksBeforeServices: readonly SiteLink[] = [
  { label: 'Home', path: paths.home },
  { label: 'About', path: paths.about },
];

export const linksAfterServices: readonly SiteLink[] = [
  { label: 'Tracking', path: paths.tracking },
  { label: 'Gallery', path: paths.gallery },
  { label: 'News', path: paths.news },
  { label: 'Contact', path: paths.contact },
];

export const mainLinks = [...linksBeforeServices, ...linksAfterServices];

export const legalLinks: readonly SiteLink[] = [
  { label: 'Terms and conditions', path: paths.terms },
  { label: 'Privacy policy', path: paths.privacy },
];

const mobileSlugs: readonly string[] = mobileServiceSlugs;

export const mobileServiceLinks = serviceLinks.filter(({ slug }) => mobileSlugs.includes(slug));

const barIcons: readonly [slug: string, icon: LineIconName][] = [
  ['air-freight', 'air'],
  ['ocean-freight', 'ocean'],
  ['road-freight', 'road'],
  ['warehousing', 'warehouse'],
];

/** The four pictures of the bar above the navigation (spec section 9). */
export const headerBar = barIcons.flatMap(([slug, icon]) =>
  serviceLinks.filter((link) => link.slug === slug).map(({ label, path }) => ({ label, path, icon })),
);
