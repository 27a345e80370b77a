import { mobileServiceSlugs, serviceLinks } from '@/content/serviceLinks';
import type { LineIconName } from '@/ui/lineIcons';
import { publicPages, type PublicPage } from '../publicPages';

export type SiteLink = Pick<PublicPage, 'label' | 'path'>;

const linksOf = (menu: PublicPage['menu'], pages = publicPages): readonly SiteLink[] =>
  pages.filter((page) => page.menu === menu);

const servicesAt = publicPages.findIndex(({ menu }) => menu === 'services');

/** The bar's links, left and right of its Services item (docs/conformance.md, section 2). */
export const linksBeforeServices = linksOf('main', publicPages.slice(0, servicesAt));
export const linksAfterServices = linksOf('main', publicPages.slice(servicesAt));

export const mainLinks = linksOf('main');
/** Pages beside those of the specification; the footer lists them. */
export const moreLinks = linksOf('more');
export const legalLinks = linksOf('legal');

const mobileSlugs: readonly string[] = mobileServiceSlugs;

export const mobileServiceLinks = serviceLinks.filter(({ slug }) => mobileSlugs.includes(slug));

const barIcons: readonly [slug: string, icon: LineIconName][] = [
  ['air-freight', 'air'],
  ['ocean-freight', 'ocean'],
  ['road-freight', 'road'],
  ['warehousing', 'warehouse'],
];

/** The four pictures of the bar above the navigation (docs/conformance.md, section 9). */
export const headerBar = barIcons.flatMap(([slug, icon]) =>
  serviceLinks.filter((link) => link.slug === slug).map(({ label, path }) => ({ label, path, icon })),
);
