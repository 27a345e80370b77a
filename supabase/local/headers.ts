import { createHash } from 'node:crypto';
import { contentPolicy } from './contentPolicy';

/** Sent with every answer. The site host and static hosting share this list. */
const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin', // map tiles are refused without a referrer
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'content-security-policy': "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'",
};

/** For what visitors reach over TLS; browsers ignore it over plain HTTP. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Sent with every answer of a host that visitors reach at `siteUrl`. */
export const hostHeaders = (siteUrl = ''): Record<string, string> => ({
  ...securityHeaders,
  ...(siteUrl.startsWith('https:') && HTTPS_ONLY),
});

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hash of every `<style>`, and of every script that runs, that stands in a document, as its policy names it. */
const hashesOf = (html: string) => ({
  styles: [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css = '']) => hashOf(css)),
  scripts: [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => hashOf(script)),
});

/**
 * The policy of one built document, whose scripts call `services`: public pages may load the map and the translator, the
 * admin's may not.
 */
export const documentPolicy = (html: string, isAdmin: boolean, services: readonly string[]): string => {
  const { styles, scripts } = hashesOf(html);
  return contentPolicy({ isAdmin, scripts, styles: isAdmin ? undefined : styles, services });
};

/** Folders of the site whose files have their content's hash in their names: such a file never changes. */
export const HASHED_FOLDERS = ['assets', 'pictures'] as const;
export const FOR_EVER = 'public, max-age=31536000, immutable';

const block = (address: string, headers: Record<string, string>) =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

const addressesOf = (file: string) => {
  const address = `/${file.replace(/\/?index\.html$/, '')}`;
  return address === '/' ? [address] : [address, `${address}/`];
};

/** What Cloudflare reads of a line. */
const LONGEST_LINE = 2_000;

/** Addresses that have no page of their own: the app draws them. */
const ADMIN_ADDRESSES = ['/admin/*', '/auth/*'];

/**
 * The same headers for a static host, as the text of its `_headers` file (Netlify, Cloudflare Pages), made of the built
 * documents by file name. Where several addresses match, one host sends the policies of all, and all of them hold; another
 * sends the last. So the one for all pages lets through what any page needs, and each stricter one after it is whole.
 * Throws when a line is longer than a host reads.
 */
export const staticHeaders = (documents: Record<string, string>, services: readonly string[]): string => {
  const { scripts } = hashesOf(Object.values(documents).join(''));
  const overTls = (policy: string) => ({ 'content-security-policy': `${policy}; upgrade-insecure-requests` });
  const policy = (isAdmin: boolean) => overTls(contentPolicy({ isAdmin, scripts, services }));
  const pages = Object.entries(documents).filter(([file]) => file.endsWith('index.html'));
  const text = [
    block('/*', { ...securityHeaders, ...HTTPS_ONLY, ...policy(false) }),
    ...ADMIN_ADDRESSES.map((address) => block(address, policy(true))),
    ...pages.flatMap(([file, html]) =>
      addressesOf(file).map((address) => block(address, overTls(documentPolicy(html, false, services)))),
    ),
    ...HASHED_FOLDERS.map((folder) => block(`/${folder}/*`, { 'cache-control': FOR_EVER })),
    '',
  ].join('\n\n');
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  if (longest > LONGEST_LINE)
    throw new Error(`A line of _headers has ${longest} characters; no more than ${LONGEST_LINE} are read.`);
  return text;
};

/**
 * The text of a static host's `_redirects` file: the admin's addresses answer with the empty shell. Cloudflare follows a
 * rule even where there is a file, so none is for all addresses, and leads `/200.html` to `/200`, which both know.
 */
export const STATIC_REDIRECTS = ADMIN_ADDRESSES.map((address) => `${address} /200 200\n`).join('');
