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
  const read =
    (byTable.get(phrases) as ReturnType<typeof readPhrases<Column>> | undefined) ?? readPhrases(phrases);
  byTable.set(phrases, read);
  return read;
};

const isSaid = (said: readonly string[], { needed, allowed }: Phrase) =>
  needed.every((word) => said.includes(word)) && said.every((word) => allowed.has(word));

/** The column that a heading names, by its words. Not one of several: what names two is for a person to decide. */
const columnNamed = <Column extends string>(
  heading: string,
  phrases: Phrases<Column>,
): Column | undefined => {
  const said = meaningsOf(heading);
  if (said.length === 0) return undefined;
  const named = new Set(
    phrasesOf(phrases)
      .filter((phrase) => isSaid(said, phrase))
      .map(({ column }) => column),
  );
  return named.size === 1 ? [...named][0] : undefined;
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
  const own = (text: (one: ImportedColumn<Column>) => string) =>
    new Map(columns.map((one) => [bareHeading(text(one)), one.column]));
  const labels = own(({ label }) => label);
  const names = own(({ column }) => column);
  const taken = new Set<Column>();
  const matched = headings.map((): Column | null => null);
  const readers = [
    (heading: string) => labels.get(bareHeading(heading)),
    (heading: string) => names.get(bareHeading(heading)) ?? columnNamed(heading, phrases),
  ];
  for (const read of readers) {
    headings.forEach((heading, place) => {
      const column = matched[place] === null ? read(heading) : undefined;
      if (!column || taken.has(column)) return;
      taken.add(column);
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
  const said = meaningsOf(heading);
  const ranked = tables.flatMap(phrasesOf<Column>).flatMap(({ column, needed, allowed }) => {
    const common = said.filter(
      (word) => allowed.has(word) && (word !== 'number' || said.length === 1),
    ).length;
    const isPart = said.every((word) => allowed.has(word)) || needed.every((word) => said.includes(word));
    return common > 0 && isPart ? [{ column, score: common / Math.max(said.length, needed.length) }] : [];
  });
  ranked.sort((one, other) => other.score - one.score);
  return [...new Set(ranked.map(({ column }) => column))].slice(0, MOST_OFFERED);
};
