import papaparse from 'papaparse';
import { importFileCopy as words } from '@/content/importFiles';
import { importCopy } from '@/content/imports';
import { cellText, NotRead, PADDING, refuseUnbounded, type Grid, type GridRow } from './grid';
import { MOST_COLUMNS, MOST_CHARACTERS, MOST_ROWS } from './limits';
import { betweenSlices, ROWS_AT_ONCE } from './slices';

const { choose } = importCopy;

const SEPARATORS = [',', ';', '\t', '|'];

/** Rows by which the separator is found, and as many characters as they may have. */
const LOOKED_AT = 30;
const LOOKED_AT_CHARACTERS = 65_536;

/** No line of a table is that long: it has more columns or longer texts than are taken. */
const MOST_IN_LINE = 1_000_000;

/** Other systems end their files with this sign, and fill them up with zeros. */
const END = new RegExp(`${PADDING}$`);

/** How many rows have the number of cells that most have, as a share of all, and that number. */
const evenness = (text: string, delimiter: string) => {
  const { data } = papaparse.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    preview: LOOKED_AT,
    skipEmptyLines: 'greedy',
  });
  const widths = new Map<number, number>();
  for (const { length } of data) widths.set(length, (widths.get(length) ?? 0) + 1);
  const [[width, count] = [1, 0]] = [...widths].sort(
    ([width, count], [other, otherCount]) => otherCount - count || other - width,
  );
  return { delimiter, width, share: width > 1 ? count / data.length : 0 };
};

/**
 * What separates the cells: what most evenly divides the rows, since texts contain signs here and there. Of several that do, what
 * divides them into more.
 */
const separatorOf = (text: string) => {
  const start = text.slice(0, LOOKED_AT_CHARACTERS);
  const [best] = SEPARATORS.map((separator) => evenness(start, separator)).sort(
    (first, other) => other.share - first.share || other.width - first.width,
  );
  return best && best.share > 0 ? best.delimiter : ',';
};

const count = (text: string, sign: string) => {
  let foundCount = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) foundCount += 1;
  return foundCount;
};

/** Before anything is taken apart: what a small file can hold would otherwise be millions of cells. */
const refuseLongLines = (text: string, delimiter: string): void => {
  let number = 1;
  for (let from = 0; from < text.length; number += 1) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    if (to - from > MOST_IN_LINE) {
      const columns = count(text.slice(from, to), delimiter) + 1;
      throw new NotRead(
        columns > MOST_COLUMNS
          ? words.tooWide(columns, MOST_COLUMNS)
          : words.longCell(number, MOST_CHARACTERS),
      );
    }
    from = to + 1;
  }
};

const rowOf = (rowCells: readonly string[], number: number): GridRow | undefined => {
  const cells = rowCells.map(cellText);
  const width = cells.findLastIndex((cell) => cell !== '') + 1;
  refuseUnbounded(width, cells, number);
  return width > 0 ? { number, cells: cells.slice(0, width) } : undefined;
};

/** The rows of a text in which separators divide cells and line ends rows. */
export const readText = async (whole: string): Promise<Grid> => {
  // Spreadsheets name the separator in a first line of its own. A tab there is part of its name.
  const lines = whole.replace(/\r\n?/g, '\n').replace(END, '');
  const [separatorLine = '', ownSeparator] = /^"?sep=(.)"?\n/i.exec(lines) ?? [];
  const text = lines.slice(separatorLine.length);
  const delimiter = ownSeparator ?? separatorOf(text);
  refuseLongLines(text, delimiter);
  const rows: GridRow[] = [];
  let readCount = 0;
  for (let from = 0; from < text.length;) {
    const { data, errors, meta } = papaparse.parse<string[]>(text.slice(from), {
      ...{ delimiter, newline: '\n', preview: ROWS_AT_ONCE },
      fastMode: false, // which would divide the whole text at once
    });
    const broken = errors.find(({ type }) => type === 'Quotes');
    if (broken) {
      const line = count(text.slice(0, from + (broken.index ?? 0)), '\n') + 1;
      throw new NotRead(choose.quotes(readCount + (broken.row ?? 0) + 1, line));
    }
    for (const cells of data) {
      readCount += 1;
      // Beyond what is taken only the number of rows is of interest.
      if (rows.length <= MOST_ROWS) rows.push(...[rowOf(cells, readCount) ?? []].flat());
      else if (cells.some((cell) => cellText(cell) !== '')) rows.push({ number: readCount, cells: ['…'] });
    }
    from += meta.cursor || text.length;
    await betweenSlices();
  }
  return { name: '', rows };
};
