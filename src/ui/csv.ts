/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet runs what begins like this as a formula; strangers wrote these values. */
const EXECUTABLE = /^[=+\-@\t\r]/;

const toCell = (value: string | null) => {
  const text = value ?? '';
  const inert = EXECUTABLE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
};

/** A column of the file: its heading, and what stands in it. */
export type CsvColumn<Entry> = readonly [heading: string, read: (entry: Entry) => string | null];

/** Comma-separated values after RFC 4180, which no spreadsheet executes. */
export const toCsv = <Entry>(entries: readonly Entry[], columns: readonly CsvColumn<Entry>[]) => {
  const lines = [
    columns.map(([heading]) => toCell(heading)),
    ...entries.map((entry) => columns.map(([, read]) => toCell(read(entry)))),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.join(',')}\r\n`).join('');
};
