import { preparedAnswersCopy } from '@/content/preparedAnswers';

/** What the staff can leave open in a prepared answer, in the spelling of the words of notices. The database has the same list. */
export const placeholders = ['name', 'trackingId', 'status', 'expected'] as const;

/** What is known to fill them with; the others stay as they are. */
export type PlaceholderValues = Partial<Record<(typeof placeholders)[number], string>>;

const IN_BRACES = new RegExp(`\\{(${placeholders.join('|')})\\}`);
const EACH_IN_BRACES = new RegExp(IN_BRACES, 'g');

/** A text with its placeholders replaced, as far as they have a value. */
export const fillIn = (text: string, values: PlaceholderValues): string =>
  text.replace(EACH_IN_BRACES, (whole, name: keyof PlaceholderValues) => values[name] || whole);

/** The text with its braces and those between them, of placeholders, removed. */
export const withoutPlaceholders = (text: string): string => text.replace(EACH_IN_BRACES, '');

/** Where a text cannot be sent yet, and why. */
export interface Unfilled {
  start: number;
  end: number;
  words: string;
}

/** The first placeholder that a text still has; undefined if there is none. */
export const unfilledIn = (text: string): Unfilled | undefined => {
  const match = IN_BRACES.exec(text);
  if (!match) return undefined;
  const [whole] = match;
  return {
    start: match.index,
    end: match.index + whole.length,
    words: preparedAnswersCopy.unfilled(whole),
  };
};
