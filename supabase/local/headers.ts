import { createHash } from 'node:crypto';
import { contentPolicy, stylePolicy } from './contentPolicy';

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

/**
 * The same headers for a static host, as the text of its `_headers` file (Netlify, Cloudflare Pages), made of the built
 * documents by file name. There the rules of all matching addresses add up, and of two policies both hold: so one for
 * all pages, and beside it a stricter one for each. No line is longer than the 2,000 characters that Cloudflare reads.
 */
export const staticHeaders = (documents: Record<string, string>, services: readonly string[]): string => {
  const { scripts } = hashesOf(Object.values(documents).join(''));
  const policy = (isAdmin: boolean) =>
    `${contentPolicy({ isAdmin, scripts, services })}; upgrade-insecure-requests`;
  const pages = Object.entries(documents).filter(([file]) => file.endsWith('index.html'));
  return [
    block('/*', { ...securityHeaders, ...HTTPS_ONLY, 'content-security-policy': policy(false) }),
    ...['/admin/*', '/auth/*'].map((address) => block(address, { 'content-security-policy': policy(true) })),
    ...pages.flatMap(([file, html]) => {
      const styles = stylePolicy(hashesOf(html).styles);
      return addressesOf(file).map((address) => block(address, { 'content-security-policy': styles }));
    }),
    ...HASHED_FOLDERS.map((folder) => block(`/${folder}/*`, { 'cache-control': FOR_EVER })),
    '',
  ].join('\n\n');
};
