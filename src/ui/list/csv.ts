/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Spreadsheets run cells that begin like this as formulas, and strangers wrote these values. Where semicolons separate
 * lists, a cell begins after each of them, and after every line break (OWASP, "CSV Injection"). Apostrophes before it count
 * as its beginning, so that the one that is added can be told from those that were there.
 */
const EXECUTABLE = /(^|[;\t\r\n])([\s"]*)(?='*[=+\-@＝＋－＠])|^(?='*[\t\r])/g;
const INERT = /(^|[;\t\r\n])([\s"]*)'(?='*[=+\-@＝＋－＠])|^'(?='*[\t\r])/g;

/** The value that a cell of {@link toCsv} was made of. */
export const fromCell = (text: string) => text.replace(INERT, '$1$2');

const toCell = (value: string | null) => {
  const text = value ?? '';
  const inert = text.replace(EXECUTABLE, "$1$2'");
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
};

/** A column of the file: its heading, and the content of its cells. */
export type CsvColumn<Entry> = readonly [heading: string, read: (entry: Entry) => string | null];

/** Comma-separated values (RFC 4180) that no spreadsheet executes. */
export const toCsv = <Entry>(entries: readonly Entry[], columns: readonly CsvColumn<Entry>[]) => {
  const lines = [
    columns.map(([heading]) => toCell(heading)),
    ...entries.map((entry) => columns.map(([, textOf]) => toCell(textOf(entry)))),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.join(',')}\r\n`).join('');
};
