import { createHash } from 'node:crypto';
import { LINK_PAGES } from '../supabase/functions/_shared/linkToken.ts';
import { contentPolicy, type Reader } from './contentPolicy';

const PERMISSIONS = 'geolocation=(), microphone=(), payment=()';

/** Sent with every response. The host and static hosting share this list. */
const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin', // map tiles are refused without a referrer
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': `camera=(), ${PERMISSIONS}`,
  'content-security-policy': "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'",
};

/** Sent with the document of the scanner, in place of the header of all others. */
const CAMERA_ALLOWED = { 'permissions-policy': `camera=(self), ${PERMISSIONS}` };

/** For sites reached over TLS; browsers ignore it over plain HTTP. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** The headers of every response of a host whose public address is `siteUrl`. */
export const hostHeaders = (siteUrl = ''): Record<string, string> => ({
  ...securityHeaders,
  ...(siteUrl.startsWith('https:') && HTTPS_ONLY),
});

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of every inline `<style>` and executable inline script of a document, as its policy lists them. */
const hashesOf = (html: string) => ({
  styles: [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css = '']) => hashOf(css)),
  scripts: [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => hashOf(script)),
});

/** The policy of one built document, whose scripts call `services`. */
const documentPolicy = (html: string, reader: Reader, services: readonly string[]): string => {
  const { styles, scripts } = hashesOf(html);
  const isStrict = reader === 'admin' || reader === 'scanner';
  return contentPolicy({ reader, scripts, styles: isStrict ? undefined : styles, services });
};

/** The headers by which one built document differs from other files. */
export const documentHeaders = (html: string, reader: Reader, services: readonly string[]) => ({
  'content-security-policy': documentPolicy(html, reader, services),
  ...(reader === 'scanner' && CAMERA_ALLOWED),
});

/** Folders of the site whose files have a content hash in their names: such a file never changes. */
const HASHED_FOLDERS = ['assets', 'pictures'];

/** Whether an address is in one of these. */
export const isHashedAddress = (address: string): boolean =>
  HASHED_FOLDERS.some((folder) => address.startsWith(`/${folder}/`));

export const IMMUTABLE = 'public, max-age=31536000, immutable';

const block = (address: string, headers: Record<string, string>) =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Addresses below this page name the consignments that it shows. */
const TRACKING = '/tracking';

/** The address of the document that is served at an address. */
export const pageOf = (address: string): string =>
  address.startsWith(`${TRACKING}/`) && !address.includes('/', TRACKING.length + 1) ? TRACKING : address;

/** The pages of lanes, of which there are many: they share a rule, since some hosts read no more than a hundred. */
const LANES = '/transit_times';
const isLanePage = (file: string) => `/${file}`.startsWith(`${LANES}/`);

const addressesOf = (file: string) => {
  const address = `/${file.replace(/\/?index\.html$/, '')}`;
  if (address === '/') return [address];
  return [address, `${address}/${address === TRACKING ? '*' : ''}`];
};

/** The longest line that Cloudflare reads. */
const LONGEST_LINE = 2_000;

/** Addresses below these have no prerendered page: the app renders them. */
const ADMIN_FOLDERS = ['/admin/', '/auth/'];

/** Addresses of the document that has the frame of the admin's first page. */
export const LIST_PAGES = ['/auth/app/admin', '/auth/app/admin/track'];

/** The one page that may use the camera and WebAssembly. */
export const SCANNER = '/auth/app/admin/scan';

/** The addresses of all other pages below `/auth/`: a static host cannot be told of an exception. */
export const SIGNED_IN_PAGES = [
  ...['/auth/forgotten', '/auth/password', '/auth/app/admin'],
  ...[
    'dashboard',
    'track',
    'send_messages',
    'all_messages',
    'settings',
    'inquiries',
    'quotes',
    'subscribers',
    'audit',
  ].map((page) => `/auth/app/admin/${page}`),
  ...['import', 'staff', 'privacy', 'health', 'papers', 'lanes'].map((page) => `/auth/app/admin/${page}`),
];

