/** What an import takes at most: a page that shows and checks more would be slow, and nobody would read it. */
export const MOST_BYTES = 10 * 1024 * 1024;
export const MOST_LINES = 10_000;
export const MOST_COLUMNS = 200;

/** With what may stand above and below a table. Of more rows only their number is read. */
export const MOST_ROWS = MOST_LINES + 100;

/** What a cell of a spreadsheet can hold. */
export const MOST_CHARACTERS = 32_767;

/** More than any text of a file of that size can be unpacked to. */
export const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;
