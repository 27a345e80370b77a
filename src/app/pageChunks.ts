import { paths } from '@/config/paths';
import { serviceSlugs } from '@/content/serviceLinks';

export const loadHome = () => import(/* webpackChunkName: "page-home" */ '@/pages/public/HomePage');
export const loadAbout = () => import(/* webpackChunkName: "page-about" */ '@/pages/public/AboutPage');
export const loadService = () => import(/* webpackChunkName: "page-service" */ '@/pages/public/ServicePage');
export const loadTrack = () => import(/* webpackChunkName: "page-track" */ '@/pages/public/TrackPage');
export const loadGallery = () => import(/* webpackChunkName: "page-gallery" */ '@/pages/public/GalleryPage');
export const loadNews = () => import(/* webpackChunkName: "page-news" */ '@/pages/public/NewsPage');
export const loadContact = () => import(/* webpackChunkName: "page-contact" */ '@/pages/public/ContactPage');
export const loadLegal = () => import(/* webpackChunkName: "page-legal" */ '@/pages/public/LegalPage');

const loaders = {
  home: loadHome,
  about: loadAbout,
  service: loadService,
  track: loadTrack,
  gallery: loadGallery,
  news: loadNews,
  contact: loadContact,
  legal: loadLegal,
};

const names: Readonly<Record<string, keyof typeof loaders | undefined>> = {
  [paths.home]: 'home',
  [paths.about]: 'about',
  ...Object.fromEntries(serviceSlugs.map((slug) => [paths.service(slug), 'service' as const])),
  [paths.tracking]: 'track',
  [paths.gallery]: 'gallery',
  [paths.news]: 'news',
  [paths.contact]: 'contact',
  [paths.terms]: 'legal',
  [paths.privacy]: 'legal',
};

/** The chunk that draws the public page at an address. */
export const chunkOf = (pathname: string) => {
  const name = names[pathname];
  return name && (`page-${name}` as const);
};

/** Fetches the script of a public page ahead of its drawing. Where that fails, the page itself tries again and says so. */
export const loadPage = async (pathname: string): Promise<void> => {
  const name = names[pathname];
  if (name) await loaders[name]().catch(() => undefined);
};
