import { brand } from '@/brand/brand';
import type { WrittenPage } from '@/pages/public/publicPages';
import { socialCard } from '@/content/socialCard';
import { titleOf } from '../routing/PageHead';
import { structuredData } from './structuredData';

const { file, width, height, alt } = socialCard;

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escape(content)}" />`;

/** The metadata of a page, for search engines and link previews. */
export const pageHead = (page: WrittenPage, site: string): string[] => {
  const title = titleOf(page.path);
  const address = site + page.path;
  return [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', page.description),
    `<link rel="canonical" href="${escape(address)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', page.heading),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${site}/${file}`),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
};

/** The structured data of a page, which may stand anywhere in it. Data, not script, so a content security policy allows it. */
export const pageData = (page: WrittenPage, site: string): string => {
  const data = JSON.stringify(structuredData(site, page)).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${data}</script>`;
};

/** What the app renders at other addresses is not a landing page. */
export const shellHead = (): string[] => [
  `<title>${escape(brand.homeTitle)}</title>`,
  meta('name', 'robots', 'noindex'),
];
