/** A class of characters, by ranges in the notation of regular expressions. */
const anyOf = (...ranges: string[]) => new RegExp(`[${ranges.join('')}]`, 'gu');

/** Format characters and others that nobody sees (Unicode: `Cf`, `Default_Ignorable_Code_Point`). */
const INVISIBLE = anyOf(
  '\\u00ad\\u034f\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u115f\\u1160\\u17b4\\u17b5',
  '\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0',
  '\\ufff0-\\ufffb\\u{110bd}\\u{110cd}\\u{13430}-\\u{1343f}\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}',
  '\\u{e0000}-\\u{e0fff}',
);

const NEWLINE = anyOf('\\n-\\r\\u0085\\u2028\\u2029');

/** Between cells, and between the fields of a barcode: ASCII's separators, of which GS1's FNC1 is one. */
const TAB = anyOf('\\t\\u001c-\\u001f');

const SPACE = anyOf(
  '\\u0000-\\u0008\\u000e-\\u001b\\u007f-\\u0084\\u0086-\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u2800\\u3000',
);

/** Dashes of all scripts, and the long vowel that a Japanese keyboard has in their place. */
const DASH = anyOf(
  '\\u02d7\\u058a\\u05be\\u1400\\u1806\\u2010-\\u2015\\u2043\\u2053\\u207b\\u208b\\u2212\\u2e17\\u2e1a\\u2e3a\\u2e3b',
  '\\u2e40\\u2e5d\\u301c\\u3030\\u30a0\\u30fc\\ufe31\\ufe32\\ufe58\\ufe63\\uff0d\\uff70\\u{10d6e}\\u{10ead}',
);

/** ASCII as East Asian keyboards have it. */
const FULL_WIDTH = anyOf('\\uff01-\\uff5e');
const TO_ASCII = 0xfee0;

/** Where the digits of other keyboards begin: Arabic, Persian, Devanagari, Bengali, Gujarati, Tamil, Thai, Lao, Burmese, Khmer. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xae6, 0xbe6, 0xe50, 0xed0, 0x1040, 0x17e0];
const DIGIT = anyOf(...ZEROS.map((zero) => `\\u{${zero.toString(16)}}-\\u{${(zero + 9).toString(16)}}`));
const zeroOf = (code: number) => ZEROS.find((zero) => code >= zero && code <= zero + 9) ?? code;

const SIGNS: readonly [RegExp, string][] = [
  [anyOf('\\u060c\\u1802\\u3001\\ufe50\\ufe51\\uff64'), ','],
  [anyOf('\\u061b\\ufe54'), ';'],
  [anyOf('\\u2236\\ua789\\ufe55'), ':'],
  [anyOf('\\u2116\\ufe5f'), '#'],
];

/** Quotation marks, brackets, bullets, arrows, pictures, and whatever else is no letter. */
const PUNCTUATION = anyOf(
  '\\u00a1-\\u00a3\\u00a5-\\u00b4\\u00b6-\\u00bb\\u00bf\\u00d7\\u00f7\\u02b9-\\u02df\\u055a-\\u055f\\u0589\\u05c0\\u05c3\\u05f3\\u05f4',
  '\\u060d\\u061e\\u061f\\u066a-\\u066d\\u06d4\\u0964\\u0965\\u0e5a\\u0e5b\\u1360-\\u1368\\u17d4-\\u17da\\u1800-\\u180a',
  '\\u2016-\\u2070\\u2074-\\u207e\\u20a0-\\u20cf\\u2190-\\u249b\\u2500-\\u2bff\\u2e00-\\u2e7f\\u3001-\\u303f\\u30fb',
  '\\ua78a\\ue000-\\uf8ff\\ufd3e\\ufd3f\\ufe10-\\ufe1f\\ufe30-\\ufe6f\\uff5f-\\uff65\\uffe0-\\uffee\\ufffc',
  '\\u{1f000}-\\u{1faff}',
);

/** Stands for every letter that is none of ours: no id has one, and none ends beside one. */
export const FOREIGN = '\u00a4';
const OTHER = /[^\t\n -~]/gu;

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** A text in ASCII, as far as a tracking id can be in it. `private.plain_text` does the same. */
export const plainText = (text: string): string => {
  const ascii = withoutInvisible(text)
    .replace(NEWLINE, '\n')
    .replace(TAB, '\t')
    .replace(SPACE, ' ')
    .replace(DASH, '-')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - TO_ASCII))
    .replace(DIGIT, (digit) => String(digit.charCodeAt(0) - zeroOf(digit.charCodeAt(0))));
  const signed = SIGNS.reduce((result, [sign, instead]) => result.replace(sign, instead), ascii);
  return signed.replace(PUNCTUATION, '.').replace(OTHER, FOREIGN);
};

/** What is left of a text without spaces and dashes, in capitals; empty if there is nothing to be seen. */
export const bareText = (text: string): string => plainText(text).replace(/[\s-]/g, '').toUpperCase();
