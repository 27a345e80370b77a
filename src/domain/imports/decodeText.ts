import { analyse } from 'chardet';
import { ownValue } from '@/config/ownValue';
import { encodings, type Encoding } from '@/content/encodings';
import { isPlausible, oddWords } from './plausibleText';

/** How the letters of a text file are stored. */
export interface TextEncoding {
  encoding: Encoding;
  /** Whether the file itself says so, or can be nothing else. Otherwise a person has to look at the letters. */
  isCertain: boolean;
  /** What it may be as well, the likeliest first. */
  probable: readonly Encoding[];
  /** Texts of the file in which the encoding can be seen. */
  preview: readonly string[];
}

export interface DecodedText extends TextEncoding {
  text: string;
}

/** Enough for a guess. */
const MOST_SAMPLED = 16_384;
const MOST_SHOWN = 8;
const MOST_PREVIEWED = 80;

/** The detector's names of what browsers call otherwise: of each pair, the second has all signs of the first. */
const browserNames: Readonly<Record<string, Encoding>> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-8': 'windows-1255',
  'iso-8859-9': 'windows-1254',
};

/** The text of bytes in an encoding; undefined where it has none of them. */
const decodeStrictly = (bytes: Uint8Array, encoding: Encoding): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);

/** Of UTF-16 without its mark: line feeds and other plain signs have a zero, always on the same side of them. */
const unmarkedUtf16 = (bytes: Uint8Array): Encoding | undefined => {
  const zeros = [0, 0];
  const feeds = [0, 0];
  bytes.subarray(0, 4 * MOST_SAMPLED).forEach((byte, at) => {
    const side = at % 2;
    if (byte === 0) zeros[side] = (zeros[side] ?? 0) + 1;
    if (byte === 10 && bytes[at + (side === 0 ? 1 : -1)] === 0) feeds[side] = (feeds[side] ?? 0) + 1;
  });
  if (bytes.length % 2 === 1) return undefined;
  if (zeros[0] === 0 && feeds[0]) return 'utf-16le';
  return zeros[1] === 0 && feeds[1] ? 'utf-16be' : undefined;
};

/** What a page or a document of XML says of itself in its first lines. */
const declared = (bytes: Uint8Array): Encoding | undefined => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048));
  const [, name] =
    /^\s*<\?xml[^>]*\bencoding=["']([\w-]+)/i.exec(head) ??
    /<meta[^>]*\bcharset=["']?([\w-]+)/i.exec(head) ??
    [];
  try {
    const label = name && new TextDecoder(name).encoding;
    return encodings.find((encoding) => encoding === label);
  } catch {
    return undefined; // a name that nobody knows
  }
};

/** An encoding that the bytes themselves tell. */
const certainOf = (bytes: Uint8Array): Encoding | undefined => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const utf16 = unmarkedUtf16(bytes);
  if (utf16) return utf16;
  const declaredEncoding = declared(bytes);
  if (declaredEncoding && decodeStrictly(bytes, declaredEncoding) !== undefined) return declaredEncoding;
  const hasEscapes = new TextDecoder('latin1').decode(bytes.subarray(0, 4 * MOST_SAMPLED)).includes('\x1b$');
  if (hasEscapes && decodeStrictly(bytes, 'iso-2022-jp') !== undefined) return 'iso-2022-jp';
  return decodeStrictly(bytes, 'utf-8') === undefined ? undefined : 'utf-8';
};

/** The cells that have other bytes than plain English text, since only these tell anything. */
const sampleOf = (bytes: Uint8Array): Uint8Array => {
  const sample: number[] = [];
  let cell: number[] = [];
  let isTelling = false;
  for (const byte of bytes) {
    const endsCell = [9, 10, 13, 34, 44, 59].includes(byte);
    cell.push(endsCell ? 10 : byte);
    isTelling ||= byte > 127;
    if (!endsCell) continue;
    if (isTelling) sample.push(...cell.slice(0, MOST_SAMPLED));
    if (sample.length > MOST_SAMPLED) break;
    cell = [];
    isTelling = false;
  }
  return Uint8Array.from(isTelling ? [...sample, ...cell.slice(0, MOST_SAMPLED)] : sample);
};

/** Encodings whose texts read like words, the likeliest first: as the detector says, less what is odd about the words. */
const probableOf = (bytes: Uint8Array): Encoding[] => {
  const sample = sampleOf(bytes);
  const counts = new Map<string, number>();
  for (const { name, confidence } of analyse(sample)) {
    const label = ownValue(browserNames, name.toLowerCase()) ?? name.toLowerCase();
    counts.set(label, Math.max(confidence, counts.get(label) ?? 0));
  }
  return encodings
    .filter((encoding) => !encoding.startsWith('utf-16') && encoding !== 'iso-2022-jp')
    .flatMap((encoding) => {
      const text = encoding === 'utf-8' ? new TextDecoder().decode(sample) : decodeStrictly(sample, encoding);
      if (text === undefined) return [];
      return [{ encoding, text, score: (counts.get(encoding) ?? 0) - 10 * oddWords(text) }];
    })
    .sort((first, other) => other.score - first.score)
    .filter(({ text }, place) => place === 0 || isPlausible(text))
    .map(({ encoding }) => encoding);
};

const ENDS_CELL = /[\n\r\t,;|"<>]/;

/** The cells with other letters than A to Z, as far as one looks at both sides of them. */
const previewOf = (text: string) => {
  const shownTexts = new Set<string>();
  const letters = /[^\0-\x7f]/g;
  for (let match = letters.exec(text); match && shownTexts.size < MOST_SHOWN; match = letters.exec(text)) {
    const before = text
      .slice(Math.max(0, match.index - MOST_PREVIEWED), match.index)
      .split(ENDS_CELL)
      .at(-1);
    const [behind = ''] = text.slice(match.index, match.index + MOST_PREVIEWED).split(ENDS_CELL);
    shownTexts.add(`${before}${behind}`.trim().slice(0, MOST_PREVIEWED));
    letters.lastIndex = match.index + behind.length;
  }
  return [...shownTexts];
};

/** The text of a file: in the encoding that was chosen, or that it tells, or else in the likeliest one. */
export const decodeText = (bytes: Uint8Array, chosenEncoding?: Encoding): DecodedText => {
  const certain = certainOf(bytes);
  const probable = certain ? [certain] : probableOf(bytes);
  const encoding = chosenEncoding ?? probable[0] ?? 'windows-1252';
  const text = new TextDecoder(encoding).decode(bytes);
  return { text, encoding, isCertain: encoding === certain, probable, preview: previewOf(text) };
};
