/**
 * One rule for addresses of mail, here and in the database (`private.cleaned_mail`, `private.is_mail_address`). A table of cases drives the tests
 * of both.
 */

/** Why a text is no address of mail; the words for people are in `src/content/mailAddress.ts`. */
export type MailProblem =
  | 'missing'
  | 'none'
  | 'link'
  | 'several'
  | 'ats'
  | 'dots'
  | 'noDot'
  | 'domain'
  | 'spaces'
  | 'longName'
  | 'long'
  | 'characters';

export const MAX_MAIL = 254;
const MAX_NAME = 64;
/** Nobody pastes more around an address; longer texts are left as they are. */
const MAX_TEXT = 2000;

/** Without those that JavaScript and PostgreSQL count differently. */
const SPACE = '\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u2800\\u3000';
/** What comes along with copied text and is not seen. An override of the direction, which makes a text read as another, is not among them. */
const INVISIBLE =
  /[\u034f\u17b4-\u17b5\ufe00-\ufe0f\u180b-\u180f\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202c\u2060-\u206f\u3164\ufeff\uffa0]/g;
/** Joiners are letters of a domain in some scripts (RFC 5892, appendix A.1), and invisible in all others. */
const JOINERS = /(^|[^\u0900-\u0dff\u0600-\u06ff\u200c-\u200d])[\u200c-\u200d]+/g;

/** Letters, digits and marks of every script, neither signs nor pictures. */
const FOREIGN =
  '\\u00b7\\u00c0-\\u167f\\u1681-\\u1fff\\u200c-\\u200d\\u2c00-\\u2dff\\u3005-\\u3007\\u3041-\\ud7ff\\uf900-\\ufdff\\ufe70-\\ufefc' +
  '\\u{10000}-\\u{1efff}\\u{20000}-\\u{3ffff}';
const ATOM = `[A-Za-z0-9!#$%&'*+/=?^_\`{|}~${FOREIGN}-]+`;
const EDGE = `[A-Za-z0-9${FOREIGN}]`;
const LABEL = `${EDGE}(?:[A-Za-z0-9${FOREIGN}_-]*${EDGE})?`;
const NAME = `^(?!['*\`])${ATOM}(?:\\.${ATOM})*`;
/** A bare address (RFC 5321 and 6531, without quoted names and literal addresses); a domain has a dot, and no number at its end. */
const ADDRESS = new RegExp(`${NAME}@(?:${LABEL}\\.)+(?![0-9]+$)(?=..)${LABEL}$`, 'u');
/** Parts that are longer than a mail server or the name of a domain may have (RFC 5321, section 4.5.3.1; RFC 1035, section 2.3.4). */
const TOO_LONG = /^[^@]{65}|@.*[^.]{64}/u;

const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '').replace(JOINERS, '$1');

const lengthOf = (text: string): number => Array.from(text).length;

/** Whether mail can be addressed to it as it is: one address, with nothing around it. */
export const isMailAddress = (text: string): boolean =>
  lengthOf(text) <= MAX_MAIL &&
  ADDRESS.test(text) &&
  !TOO_LONG.test(text) &&
  withoutInvisible(text).normalize('NFC') === text;

const AROUND = new RegExp(`^[${SPACE}]+|[${SPACE}]+$`, 'g');
const AROUND_AT = new RegExp(`[${SPACE}]*@[${SPACE}]*`, 'g');
const FIRST = new RegExp(
  `^(?:[${SPACE}"'\`*<>()\\[\\]{},;:\u2018-\u201e\u2039\u203a\u00ab\u00bb]|[\u2022\u00b7-][${SPACE}])+`,
);
const LAST = new RegExp(
  `[${SPACE}"'\`*<>()\\[\\]{},.;:!?/\u2018-\u201e\u2026\u2039\u203a\u00ab\u00bb\u3001]+$`,
);
const LABELLED = new RegExp(
  `^(?:mailto|smtp|to|from|cc|reply-to|mail|e-?mail(?:[${SPACE}-]address)?)[${SPACE}]*[:=][${SPACE}]*(?://)?`,
  'i',
);
const URI = /^[^a-z]*mailto:/i;
/** What a link to write a mail, or a form, has behind the address. */
const QUERY = /\?.*$/s;
const PARAMETERS = /(@[^@?]*)\?[A-Za-z_-]+=[^@]*$/;

