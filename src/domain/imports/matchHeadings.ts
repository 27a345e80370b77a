import { meaningsOf } from './headingWords';

/** A heading without what does not distinguish it: case, accents, spaces and signs. */
export const bareHeading = (heading: string) =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');

/** A column that a file can have. */
export interface ImportedColumn<Column extends string> {
  column: Column;
  label: string;
}

/**
 * What other programs call the columns, separated by commas: by what the words of a heading mean, in any order. What ends with a
 * question mark may be missing: "weight gross?" is also the "Peso bruto (kg)", and "sender phone" the "Shipper's Tel."
 */
export type Phrases<Column extends string> = Partial<Record<Column, string>>;

interface Phrase {
  needed: readonly string[];
  allowed: ReadonlySet<string>;
}

/** A weight is said with its unit. */
const UNITS = ['kg', 'lb', 'g', 't', 'oz'];

const readPhrase = (phrase: string): Phrase => {
  const words = phrase.split(' ');
  const needed = meaningsOf(words.filter((word) => !word.endsWith('?')).join(' '));
  const optional = meaningsOf(
    words.flatMap((word) => (word.endsWith('?') ? [word.slice(0, -1)] : [])).join(' '),
  );
  return { needed, allowed: new Set([...needed, ...optional, ...(needed.includes('weight') ? UNITS : [])]) };
};

const readPhrases = <Column extends string>(phrases: Phrases<Column>) =>
  Object.entries<string | undefined>(phrases).flatMap(([column, list = '']) =>
    list.split(', ').map((phrase) => ({ column: column as Column, ...readPhrase(phrase) })),
  );

const byTable = new WeakMap<object, unknown>();
const phrasesOf = <Column extends string>(phrases: Phrases<Column>) => {
  const phraseSet =
    (byTable.get(phrases) as ReturnType<typeof readPhrases<Column>> | undefined) ?? readPhrases(phrases);
  byTable.set(phrases, phraseSet);
  return phraseSet;
};

const isSaid = (headingWords: readonly string[], { needed, allowed }: Phrase) =>
  needed.every((word) => headingWords.includes(word)) && headingWords.every((word) => allowed.has(word));

/** The column that a heading names, by its words. Not one of several: what names two is for a person to decide. */
const columnNamed = <Column extends string>(
  heading: string,
  phrases: Phrases<Column>,
): Column | undefined => {
  const headingWords = meaningsOf(heading);
  if (headingWords.length === 0) return undefined;
  const neededColumns = new Set(
    phrasesOf(phrases)
      .filter((phrase) => isSaid(headingWords, phrase))
      .map(({ column }) => column),
  );
  return neededColumns.size === 1 ? [...neededColumns][0] : undefined;
};

/**
 * The column that each heading names, at most once each; null for those that name none. The product's own labels come before what
 * others might mean.
 */
export const matchHeadings = <Column extends string>(
  headings: readonly string[],
  columns: readonly ImportedColumn<Column>[],
  phrases: Phrases<Column>,
): (Column | null)[] => {
  const columnByText = (text: (candidate: ImportedColumn<Column>) => string) =>
    new Map(columns.map((candidate) => [bareHeading(text(candidate)), candidate.column]));
  const labels = columnByText(({ label }) => label);
  const names = columnByText(({ column }) => column);
  const takenColumns = new Set<Column>();
  const matched = headings.map((): Column | null => null);
  const readers = [
    (heading: string) => labels.get(bareHeading(heading)),
    (heading: string) => names.get(bareHeading(heading)) ?? columnNamed(heading, phrases),
  ];
  for (const reader of readers) {
    headings.forEach((heading, place) => {
      const column = matched[place] === null ? reader(heading) : undefined;
      if (!column || takenColumns.has(column)) return;
      takenColumns.add(column);
      matched[place] = column;
    });
  }
  return matched;
};

const MOST_OFFERED = 4;

/** The columns that a heading may name: it says a part of what they are called, or more than that. */
export const offeredColumns = <Column extends string>(
  heading: string,
  tables: readonly Phrases<Column>[],
): Column[] => {
  const headingWords = meaningsOf(heading);
  const ranked = tables.flatMap(phrasesOf<Column>).flatMap(({ column, needed, allowed }) => {
    const common = headingWords.filter(
      (word) => allowed.has(word) && (word !== 'number' || headingWords.length === 1),
    ).length;
    const isPart =
      headingWords.every((word) => allowed.has(word)) || needed.every((word) => headingWords.includes(word));
    return common > 0 && isPart
      ? [{ column, score: common / Math.max(headingWords.length, needed.length) }]
      : [];
  });
  ranked.sort((first, other) => other.score - first.score);
  return [...new Set(ranked.map(({ column }) => column))].slice(0, MOST_OFFERED);
};