/** Pages with others below them. */
export const PARENT_PAGES = ['track', 'quotes', 'subscribers'].map((page) => `/auth/app/admin/${page}`);

const strictPages = SIGNED_IN_PAGES.flatMap((page) => [
  page,
  `${page}/${PARENT_PAGES.includes(page) ? '*' : ''}`,
]);

const STRICT_ADDRESSES = [
  ...ADMIN_FOLDERS.map((folder) => `${folder}*`),
  ...LINK_PAGES.flatMap((page) => [page, `${page}/`]),
];

/** Whether an address is the empty shell's, with a policy of its own: in the admin half of the site, and where links lead. */
export const isStrictAddress = (address: string): boolean =>
  LINK_PAGES.some((page) => page === address) || ADMIN_FOLDERS.some((folder) => address.startsWith(folder));

/**
 * The same headers for a static host, as the text of its `_headers` file (Netlify, Cloudflare Pages), made of the built
 * documents by file name. If several addresses match, one host sends all their policies, which then all apply; the other
 * sends the last. So the policy for all pages allows what any page needs, and each stricter one after it is complete.
 * Such a file knows no languages, so its public pages all allow the translator. Throws if a line is longer than a host reads.
 */
export const staticHeaders = (documents: Record<string, string>, services: readonly string[]): string => {
  const { scripts } = hashesOf(Object.values(documents).join(''));
  const overTls = (policy: string) => ({ 'content-security-policy': `${policy}; upgrade-insecure-requests` });
  const policy = (reader: Reader, withScanner?: boolean) =>
    overTls(contentPolicy({ reader, scripts, services, withScanner }));
  const pages = Object.entries(documents).filter(([file]) => file.endsWith('index.html'));
  const lanePages = pages
    .filter(([file]) => isLanePage(file))
    .map(([, html]) => html)
    .join('');
  const text = [
    block('/*', { ...securityHeaders, ...HTTPS_ONLY, ...policy('other', true) }),
    ...STRICT_ADDRESSES.map((address) => block(address, policy(address === '/auth/*' ? 'scanner' : 'admin'))),
    ...strictPages.map((address) => block(address, policy('admin'))),
    ...[SCANNER, `${SCANNER}/`].map((address) => block(address, { ...CAMERA_ALLOWED, ...policy('scanner') })),
    ...pages
      .filter(([file]) => !isLanePage(file))
      .flatMap(([file, html]) =>
        addressesOf(file).map((address) => block(address, overTls(documentPolicy(html, 'other', services)))),
      ),
    ...(lanePages
      ? [LANES, `${LANES}/*`].map((address) =>
          block(address, overTls(documentPolicy(lanePages, 'other', services))),
        )
      : []),
    ...HASHED_FOLDERS.map((folder) => block(`/${folder}/*`, { 'cache-control': IMMUTABLE })),
    '',
  ].join('\n\n');
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  if (longest > LONGEST_LINE)
    throw new Error(`A line of _headers has ${longest} characters; no more than ${LONGEST_LINE} are read.`);
  return text;
};

/** What mail gateways make of the `#` of a link. */
const CHANGED_SIGNS = ['%23', '%2523'];

/**
 * The text of a static host's `_redirects` file: addresses below the tracking page serve that page, the admin's and those of
 * links with a token the empty shell, in which the app mends an address that was changed on its way. Cloudflare applies a rule even if there is a file, so no rule covers all addresses, and redirects `/200.html` to
 * `/200` and `/tracking` to `/tracking/`; both hosts accept what it redirects to.
 */
export const STATIC_REDIRECTS = [
  `${TRACKING}/:ids ${TRACKING}/ 200`,
  ...LIST_PAGES.map((address) => `${address} /consignments 200`),
  ...STRICT_ADDRESSES.map((address) => `${address} /200 200`),
  ...LINK_PAGES.flatMap((page) => CHANGED_SIGNS.map((sign) => `${page}${sign}* /200 200`)),
  '',
].join('\n');
