import type { Code } from './readCodes';

const ID_LENGTH = 8;

/** The words by which letters are spelled on the telephone (ICAO, in all their spellings), by their first letter. */
const LETTERS =
  'alpha alfa bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november oscar papa ' +
  'quebec romeo sierra tango uniform victor whiskey whisky xray yankee zulu';

const DIGITS: Readonly<Record<string, string>> = {
  ...{ zero: '0', oh: '0', nought: '0', one: '1', two: '2', three: '3', tree: '3', four: '4', fower: '4' },
  ...{ five: '5', fife: '5', six: '6', seven: '7', eight: '8', nine: '9', niner: '9' },
};

const SPELLED = new Map([
  ...LETTERS.split(' ').map((word): [string, string] => [word, word.charAt(0)]),
  ...Object.entries(DIGITS),
]);

const TIMES = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
]);

const SAID_BETWEEN = new Set(['capital', 'letter', 'digit', 'space', 'then']);
const SAID_BEFORE_PIECE = new Set(['dash', 'hyphen', 'minus', 'piece']);

/** Fewer words may stand in any sentence. */
const LEAST_SPELLED = 2;

/** Letters and digits as they were said one after the other. */
class Run {
  private id = '';
  private piece: string | undefined;
  private spelled = 0;
  private times = 1;

  /** Adds what a word says. Returns whether it belongs to a spelled id. */
  add(word: string, isLiteral: boolean): boolean {
    if (SAID_BETWEEN.has(word)) return true;
    if (SAID_BEFORE_PIECE.has(word)) {
      this.piece ??= '';
      return this.id.length === ID_LENGTH;
    }
    const times = TIMES.get(word);
    if (times !== undefined) {
      this.times = times;
      return true;
    }
    const token = word.startsWith('=') ? word.slice(1) : SPELLED.get(word);
    if (token === undefined && !(isLiteral ? /^[0-9a-z]+$/ : /^(?:[a-z]|[0-9]+)$/).test(word)) return false;
    const text = (token ?? word).repeat(this.times);
    this.spelled += token === undefined ? 0 : this.times;
    this.times = 1;
    if (this.piece === undefined) this.id += text;
    else this.piece += text;
    return true;
  }

  get code(): Code | undefined {
    const { id, piece, spelled } = this;
    if (id.length !== ID_LENGTH || spelled < LEAST_SPELLED) return undefined;
    if (!piece) return { id: id.toUpperCase(), piece: null };
    return /^[1-9][0-9]{0,2}$/.test(piece) ? { id: id.toUpperCase(), piece: Number(piece) } : undefined;
  }
}

/** The first run of words that spell an id; with `isLiteral`, of all words, of which some may be parts of it as they are. */
const spell = (words: readonly string[], isLiteral: boolean): Code | undefined => {
  let run = new Run();
  for (const word of words) {
    if (run.add(word, isLiteral)) continue;
    if (isLiteral) return undefined;
    if (run.code) return run.code;
    run = new Run();
  }
  return run.code;
};

/**
 * An id that is spelled as on the telephone: “Charlie Alpha Romeo Golf Oscar double zero one”, “C for Charlie”, “CARGO zero zero
 * one”, “dash two”. `private.spelled_code` reads the same.
 */
export const spelledCode = (text: string): Code | undefined => {
  const spacedText = ` ${text.toLowerCase().replace(/[^0-9a-z\u00a4]+/g, ' ')} `
    .replaceAll(' x ray ', ' xray ')
    .replace(/ ([a-z]) (?:for|like|as in) \1[a-z]*(?= )/g, ' =$1');
  const words = spacedText.split(' ').filter(Boolean);
  return spell(words, false) ?? spell(words, true);
};
