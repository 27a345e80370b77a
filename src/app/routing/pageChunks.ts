import { isAdminPath, paths } from '@/config/paths';
import { serviceSlugs } from '@/content/serviceLinks';

const loaders = {
  home: () => import(/* webpackChunkName: "page-home" */ '@/pages/public/HomePage'),
  about: () => import(/* webpackChunkName: "page-about" */ '@/pages/public/AboutPage'),
  service: () => import(/* webpackChunkName: "page-service" */ '@/pages/public/ServicePage'),
  track: () => import(/* webpackChunkName: "page-track" */ '@/pages/public/TrackPage'),
  gallery: () => import(/* webpackChunkName: "page-gallery" */ '@/pages/public/GalleryPage'),
  news: () => import(/* webpackChunkName: "page-news" */ '@/pages/public/NewsPage'),
  contact: () => import(/* webpackChunkName: "page-contact" */ '@/pages/public/ContactPage'),
  legal: () => import(/* webpackChunkName: "page-legal" */ '@/pages/public/LegalPage'),
  admin: () => import(/* webpackChunkName: "admin" */ '@/pages/admin/AdminRoutes'),
};

export type PageName = keyof typeof loaders;

/** What the chunk of a page exports. */
export type PageModule<Name extends PageName> = Awaited<ReturnType<(typeof loaders)[Name]>>;

const publicNames: Readonly<Record<string, PageName | undefined>> = {
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

const nameOf = (pathname: string) => (isAdminPath(pathname) ? 'admin' : publicNames[pathname]);

const here: { [Name in PageName]?: PageModule<Name> } = {};

/** The chunk of a page, if it has already loaded. */
export const moduleHere = <Name extends PageName>(name: Name): PageModule<Name> | undefined => here[name];

/** Loads the chunk of a page and keeps it for `moduleHere`; rejects if the network connection is down. */
export const loadModule = async <Name extends PageName>(name: Name): Promise<PageModule<Name>> => {
  const module = (await loaders[name]()) as PageModule<Name>;
  Object.assign(here, { [name]: module });
  return module;
};

/** The name of the chunk that renders the public page at an address. */
export const chunkOf = (pathname: string) => {
  const name = publicNames[pathname];
  return name && (`page-${name}` as const);
};

/** Whether the public page at an address can render without waiting for its script. Admin pages wait for more than that. */
export const isPageHere = (pathname: string): boolean => {
  const name = publicNames[pathname];
  return name !== undefined && name in here;
};

/** Fetches the script of a page before it is rendered. If that fails, the page itself retries and reports it. */
export const loadPage = async (pathname: string): Promise<void> => {
  const name = nameOf(pathname);
  if (name) await loadModule(name).catch(() => undefined);
};
