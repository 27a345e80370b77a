const ID = /^[0-9A-Za-z]{8}$/;
const PIECE = /-[1-9]\d{0,2}$/;
const SEPARATED = /[\u2010-\u2015-]/g;

/** As many as are worth asking for: what has eight letters may be a word. */
const MOST = 30;

/** The id that a word is, with or without dashes and the number of a piece. */
const idIn = (word: string) =>
  [word, word.replace(PIECE, '')].map((part) => part.replace(SEPARATED, '')).find((part) => ID.test(part));

/** An id in two words, such as CARG O001: with a digit, because two words of a sentence often have eight letters together. */
const halvedId = (one: string, other: string) => {
  const both = one + other;
  return ID.test(both) && /\d/.test(both) ? both : undefined;
};

/**
 * What can be a tracking id in messages, each once, the last first. Only the database knows whether it is one.
 */
export const mentionedIds = (texts: readonly string[]): string[] => {
  const ids = new Set<string>();
  for (const text of texts.toReversed()) {
    const words = text.split(/[^0-9A-Za-z\u2010-\u2015-]+/);
    for (let place = words.length - 1; place >= 0 && ids.size < MOST; place -= 1) {
      const word = words[place] ?? '';
      const id = idIn(word) ?? halvedId(words[place - 1] ?? '', word);
      if (id) ids.add(id.toUpperCase());
    }
    if (ids.size >= MOST) break;
  }
  return [...ids];
};
