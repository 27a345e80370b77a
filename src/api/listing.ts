/** A page of a list, counted from 0; `search` is empty for all. */
export interface ListPage {
  page: number;
  pageSize: number;
  search: string;
}

export interface Listed<Entry> {
  rows: Entry[];
  total: number;
}

/** A piece of a whole list, newest first: the rows with an id below `before`. Rows that arrive meanwhile shift nothing. */
export interface ListChunk {
  search: string;
  before: number;
}

export const CHUNK_SIZE = 500;

/** The `before` of the first chunk: above every id. */
export const FROM_NEWEST = Number.MAX_SAFE_INTEGER;

/** What a pattern takes for a command stands in brackets. These three cannot stand anywhere: any character may. */
const COMMANDS = /[.*+?${}()|[\]]/g;
const UNQUOTABLE = /["\\^]/g;

/**
 * PostgREST's `or` filter for rows in which one of the columns contains the text, in upper or lower case. It holds no
 * backslash: the hosted service and the embedded one read those differently. The quotes keep commas from being syntax.
 */
export const containing = (text: string, columns: readonly string[]) => {
  const pattern = text.replace(COMMANDS, '[$&]').replace(UNQUOTABLE, '.');
  return columns.map((column) => `${column}.imatch."${pattern}"`).join(',');
};

/** The embedded service takes a bracket in a nested filter for syntax even within quotes: any character may stand for it. */
const BRACKETS = /\[[()]\]/g;

/**
 * The same for rows that hold every word: what a list shows as one name may lie in two columns. One nested filter, because
 * the embedded service takes several `or` for alternatives.
 */
export const holding = (text: string, columns: readonly string[]) => {
  const words = text.match(/\S+/g) ?? [];
  return `and(${words.map((word) => `or(${containing(word, columns).replace(BRACKETS, '.')})`).join(',')})`;
};
