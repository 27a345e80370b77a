import { FROM_LINK } from './links';

/** What stands before a code: nothing that says so, “No.”, or a word like “Tracking”, with or without “No.” */
export type Label = 'none' | 'number' | 'consignment';

/** What can be a code in a text, and what speaks for it. */
export interface Candidate {
  spelling: string;
  piece: number | null;
  /** Without spaces in it. */
  isWhole: boolean;
  label: Label;
  /** All there is between two commas, or in the text. */
  isItem: boolean;
}

/** What a stretch is all of: the text, what is between two commas, what is between two lines or cells. */
export type Extent = 'text' | 'item' | 'cell' | 'part';

const NUMBER = /^(?:no|nr|num|numbers?|ids?|code|ref|reference)$/i;
const CONSIGNMENT = /^(?:track|tracking|consignment|shipment|parcel|package|waybill|awb)$/i;

const labelAfter = (label: Label, word: string): Label => {
  if (CONSIGNMENT.test(word)) return 'consignment';
  if (!NUMBER.test(word)) return 'none';
  return label === 'consignment' ? label : 'number';
};

const ID = /^[0-9a-z]{8}$/i;
const PIECE = /^(.*)- *([1-9][0-9]{0,2})$/;
/** How long the words are that make up an id which is divided to be read. */
const GROUPS = /^(?:44|35|53|332|2222|11111111)$/;
const MOST_GROUPS = 8;
export const isMixed = (id: string) => /[0-9]/.test(id) && /[a-z]/i.test(id);

/** Whether a word was meant as an id: it has letters and digits, and is no longer than a slip makes it. */
export const isMistyped = (word: string) => /^[0-9a-z]{6,10}$/i.test(word) && isMixed(word);

const bare = (text: string) => text.replace(/[ -]/g, '');

/** The code that a text is, with whatever spaces and dashes, and the number of a piece behind a last dash (decision 018). */
const codeOf = (text: string): Pick<Candidate, 'spelling' | 'piece'> | undefined => {
  if (ID.test(bare(text))) return { spelling: bare(text), piece: null };
  const [, before = '', piece] = PIECE.exec(text) ?? [];
  return ID.test(bare(before)) ? { spelling: bare(before), piece: Number(piece) } : undefined;
};

/** The code that the first of at most eight words make up together, and how many they are. */
const groupedCode = (words: readonly string[]) => {
  let lengths = '';
  let length = 0;
  for (const [place, word] of words.entries()) {
    const { length: part } = word.replace(/-.*/, '');
    lengths += part;
    length += part;
    if (length < 8) continue;
    const code = GROUPS.test(lengths) ? codeOf(words.slice(0, place + 1).join(' ')) : undefined;
    return code && isMixed(code.spelling) ? { code, count: place + 1 } : undefined;
  }
  return undefined;
};

/** Dashes divide an id or come before the number of a piece; others are spaces. */
const wordsOf = (stretch: string) =>
  stretch
    .replace(/ *- *([1-9][0-9]{0,2})$/, '-$1')
    .replace(/(?<![0-9a-z])([0-9a-z]{8})-(?=[0-9a-z]{8}(?![0-9a-z]))/gi, '$1 ')
    .split(/ +-*|-+(?= )/)
    .filter(Boolean);

/** Reads the stretches of a text that have letters, digits, spaces and dashes alone, one after the other. */
export const createFinder = () => {
  const candidates: Candidate[] = [];
  let isProse = false;
  let label: Label = 'none';

  const take = (code: Pick<Candidate, 'spelling' | 'piece'>, isWhole: boolean, isItem: boolean) =>
    void candidates.push({ ...code, isWhole, label, isItem });

  /** Returns how many of the words it has read. */
  const readWord = (words: readonly string[], extent: Extent): number => {
    const [word = ''] = words;
    const code = codeOf(word);
    if (code) take(code, true, extent === 'text' || extent === 'item');
    const grouped = code ? undefined : groupedCode(words);
    if (grouped) take(grouped.code, false, false);
    if (!code && !grouped && extent === 'part' && !isMistyped(word)) isProse = true;
    label = labelAfter(label, word);
    return grouped?.count ?? 1;
  };

  return {
    candidates,
    /** Whether there is more than ids in the text: a label, a sentence. */
    isProse: () => isProse,

    /** What is between a stretch and the one before it. */
    pass: (signs: string) => {
      if (/[:#=]/.test(signs)) isProse = true;
      if (/[,;\n\t]/.test(signs)) label = 'none';
      if (signs.includes('#') && label === 'none') label = 'number';
      if (signs.includes(FROM_LINK)) label = 'consignment';
    },

    read: (stretch: string, extent: Extent) => {
      const code = codeOf(stretch);
      if (
        code &&
        stretch.includes(' ') &&
        (isMixed(code.spelling) || extent === 'text' || label !== 'none')
      ) {
        take(code, false, extent === 'text' || extent === 'item');
        label = 'none';
        return;
      }
      const words = wordsOf(stretch);
      for (let place = 0; place < words.length;)
        place += readWord(words.slice(place, place + MOST_GROUPS), words.length === 1 ? extent : 'part');
    },
  };
};
