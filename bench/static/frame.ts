import { brand } from '../../src/brand/brand';
import { paths } from '../../src/config/paths';
import { pictures, type PictureName } from '../../src/content/pictures';
import { serviceLinks } from '../../src/content/serviceLinks';
import { plainSourceOf, sourcesOf } from '../../src/ui/picture/pictureFiles';

/** Written by hand: one short style sheet, a system font, no script; the text and pictures of the site. */
const STYLE = `*{box-sizing:border-box}html{font-size:62.5%}body{margin:0;font:1.6rem/1.65 Arial,sans-serif;color:#1f1a1b}
img{display:block;max-width:100%;height:auto}a{color:#8b1a1a}header,footer,section{padding:3rem 2rem}header a,footer a{margin-right:1.6rem}
.hero{background:#2b1516;color:#fff;padding:0 2rem 4rem}.hero:not(:has(img)){padding-top:5rem}.hero img{width:calc(100% + 4rem);max-width:none;margin:0 -2rem 4rem;height:14rem;object-fit:cover}.first img{height:30rem}h1{font-size:3.8rem;line-height:1.1;margin:0 0 2rem}h2{font-size:2.8rem;line-height:1.2}
.grid{display:grid;gap:2rem;grid-template-columns:repeat(auto-fit,minmax(26rem,1fr))}.btn,button{display:inline-block;border:0;padding:1.2rem 2.4rem;background:#8b1a1a;color:#fff;font:inherit;font-weight:600;text-decoration:none}
progress{width:100%}blockquote{margin:0;border:1px solid #e6dbd8;padding:2rem}input,textarea{display:block;width:100%;max-width:48rem;margin:.4rem 0 1.6rem;padding:1.2rem;font:inherit}
footer{background:#171314;color:#d9cfcc}footer a{color:inherit}`;

const link = ([path, label]: readonly [string, string]) => `<a href="${path}">${label}</a>`;

const pages = [
  [paths.home, 'Home'],
  [paths.about, 'About'],
  [paths.tracking, 'Tracking'],
  [paths.gallery, 'Gallery'],
  [paths.news, 'News'],
  [paths.contact, 'Contact'],
] as const;
const services = serviceLinks.map(({ path, label }) => [path, label] as const);
const legal = [
  [paths.terms, 'Terms'],
  [paths.privacy, 'Privacy'],
] as const;

/** Escapes text for HTML. */
export const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const heading = (level: 1 | 2 | 3, text: string) => `<h${level}>${escape(text)}</h${level}>`;

export const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${escape(text)}</p>`).join('');

export const section = (...parts: string[]) => `<section>${parts.join('')}</section>`;

export const button = ({ label, path }: { label: string; path: string }) =>
  `<a class="btn" href="${path}">${escape(label)}</a>`;

export const field = (name: string, label: string, type = 'text') =>
  `<label>${escape(label)}<input name="${name}" type="${type}"></label>`;

/** A picture with the site's own markup and files: the one in the first view is preloaded, all others are lazy. */
export const picture = (name: PictureName, sizes: string, isFirst = false) => {
  const facts = pictures[name];
  return `<picture><source type="image/avif" srcset="${sourcesOf(name, facts)}" sizes="${sizes}"><img alt="" width="${facts[1]}" height="${facts[2]}" decoding="async" ${isFirst ? 'fetchpriority="high"' : 'loading="lazy"'} src="${plainSourceOf(name, facts)}"></picture>`;
};

export const preload = (name: PictureName, sizes: string) =>
  `<link rel="preload" as="image" type="image/avif" imagesrcset="${sourcesOf(name, pictures[name])}" imagesizes="${sizes}" fetchpriority="high">`;

/** A plain page of the site, with a header and footer that are the same on each. */
export const frame = (title: string, head: string, ...parts: string[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(title)}</title><link rel="icon" href="data:,">${head}<style>${STYLE}</style></head><body>
<header><nav>${[...pages, ...services].map(link).join(' ')}</nav></header>
<main>${parts.join('\n')}</main>
<footer><p>${escape(brand.name)}, ${escape(brand.address.street)}, ${escape(brand.address.city)}. ${brand.phone.display}, ${brand.emails.support}</p>
${[...pages, ...services, ...legal].map(link).join(' ')}</footer></body></html>
`;
