import type { ImportColumn } from './columns';

/** Texts as they are in the file, or were typed since. */
export type RowTexts = Readonly<Partial<Record<ImportColumn, string>>>;

export type RowState = 'unchecked' | 'wrong' | 'ready' | 'duplicate' | 'unchanged' | 'stored';

export interface ImportRow {
  /** Of the line in the file. */
  number: number;
  texts: RowTexts;
  state: RowState;
  problems: Readonly<Partial<Record<ImportColumn, string>>>;
  /** What is wrong with the whole of it. */
  refusal?: string;
  /** What is stored if it is, without its tracking number. */
  fields: Readonly<Record<string, string | null>>;
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

export const views = ['wrong', 'ready', 'duplicate', 'unchanged', 'stored'] as const satisfies RowState[];
export type View = (typeof views)[number];

export const inState = (rows: readonly ImportRow[], ...states: RowState[]) =>
  rows.filter(({ state }) => states.includes(state));

/** The rows that an import would store. */
export const toStore = (rows: readonly ImportRow[], withDuplicates: boolean) =>
  inState(rows, 'ready', ...(withDuplicates ? (['duplicate'] as const) : []));

/** A list with some of its rows replaced, by their numbers. */
export const replaceRows = (rows: readonly ImportRow[], replaced: readonly ImportRow[]): ImportRow[] => {
  const byNumber = new Map(replaced.map((row) => [row.number, row]));
  return rows.map((row) => byNumber.get(row.number) ?? row);
};
