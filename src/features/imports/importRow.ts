import type { ImportColumn } from './columns';

/** Texts as they are in the file, or were typed since. */
export type RowTexts = Readonly<Partial<Record<ImportColumn, string>>>;

export type RowState = 'unchecked' | 'wrong' | 'warned' | 'ready' | 'duplicate' | 'unchanged' | 'stored';

export interface ImportRow {
  /** Of the line in the file. */
  number: number;
  texts: RowTexts;
  state: RowState;
  problems: Readonly<Partial<Record<ImportColumn, string>>>;
  /** What may be wrong with it: it is imported if that was seen. */
  warnings: Readonly<Partial<Record<ImportColumn, string>>>;
  /** What may be meant by a text that is wrong. */
  suggestions: Readonly<Partial<Record<ImportColumn, readonly string[]>>>;
  /** What is wrong with the whole of it. */
  refusal?: string;
  /** What is stored if it is, without its tracking number. */
  fields: Readonly<Record<string, string | null>>;
  /** Texts that are stored in other words: in kilograms, or with the name of a country. */
  written: RowTexts;
  /** Columns whose cells hold a number. */
  numbers: readonly ImportColumn[];
  /** By whose clock its delivery is read; null if that is not known. */
  zone?: string | null;
  /** Countries of several time zones in which it names no place. */
  asks?: readonly string[];
  /** That it asks for, or has got. */
  trackingId?: string;
  /** Was stored by this run, not before. */
  isNew?: true;
  /** Columns that were edited, which stay shown when they are right. */
  edited: readonly ImportColumn[];
}

export const views = [
  'wrong',
  'warned',
  'ready',
  'duplicate',
  'unchanged',
  'stored',
] as const satisfies RowState[];
export type View = (typeof views)[number];

export const inState = (rows: readonly ImportRow[], ...states: RowState[]) =>
  rows.filter(({ state }) => states.includes(state));

/** Rows besides those that are ready, which are imported if a person says so. */
export interface Included {
  warned: boolean;
  duplicate: boolean;
}

/** The rows that an import would store. */
export const toStore = (rows: readonly ImportRow[], { warned, duplicate }: Included) =>
  inState(
    rows,
    'ready',
    ...(warned ? (['warned'] as const) : []),
    ...(duplicate ? (['duplicate'] as const) : []),
  );

/** A row that nothing is known of in the database: there may still be something to see. */
export const settledRow = (row: ImportRow): ImportRow => ({
  ...row,
  state: Object.keys(row.warnings).length > 0 ? 'warned' : 'ready',
});

/** A list with some of its rows replaced, by their numbers. */
export const replaceRows = (rows: readonly ImportRow[], replaced: readonly ImportRow[]): ImportRow[] => {
  const byNumber = new Map(replaced.map((row) => [row.number, row]));
  return rows.map((row) => byNumber.get(row.number) ?? row);
};
