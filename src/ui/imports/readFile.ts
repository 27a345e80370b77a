import { failureCopy } from '@/content/failures';
import { importCopy as words } from '@/content/imports';
import { fromCell } from '../list/csv';
import { withRenewal } from '../loading/withRenewal';
import { fileKey } from './fileKey';

/** A sheet of a workbook, by its place. */
export interface Sheet {
  place: number;
  name: string;
}

/** A table as it is in a file. Texts are as in the cells; the number of a line counts from its head, which is line 1. */
export interface FileTable {
  /** The same for the same content, and another for each sheet of a workbook. */
  key: string;
  name: string;
  /** The sheets of a workbook that have rows; none of another file. */
  sheets: readonly Sheet[];
  /** The place of the sheet that was read. */
  sheet: number;
  headings: readonly string[];
  lines: readonly { number: number; cells: readonly string[] }[];
  /** The columns, by place, in which a spreadsheet holds numbers rather than texts. */
  numeric: ReadonlySet<number>;
}

export const MOST_BYTES = 10 * 1024 * 1024;
export const MOST_LINES = 10_000;

/** More than any text of a file of that size can be unpacked to. */
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;

type Cell = string | number | boolean | Date | null;

const ZIP = [0x50, 0x4b];

/** UTF-16 with its mark, UTF-8, or else what older spreadsheets write: Windows-1252, in which every byte is a character. */
const decode = (bytes: Uint8Array) => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const SEPARATORS = [',', ';', '\t', '|'];

/** Why a file is not read, other than that it is no table: its message is for the user. */
class NotRead extends Error {}

/** That the code which reads a file is missing is no fault of the file. */
const asPart =
  <Part>(load: () => Promise<Part>) =>
  () =>
    load().catch(() => {
      throw new NotRead(failureCopy.noAnswer);
    });

const loadCsv = asPart(withRenewal(() => import(/* webpackChunkName: "read-csv" */ 'papaparse')));
const loadXlsx = asPart(withRenewal(() => import(/* webpackChunkName: "read-xlsx" */ './readSheets')));

/** Nothing of a row may be dropped or run into another: what follows an unclosed quotation mark would be one text. */
const refuseUnclear = (rows: readonly string[][], brokenAt: number | undefined): void => {
  if (brokenAt !== undefined) throw new NotRead(words.choose.quotes(brokenAt + 1));
  const head = rows.find(isFilled) ?? [];
  const width = head.findLastIndex((cell) => cellText(cell) !== '') + 1;
  const longer = rows.findIndex((cells) => isFilled(cells.slice(width)));
  if (longer >= 0) throw new NotRead(words.choose.tooMany(longer + 1, width));
};

const readCsv = async (bytes: Uint8Array): Promise<Cell[][]> => {
  const { default: papaparse } = await loadCsv();
  // Spreadsheets name the separator in a first line of its own.
  const [, named, text = ''] = /^(?:sep=(.)\r?\n)?([^]*)$/i.exec(decode(bytes)) ?? [];
  // Headings seldom contain one that separates nothing; texts often do.
  const widthBy = (delimiter: string) =>
    papaparse.parse<string[]>(text, { delimiter, preview: 1, skipEmptyLines: 'greedy' }).data[0]?.length ?? 0;
  const [first = ','] = SEPARATORS.map((separator) => [widthBy(separator), separator] as const)
    .sort(([one], [other]) => other - one)
    .map(([, separator]) => separator);
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter: named ?? first });
  refuseUnclear(data, errors.find(({ type }) => type === 'Quotes')?.row);
  return data;
};

const readXlsx = async (bytes: Uint8Array<ArrayBuffer>): Promise<{ name: string; rows: Cell[][] }[]> => {
  const { readSheets } = await loadXlsx();
  return readSheets(bytes, MOST_UNPACKED_BYTES);
};

/** A number without the digits that only its binary form has. */
const numberText = (value: number) => String(Number(value.toPrecision(15)));

/** The clock of a cell is that of no zone; seconds are rounded as the spreadsheet shows them. */
const dateText = (value: Date) => {
  if (Number.isNaN(value.getTime())) return '';
  const text = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString().slice(0, 19);
  return text.endsWith('T00:00:00') ? text.slice(0, 10) : text;
};

const cellText = (cell: Cell | undefined) => {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return numberText(cell);
  if (cell instanceof Date) return dateText(cell);
  return fromCell(String(cell)).trim();
};

const isFilled = (cells: readonly Cell[]) => cells.some((cell) => cellText(cell) !== '');

/** The headings of a sheet, and the rows below them that are not blank. */
const tableOf = (rows: readonly Cell[][]) => {
  const head = rows.findIndex(isFilled);
  const headings = (rows[head] ?? []).map(cellText);
  while (headings.at(-1) === '') headings.pop();
  const filled = rows
    .map((cells, place) => ({ number: place + 1 - head, cells }))
    .filter(({ number, cells }) => number > 1 && isFilled(cells));
  return { headings, filled };
};

/** Sheets of one file have rows of the same numbers, and each is imported on its own. */
const keyOf = (bytes: Uint8Array, sheet: number) => {
  if (sheet === 0) return fileKey(bytes);
  const numbered = new Uint8Array(bytes.length + 2);
  numbered.set(bytes);
  numbered.set([sheet & 255, sheet >> 8], bytes.length);
  return fileKey(numbered);
};

/**
 * Reads a table of a file: of a workbook the sheet at this place, or else the first with rows whose headings fit, or the first
 * with rows. Throws an error whose message is for the user.
 */
export const readFile = async (
  file: File,
  fits: (headings: readonly string[]) => boolean,
  place?: number,
): Promise<FileTable> => {
  if (file.size > MOST_BYTES) throw new Error(words.choose.tooLarge(MOST_BYTES / 1024 / 1024));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = ZIP.every((byte, at) => bytes[at] === byte);
  const read = isZip ? readXlsx(bytes) : readCsv(bytes).then((rows) => [{ name: '', rows }]);
  const all = await read.catch((cause: unknown) => {
    throw cause instanceof NotRead ? cause : new Error(words.choose.unreadable);
  });
  if (!isZip && bytes.includes(0) && bytes[0] !== 0xff) throw new Error(words.choose.unreadable);
  const tables = all.map(({ name, rows }, at) => ({ place: at, name, ...tableOf(rows) }));
  const usable = tables.filter(({ filled }) => filled.length > 0);
  const chosen =
    usable.find((table) => (place === undefined ? fits(table.headings) : table.place === place)) ?? usable[0];
  if (!chosen) throw new Error(words.choose.empty);
  const { headings, filled } = chosen;
  if (filled.length > MOST_LINES) throw new Error(words.choose.tooLong(MOST_LINES, filled.length));
  return {
    key: keyOf(bytes, chosen.place),
    name: file.name,
    sheets: isZip ? usable.map(({ place: at, name }) => ({ place: at, name })) : [],
    sheet: chosen.place,
    headings,
    lines: filled.map(({ number, cells }) => ({
      number,
      cells: headings.map((_, at) => cellText(cells[at])),
    })),
    numeric: new Set(
      headings.flatMap((_, at) => (filled.some(({ cells }) => typeof cells[at] === 'number') ? [at] : [])),
    ),
  };
};
