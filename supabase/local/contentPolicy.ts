interface PolicySubject {
  isAdmin: boolean;
  /** Hashes of the scripts that stand in the document itself. */
  scripts: readonly string[];
  /** Hashes of the styles that stand in it; without them any may, and attributes too. */
  styles?: readonly string[];
  /** Where its scripts call besides the host it comes from. */
  services: readonly string[];
}

/** An empty `<style>`: emotion makes one in the browser and adds its rules past the text. */
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
 * The admin reads mail in a preview: a frame without scripts that inherits this policy, and mail carries its styles in
 * attributes, because mail programs drop everything else.
 */
const INLINE = ["'unsafe-inline'"];

const originOf = (address: string | undefined) =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

/** The project's API where another host has it, and the country service: what a build is given. */
export const servicesOf = ({ SUPABASE_URL, COUNTRY_API_URL }: NodeJS.ProcessEnv) => [
  ...originOf(SUPABASE_URL).flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
  ...originOf(COUNTRY_API_URL),
];

type Directives = Record<string, readonly string[]>;

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const styleDirectives = (styles: readonly string[] | undefined, isAdmin: boolean): Directives => ({
  'style-src-elem': [
    "'self'",
    ...(styles ? new Set([EMPTY_STYLE, ...styles]) : INLINE),
    ...(isAdmin ? NONE : TRANSLATOR).style,
  ],
  'style-src-attr': styles ? ["'none'"] : INLINE,
});

/**
 * What a document of the site may load and run. Scripts and styles come from files of the site, or are one of
 * the texts that the build wrote; no element carries a `style` attribute in HTML. The translator and the embedded map
 * are for public pages alone.
 */
export const contentPolicy = ({ isAdmin, styles, scripts, services }: PolicySubject): string => {
  const translator = isAdmin ? NONE : TRANSLATOR;
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(scripts), ...translator.script],
    ...styleDirectives(styles, isAdmin),
    'img-src': ["'self'", 'data:', 'blob:', 'https://tile.openstreetmap.org', ...translator.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services, ...translator.connect],
    'manifest-src': ["'self'"],
    'frame-src': [isAdmin ? "'none'" : 'https://www.openstreetmap.org'],
    'worker-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
};
