import { createFinder, isMixed, type Candidate, type Extent } from './finder';
import { withoutLinks } from './links';
import { pieceCode } from './pieceCode';
import { plainText, withoutInvisible } from './plainText';
import { spelledCode } from './spelledCode';

/** What a text names: a consignment by its tracking id in capitals, or one of its pieces. */
export interface Code {
  id: string;
  /** Null: the whole consignment. */
  piece: number | null;
}

export interface Reading {
  /** Each once, in the order of the text. */
  codes: readonly Code[];
  /** Whether there is more than ids in the text: a label, a sentence. */
  isProse: boolean;
}

/** Words of labels that have as many letters as an id. Others have a letter that no id has which the database made. */
const LABEL_WORDS = new Set(
  (
    'TRACKING SHIPMENT CUSTOMER RECEIVER DELIVERY LOCATION PACKAGES DESPATCH DISPATCH DEPARTED EXPECTED STANDARD ' +
    'DOCUMENT MANIFEST CARRIAGE PURCHASE REFERENZ'
  ).split(' '),
);

/** Letters that no id has which the database made (`private.new_tracking_id`). */
const NEVER_MADE = /[ILOU]/i;

const isCapital = (text: string) => text === text.toUpperCase();
const isLabelWord = (text: string) => LABEL_WORDS.has(text.toUpperCase());

/** Has letters and digits, or is named: no word of a sentence. */
const isSure = ({ spelling, piece, isWhole, label }: Candidate) =>
  (label !== 'none' && !isLabelWord(spelling)) || (isWhole && (isMixed(spelling) || piece !== null));

/** What may be a word, but can be an id as well: by itself, or beside others that are not in capitals when it is not. */
const isFit = ({ spelling, isWhole, isItem }: Candidate, isOnly: boolean, isAnyCapital: boolean) =>
  (isItem && (isOnly || !isLabelWord(spelling))) ||
  (isWhole && !isLabelWord(spelling) && !NEVER_MADE.test(spelling) && (isCapital(spelling) || !isAnyCapital));

const choose = (candidates: readonly Candidate[], isProse: boolean): readonly Candidate[] => {
  const sure = candidates.filter(isSure);
  if (isProse && sure.length > 0) {
    const isNamed = sure.some(({ label }) => label === 'consignment');
    return isNamed ? sure.filter(({ label }) => label !== 'number') : sure;
  }
  const isOnly = candidates.length === 1;
  const isAnyCapital = candidates.some(({ spelling }) => isCapital(spelling));
  return candidates.filter(
    (candidate) => isSure(candidate) || isMixed(candidate.spelling) || isFit(candidate, isOnly, isAnyCapital),
  );
};

/** The block of text in the QR code of a consignment, which names more than its id. */
const OTHER_FIELDS = /[ \n]from *:(?:(?!tracking_id *:)[^])*/gi;

const toCodes = (candidates: readonly Candidate[]): Code[] => {
  const codes = new Map<string, Code>();
  for (const { spelling, piece } of candidates) {
    const id = spelling.toUpperCase();
    if (!codes.has(`${id}-${piece}`)) codes.set(`${id}-${piece}`, { id, piece });
  }
  return [...codes.values()];
};

const extentOf = (before: string | undefined, after: string | undefined): Extent => {
  if (before === undefined && after === undefined) return 'text';
  const isBetween = (sign: RegExp) =>
    [before, after].every((signs) => signs === undefined || sign.test(signs));
  return isBetween(/[,;]/) ? 'item' : isBetween(/[,;\n\t]/) ? 'cell' : 'part';
};

/** The stretches of letters, digits, spaces and dashes in a text, and the signs before each; dashes and spaces stand singly. */
const stretchesOf = (text: string) => {
  const stretches: { text: string; before: string }[] = [];
  let before = '';
  for (const [, run = '', signs = ''] of text.matchAll(/([0-9a-z\u00a4 -]*)([^0-9a-z\u00a4 -]*)/gi)) {
    const stretch = run
      .replace(/[ -]{2,}/g, (dashes) => (!dashes.includes('-') ? ' ' : dashes.includes(' ') ? ' - ' : '-'))
      .replace(/^[ -]{1,3}|[ -]{1,3}$/g, '');
    if (stretch) {
      stretches.push({ text: stretch, before });
      before = '';
    }
    before += signs;
  }
  return stretches;
};

/** What a program sends in place of a text, as text. */
const JSON_BEGIN = /^[ \t\n\r]*(?:\{[ \t\n\r]*"|\[[ \t\n\r]*[["{])/;

/** What a scanner says of the kind of a barcode (ISO/IEC 15424), like ]C1. */
const SYMBOLOGY = /(^|[ \n\t])\][a-z][0-9a-z](?=[0-9a-z])/gi;

/** All that can be a code in a text, and whether it is more than a list of them. */
const find = (text: string) => {
  const plain = JSON_BEGIN.test(text) ? '' : withoutLinks(plainText(text).replace(SYMBOLOGY, '$1'));
  const block = /tracking_id *:/i.test(plain) ? plain.replace(OTHER_FIELDS, '\n') : plain;
  const finder = createFinder();
  const stretches = stretchesOf(block);
  for (const [place, stretch] of stretches.entries()) {
    finder.pass(stretch.before);
    const extent = extentOf(place === 0 ? undefined : stretch.before, stretches[place + 1]?.before);
    finder.read(stretch.text, extent);
  }
  return { plain, candidates: finder.candidates, isProse: finder.isProse() };
};

/**
 * What a text names that was pasted, scanned, typed or read aloud, with whatever is around it: invisible characters, labels,
 * punctuation, links, spelling words. `private.read_codes` reads the same in the database.
 */
export const readText = (text: string): Reading => {
  const { plain, candidates, isProse } = find(text);
  const chosenCodes = choose(candidates, isProse);
  const spelled = chosenCodes.some(isSure) ? undefined : spelledCode(plain);
  return { codes: spelled ? [spelled] : toCodes(chosenCodes), isProse };
};

/** All that can be an id in a text, with words that have as many letters: for what asks the database which of them are. */
export const possibleIds = (text: string): string[] => {
  const all = [...toCodes(find(text).candidates), ...readText(text).codes];
  return [...new Set(all.map(({ id }) => id))];
};

/** The one code that a text names; null if it names none, or several. */
export const readCode = (text: string): Code | null => {
  const { codes } = readText(text);
  const [first] = codes;
  const pieces = new Set(codes.flatMap(({ piece }) => piece ?? []));
  if (!first || pieces.size > 1 || codes.some(({ id }) => id !== first.id)) return null;
  return { id: first.id, piece: [...pieces][0] ?? null };
};

/** A code as labels have it. */
export const codeText = ({ id, piece }: Code): string => (piece === null ? id : pieceCode(id, piece));

/**
 * A text that has nothing but codes, in one form; one that has more than codes, without its invisible characters. Nothing is lost
 * that says something.
 */
export const tidyCodes = (text: string): string => {
  const { codes } = readText(text);
  if (codes.length === 0) return text;
  const candidates = find(text)
    .plain.replace(/[^0-9a-z\u00a4]/gi, '')
    .toUpperCase();
  const isAll = candidates === codes.map((code) => codeText(code).replace('-', '')).join('');
  return isAll ? codes.map(codeText).join(', ') : withoutInvisible(text).trim();
};