/** Forms of a character for East Asian and for printed text. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uff61\ufe52]/g, '.')
    .replace(/\ufe6b/g, '@')
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, '-')
    .replace(/&lt;/gi, '<')
    .replace(/&gt;/gi, '>');

/** What percent-encoding stands for; a text that is none of it is left. */
const decoded = (text: string): string => {
  try {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, decodeURIComponent);
  } catch {
    return text;
  }
};

/** An address without what is written before and behind it. */
const peeled = (text: string): string => {
  const inner = text.replace(FIRST, '').replace(LAST, '');
  const address = inner.replace(LABELLED, '').replace(FIRST, '');
  return (URI.test(inner) ? decoded(address.replace(QUERY, '')) : address)
    .replace(PARAMETERS, '$1')
    .replace(LAST, '')
    .replace(AROUND_AT, '@')
    .replace(/[\u2018\u2019]/g, "'");
};

/** A name with an address in brackets, in either order: the display name of a mail program, a comment, a link of a text. */
const PAIRS = [
  /^([^<>]*)<([^<>]*)>[^<>@]*$/,
  /^\[([^[\]]*)\]\(([^()]*)\)$/,
  /^([^()]*)\(([^()]*@[^()]*)\)$/,
  /^([^()]*@[^()]*)\(([^()]*)\)$/,
];

/** The address in a text that may have a name beside it, unless there is another one in that. */
const unnamed = (text: string): string => {
  for (const pair of PAIRS) {
    const [, outer = '', inner = ''] = pair.exec(text) ?? [];
    const [wordPart, other] = inner.includes('@') ? [inner, outer] : [outer, inner];
    if (!wordPart.includes('@')) continue;
    const address = peeled(wordPart);
    return other.includes('@') && peeled(other).toLowerCase() !== address.toLowerCase() ? text : address;
  }
  return peeled(text);
};

const candidate = (text: string): string => unnamed(withoutInvisible(plain(text)).replace(AROUND, ''));

/**
 * The address that a text holds, without what is invisible in it or stands around it: spaces, brackets, quotation marks, a name, `mailto:` with its
 * query, punctuation. A text without one address is returned as it is, but for spaces around it.
 */
export const cleanMail = (text: string): string => {
  if (text.length > MAX_TEXT) return text.trim();
  const trimmed = text.replace(AROUND, '');
  if (isMailAddress(trimmed)) return trimmed;
  const address = candidate(text);
  return isMailAddress(address) ? address : trimmed;
};

const SCHEME = /^(?:[a-z][a-z0-9+.-]*:\/\/|(?:javascript|vbscript|data|tel|sms|file|blob):)/i;
const BETWEEN = new RegExp(`[${SPACE},;|/&<>()?=]+`);
const MEANT = new RegExp(`[^${SPACE}]@[^${SPACE}]`);

/** Why no mail can be addressed to a text; undefined where it holds one address. */
export const mailProblem = (text: string): MailProblem | undefined => {
  const address = cleanMail(text);
  if (isMailAddress(address)) return undefined;
  const tried = text.length > MAX_TEXT ? address : candidate(text);
  const [name = '', domain = '', ...more] = tried.split('@');
  if (tried === '') return 'missing';
  if (SCHEME.test(tried)) return 'link';
  if (!tried.includes('@')) return 'none';
  if (more.length > 0) {
    const isList = tried.split(BETWEEN).filter((part) => part.includes('@')).length > 1;
    return isList ? 'several' : 'ats';
  }
  if (/[\p{Cc}\p{Surrogate}\u2028-\u202e]/u.test(tried)) return 'characters';
  if (new RegExp(`[${SPACE}]`).test(tried)) return 'spaces';
  if (name === '' || domain === '') return 'none';
  if (/^\.|\.$|\.\./.test(name) || /^\.|\.$|\.\./.test(domain)) return 'dots';
  if (lengthOf(name) > MAX_NAME) return 'longName';
  if (lengthOf(tried) > MAX_MAIL || TOO_LONG.test(tried)) return 'long';
  if (!new RegExp(`${NAME}$`, 'u').test(name)) return 'characters';
  return domain.includes('.') ? 'domain' : 'noDot';
};

/**
 * The same where any text is taken, since the specification has no rule for its format: only of one that is meant for an address and is none, or for a
 * link.
 */
export const meantMailProblem = (text: string): MailProblem | undefined =>
  SCHEME.test(cleanMail(text)) || MEANT.test(withoutInvisible(plain(text))) ? mailProblem(text) : undefined;
