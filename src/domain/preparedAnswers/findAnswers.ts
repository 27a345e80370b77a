export interface PreparedAnswer {
  id: number;
  shortcut: string;
  text: string;
}

/** What is typed of a shortcut, and where its slash is. */
export interface Typed {
  start: number;
  letters: string;
}

/**
 * The shortcut that the caret is at the end of. Its slash begins a word, and nothing but letters, digits and dashes follows it: one
 * inside an address, a date or a word is none.
 */
export const shortcutAt = (text: string, caret: number): Typed | undefined => {
  const letters = /(?:^|\s)\/([\p{L}\p{N}-]*)$/u.exec(text.slice(0, caret))?.[1];
  if (letters === undefined || /^\S/.test(text.slice(caret))) return undefined;
  return { start: caret - letters.length - 1, letters };
};

/** Those that some letters find, by their shortcuts first, then by their texts. */
export const findAnswers = (answers: readonly PreparedAnswer[], letters: string): PreparedAnswer[] => {
  const sought = letters.toLowerCase();
  const rankOf = ({ shortcut, text }: PreparedAnswer) => {
    if (shortcut.startsWith(sought)) return 0;
    if (shortcut.includes(sought)) return 1;
    return text.toLowerCase().includes(sought) ? 2 : 3;
  };
  return answers.filter((answer) => rankOf(answer) < 3).sort((a, b) => rankOf(a) - rankOf(b));
};
