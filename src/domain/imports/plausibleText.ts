const WORD_ENDS = /[\s,;|"'’‘“”„«»().:/&@+\-–—]+/;

/** Ways in which a word is none of any language, as it is when it was read in another encoding than it was written in. */
const oddities: readonly (readonly [oddity: RegExp, weight: number])[] = [
  [/[\u0080-\u009f\ufffd\ue000-\uf8ff]/, 3], // controls, and signs that stand for none
  [/\p{Lowercase_Letter}[^\0-\x7f]*\p{Uppercase_Letter}/u, 1],
  [/\p{Letter}[^\p{Letter}\p{Mark}\p{Number}\0-\x7f]/u, 1],
  [/[^\p{Letter}\p{Mark}\p{Number}\0-\x7f]\p{Letter}/u, 1],
  [/[\uff61-\uff9f]/, 1],
];

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Thai', 'Han', 'Hangul'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

const oddityOf = (word: string) => {
  const weights = oddities.map(([oddity, weight]) => (oddity.test(word) ? weight : 0));
  const mixes = scripts.filter((script) => script.test(word)).length > 1 ? 1 : 0;
  return weights.reduce((sum, weight) => sum + weight, mixes);
};

const wordsIn = (text: string) => text.split(WORD_ENDS).filter((word) => /[^\0-\x7f]/.test(word));

/** How much is odd about the words of a text that have other letters than A to Z. */
export const oddWords = (text: string) => wordsIn(text).reduce((sum, word) => sum + oddityOf(word), 0);

/** Whether nearly all words of a text could be words. */
export const isPlausible = (text: string) => oddWords(text) * 4 <= wordsIn(text).length;

/** Text that was read in another encoding and stored so, before it came into its file. */
const DAMAGED = /\ufffd|[ÂÃ][\u0080-\u00bf]|â[\u0080€][\u0090-\u00bf™œ˜š“”]|[ÐÑ][\u0080-\u00bf][ÐÑ]|\?{4,}/;

export const isDamaged = (text: string) => DAMAGED.test(text);
