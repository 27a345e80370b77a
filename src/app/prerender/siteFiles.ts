import { brand } from '@/brand/brand';
import { paths } from '@/config/paths';
import { writtenPages } from '@/pages/public/publicPages';

const SECURITY_FILE = '.well-known/security.txt';

const sitemap = (site: string) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...writtenPages.map(({ path }) => `<url><loc>${site}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** A consignment's page is only for those who know its id. */
const robots = (site: string) =>
  [
    'User-agent: *',
    'Disallow: /admin/',
    'Disallow: /auth/',
    `Disallow: ${paths.tracking}?`,
    `Disallow: ${paths.tracking}/`,
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');

/** Less than the year after which a reader should doubt it (RFC 9116, section 2.5.5). */
const SECURITY_DAYS = 360;

/** Whom to tell of a weakness (RFC 9116): good for a time from the build on. */
const security = (site: string, now: Date) =>
  [
    `Contact: mailto:${brand.emails.support}`,
    `Contact: ${brand.phone.href}`,
    `Expires: ${new Date(now.getTime() + SECURITY_DAYS * 86_400_000).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site}/${SECURITY_FILE}`,
    '',
  ].join('\n');

/** The name of a page's document. With slashes on every system: what a static host is told of it is made of the name. */
export const documentFile = (address: string): string => `${address}/index.html`.replace(/^\/+/, '');

const { primary, paper } = brand.colors;

const manifest = () =>
  JSON.stringify({
    name: brand.name,
    short_name: brand.shortName,
    start_url: paths.home,
    display: 'browser',
    background_color: paper,
    theme_color: primary.dark,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });

/** The files that describe the site to crawlers, browsers and researchers, by name. */
export const siteFiles = (site: string, now = new Date()): Record<string, string> => ({
  'sitemap.xml': sitemap(site),
  'robots.txt': robots(site),
  'site.webmanifest': manifest(),
  [SECURITY_FILE]: security(site, now),
});
