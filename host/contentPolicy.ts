/**
 * Who reads a document: the translator runs only for visitors whose browser is not set to English, and the reader of codes,
 * which is WebAssembly, only in the scanner.
 */
export type Reader = 'admin' | 'scanner' | 'english' | 'other';

interface PolicySubject {
  reader: Reader;
  /** Hashes of the document's inline scripts. */
  scripts: readonly string[];
  /** Hashes of its inline styles; if unset, any inline style or style attribute is allowed. */
  styles?: readonly string[];
  /** The origins that its scripts call besides its own. */
  services: readonly string[];
  /** Also what the scanner needs, where its own policy applies besides this one. */
  withScanner?: boolean;
}

const WASM = "'wasm-unsafe-eval'";

/** An empty `<style>`: emotion creates one in the browser and inserts its rules without text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const TRANSLATOR = {
  script: [
    'https://translate.google.com',
    'https://translate.googleapis.com',
    'https://translate-pa.googleapis.com',
  ],
  style: ['https://www.gstatic.com'],
  image: ['https://www.gstatic.com', 'https://translate.google.com', 'https://fonts.gstatic.com'],
  connect: ['https://translate.googleapis.com', 'https://translate-pa.googleapis.com'],
};
const NONE = { script: [], style: [], image: [], connect: [] };

/**
 * The admin previews mail in a frame without scripts, which inherits this policy. Mail has its styles in attributes,
 * because mail clients drop everything else.
 */
const INLINE = ["'unsafe-inline'"];

const originOf = (address: string | undefined) =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

/** The Supabase API, if it is on another host, and the country service, as set for the build. */
export const servicesOf = ({ SUPABASE_URL, COUNTRY_API_URL }: NodeJS.ProcessEnv) => [
  ...originOf(SUPABASE_URL).flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
  ...originOf(COUNTRY_API_URL),
];

type Directives = Record<string, readonly string[]>;

const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const styleDirectives = (styles: readonly string[] | undefined, foreign: readonly string[]): Directives => ({
  'style-src-elem': ["'self'", ...(styles ? new Set([EMPTY_STYLE, ...styles]) : INLINE), ...foreign],
  'style-src-attr': styles ? ["'none'"] : INLINE,
});

/**
 * What a document of the site may load and run. Scripts and styles are files of the site, or inline ones that the build
 * wrote; no element has a `style` attribute in HTML. Only public pages may use the embedded map, and only for readers of another
 * language than English the translator.
 */
export const contentPolicy = ({
  reader,
  styles,
  scripts,
  services,
  withScanner = reader === 'scanner',
}: PolicySubject): string => {
  const translator = reader === 'other' ? TRANSLATOR : NONE;
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(scripts), ...translator.script, ...(withScanner ? [WASM] : [])],
    ...styleDirectives(styles, translator.style),
    'img-src': ["'self'", 'data:', 'blob:', 'https://tile.openstreetmap.org', ...translator.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services, ...translator.connect],
    'manifest-src': ["'self'"],
    'frame-src': [reader === 'admin' || reader === 'scanner' ? "'none'" : 'https://www.openstreetmap.org'],
    'worker-src': [withScanner ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
};
