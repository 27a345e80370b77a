import type { ApiMeta } from './supabaseBaseQuery';

/** A page of a list. `page` starts at 0; an empty `search` matches every row. */
export interface ListPage {
  page: number;
  pageSize: number;
  search: string;
}

export interface Listed<Entry> {
  rows: Entry[];
  total: number;
}

/** The first and the last row of a page, both counted from 0. */
export const rangeOf = ({ page, pageSize }: ListPage) =>
  [page * pageSize, (page + 1) * pageSize - 1] as const;

/** The response to a request for one page with an exact count of all rows. */
export const toListed = <Entry>(rows: Entry[], meta: ApiMeta | undefined): Listed<Entry> => ({
  rows,
  total: meta?.count ?? rows.length,
});

/** A chunk of a whole list, newest first: the rows with an id below `before`, so that new rows do not shift it. */
export type ListChunk<Asked = { search: string }> = Asked & { before: number };

export const CHUNK_SIZE = 500;

/** The rows of a chunk, and the `before` of the next one; undefined with the last. */
export interface Chunk<Entry> {
  rows: Entry[];
  next: number | undefined;
}

/** The `before` of the chunk that follows these rows; undefined if they were the last. */
export const nextAfter = (rows: readonly { id: number }[]): number | undefined =>
  rows.length < CHUNK_SIZE ? undefined : rows.at(-1)?.id;

/** Makes a chunk of the rows that were found. */
export const toChunk = <Entry extends { id: number }>(rows: Entry[]): Chunk<Entry> => ({
  rows,
  next: nextAfter(rows),
});

/** The `before` of the first chunk: above every id. */
export const FROM_NEWEST = Number.MAX_SAFE_INTEGER;

/** Metacharacters of a pattern are put in brackets; the three that cannot be quoted are replaced by `.` (any character). */
const COMMANDS = /[.*+?${}()|[\]]/g;
const UNQUOTABLE = /["\\^]/g;

/** A pattern for PostgREST's `imatch` that finds a text as it is. */
export const pattern = (text: string) => text.replace(COMMANDS, '[$&]').replace(UNQUOTABLE, '.');

/**
 * PostgREST's `or` filter for rows in which any of the columns contains the text, ignoring case. It has no backslashes:
 * hosted Supabase and the embedded API parse them differently. The quotes keep commas from being parsed as syntax.
 */
export const containing = (text: string, columns: readonly string[]) =>
  columns.map((column) => `${column}.imatch."${pattern(text)}"`).join(',');

/** In nested filters the embedded API parses parentheses as syntax even within quotes, so they are replaced by `.` too. */
const BRACKETS = /\[[()]\]/g;

/**
 * The same for rows that contain every word: what a list shows as one name may span two columns. One nested filter,
 * because the embedded API treats several `or` parameters as alternatives.
 */
export const holding = (text: string, columns: readonly string[]) => {
  const words = text.match(/\S+/g) ?? [];
  return `and(${words.map((word) => `or(${containing(word, columns).replace(BRACKETS, '.')})`).join(',')})`;
};
