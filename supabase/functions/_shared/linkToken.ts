/** Links with a token, as gateways, mail programs and people change them on their way: their pages and tokens are read here alone. */

/** Where links with a token lead, outside the admin half of the site. */
export const LINK_PAGES = ['/shared', '/quoted', '/following', '/newsletter', '/chat'] as const;
/** Where the links of an invitation and of a forgotten password lead. */
export const PASSWORD_PAGE = '/auth/password';

export type LinkPage = (typeof LINK_PAGES)[number] | typeof PASSWORD_PAGE;

export interface LinkToken {
  /** What is most likely the token; empty where nothing is left of one. */
  token: string;
  /** Whether it has the form of one: otherwise the link was cut or changed. */
  isWhole: boolean;
  /** The link ends the mails that it came with, instead of opening what they are about. */
  stops: boolean;
}

/** Before the token of a link that ends mails with answers of a chat. */
export const STOP = 'stop.';

/** 32 bytes, in hexadecimal digits or in base64url. */
const WHOLE = /^(?:[0-9a-f]{64}|[\w-]{43})$/i;
const HEX = /^[0-9a-f]{64}$/i;
/** An address that is changed more often is not meant for us. */
const MOST_ROUNDS = 4;
const MAX_TEXT = 8_000;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['num', '#'],
]);

const decodedOnce = (text: string): string =>
  text
    .replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run);
      } catch {
        return run;
      }
    })
    .replace(/&#(?:x0*23|0*35);/gi, '#')
    .replace(/&([a-z]{2,4});/gi, (entity, name: string) => ENTITIES.get(name.toLowerCase()) ?? entity);

/** Without percent-encoding and without entities, however often they were put around each other. */
const decoded = (text: string): string => {
  let plain = text.slice(0, MAX_TEXT);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = decodedOnce(plain);
    if (next === plain) break;
    plain = next;
  }
  return plain;
};

/** A run of letters that is a token, perhaps within signs of emphasis. */
const tokenIn = (run: string): string | undefined => {
  for (const bare of [run, run.replace(/^_+/, ''), run.replace(/_+$/, ''), run.replace(/^_+|_+$/g, '')])
    if (WHOLE.test(bare)) return HEX.test(bare) ? bare.toLowerCase() : bare;
  return undefined;
};

const runsIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

const wholeIn = (text: string): string | undefined => {
  for (const run of runsIn(text)) {
    const token = tokenIn(run);
    if (token) return token;
  }
  return undefined;
};

/** A text in the ways in which a line that was broken, or an encoding of a gateway, can be read. */
const readings = (text: string): string[] => [
  text,
  text.replace(/=\s*/g, ''), // a soft line break (RFC 2045, section 6.7)
  text.replace(/\s+/g, ''),
  text.replace(/[\s=]+/g, ''),
  text.replace(/-23/g, '#'), // as in addresses that a gateway has rewritten
];

/** The token in what stands behind the page of a link, or in the text of a whole link, however it arrived. */
export const readLinkToken = (text: string): LinkToken => {
  const plain = decoded(text);
  const place = plain.indexOf('#');
  const behind = place < 0 ? '' : plain.slice(place + 1);
  const stops = /(?:^|[^\w-])stop[^\w-]/i.test(behind || plain);
  for (const part of [behind, plain]) {
    for (const reading of readings(part)) {
      const token = wholeIn(reading);
      if (token) return { token, isWhole: true, stops };
    }
  }
  const [first = ''] = runsIn(stops ? behind.replace(/^[^\w-]*stop[^\w-]/i, '') : behind);
  return { token: first, isWhole: false, stops };
};

/** The token of a link as it was sent with a request: what can be none is left as it is. */
export const tokenOf = (text: string): string => {
  const { token, isWhole } = readLinkToken(`#${text}`);
  return isWhole ? token : text;
};

const PAGES = [...LINK_PAGES, PASSWORD_PAGE] as const;

/**
 * The page that an address of a link leads to, and the fragment with its token: of one whose `#` was encoded, to which something was
 * appended, or that is written in other letters. Undefined for the address of anything else, and for one that needs no mending.
 */
export const mendedLink = (address: string): { page: LinkPage; fragment: string } | undefined => {
  const plain = decoded(address).replace(/^\/+/, '/');
  const page = PAGES.find((path) => plain.toLowerCase().startsWith(path));
  if (page === undefined) return undefined;
  const rest = plain.slice(page.length);
  const isProper = address === page || address.startsWith(`${page}#`) || address.startsWith(`${page}?`);
  if (isProper || /^[\w-]/.test(rest)) return undefined;
  const { token, isWhole, stops } = readLinkToken(rest);
  if (!isWhole && !rest.includes('#') && /[\w-]/.test(rest)) return undefined;
  return { page, fragment: token && `#${stops ? STOP : ''}${token}` };
};
