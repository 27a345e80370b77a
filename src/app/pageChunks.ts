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

const loaders: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
  [paths.home]: loadHome,
  [paths.about]: loadAbout,
  ...Object.fromEntries(serviceSlugs.map((slug) => [paths.service(slug), loadService])),
  [paths.tracking]: loadTrack,
  [paths.gallery]: loadGallery,
  [paths.news]: loadNews,
  [paths.contact]: loadContact,
  [paths.terms]: loadLegal,
  [paths.privacy]: loadLegal,
};

/** Fetches the script of a public page ahead of its drawing. Where that fails, the page itself tries again and says so. */
export const loadPage = async (pathname: string): Promise<void> => {
  await loaders[pathname]?.().catch(() => undefined);
};
