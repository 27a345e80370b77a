import type { Encoding } from '@/content/encodings';
import { importCopy } from '@/content/imports';
import type { TextEncoding } from './decodeText';
import { NotRead, type Grid, type GridRow } from './grid';
import { headingChoices, type Fit, type HeadingChoice } from './headingRow';
import { MOST_LINES } from './limits';
import { openFile } from './openFile';
import { setAside, type SetAside } from './setAside';

export { MOST_BYTES, MOST_LINES } from './limits';

const { choose } = importCopy;

/** A sheet of a workbook, by its place. */
export interface Sheet {
  place: number;
  name: string;
  isHidden?: true;
}

/** What a person has chosen about a file. */
export interface FileChoice {
  encoding?: Encoding;
  /** The letters were looked at. */
  isSeen?: boolean;
  heading?: Pick<HeadingChoice, 'row' | 'height'>;
  withHidden?: boolean;
  withTotals?: boolean;
  withHiddenColumns?: boolean;
}

/** A row below the headings, with its number in the file. */
export type Line = Pick<GridRow, 'number' | 'cells' | 'numbers'>;

/** A table as it is in a file. Texts are as in the cells. */
export interface FileTable {
  /** The same for the same content, and another for each sheet of a workbook. */
  key: string;
  name: string;
  /** The sheets of a workbook that have rows; none of another file. */
  sheets: readonly Sheet[];
  /** The place of the sheet that was read. */
  sheet: number;
  /** Of a text file. */
  encoding?: TextEncoding;
  headings: readonly string[];
  /** Where these are, and where they may be. */
  heading: HeadingChoice;
  headingChoices: readonly HeadingChoice[];
  /** What stands above them. */
  above: readonly string[];
  lines: readonly Line[];
  /** Rows that are not among them, unless that was chosen. */
  aside: SetAside;
  hiddenColumns: ReadonlySet<number>;
  /** The columns, by place, in which a spreadsheet holds numbers that it shows as no more than that. */
  numeric: ReadonlySet<number>;
}

/** Nothing of a row may be dropped: where a column has no heading, a separator within a text may have divided it. */
const refuseUnnamed = (rows: readonly GridRow[], width: number): void => {
  const longer = rows.find(({ cells }) => cells.length > width);
  if (longer) throw new NotRead(choose.tooMany(longer.number, width));
};

/** With blank headings for columns that have values and none. */
const headingsOf = ({ headings }: HeadingChoice, rows: readonly GridRow[], isPlaced = false) => {
  const namedWidth = headings.findLastIndex((heading) => heading !== '') + 1;
  const width = isPlaced ? Math.max(namedWidth, ...rows.map(({ cells }) => cells.length)) : namedWidth;
  return Array.from({ length: width }, (_, place) => headings[place] ?? '');
};

const headingOf = (choices: readonly HeadingChoice[], chosenHeading: FileChoice['heading']) =>
  choices.find(({ row, height }) => row === chosenHeading?.row && height === chosenHeading.height) ??
  choices[0];

interface Found {
  place: number;
  grid: Grid;
  choices: readonly HeadingChoice[];
  heading: HeadingChoice;
  below: readonly GridRow[];
}

/** The sheets that have headings and rows below them. */
const usableOf = (grids: readonly Grid[], fit: Fit, chosenHeading: FileChoice['heading']): Found[] =>
  grids.flatMap((grid, place) => {
    const choices = headingChoices(grid, fit);
    const heading = headingOf(choices, chosenHeading);
    if (!heading) return [];
    const below = grid.rows.filter(({ number }) => number >= heading.row + heading.height);
    return below.length > 0 ? [{ place, grid, choices, heading, below }] : [];
  });

const tableIn = ({ grid, choices, heading, below }: Found, choice: FileChoice) => {
  const headings = headingsOf(heading, below, grid.isPlaced);
  if (!grid.isPlaced) refuseUnnamed(below, headings.length);
  if (below.length > MOST_LINES) throw new NotRead(choose.tooLong(MOST_LINES, below.length));
  const aside = setAside(below, headings);
  const isLine = ({ number }: GridRow) =>
    (choice.withHidden || !aside.hidden.has(number)) && (choice.withTotals || !aside.totals.has(number));
  const lines = below.filter(isLine).map(({ number, cells, numbers }): Line => ({
    number,
    cells: headings.map((_, place) => cells[place] ?? ''),
    ...(numbers && { numbers }),
  }));
  const above = grid.rows.filter(({ number }) => number < heading.row);
  return {
    ...{ headings, heading, headingChoices: choices, aside, lines },
    above: above.flatMap(({ cells }) => [...new Set(cells)]).filter((cell) => cell !== ''),
    hiddenColumns: grid.hiddenColumns ?? new Set<number>(),
    numeric: new Set(
      lines.flatMap(({ numbers }) =>
        [...(numbers ?? [])].flatMap(([place, heldNumber]) => (heldNumber === 'plain' ? [place] : [])),
      ),
    ),
  };
};

/**
 * Reads a table of a file: of a workbook the sheet at this place, or else the first with rows whose headings fit, or the first
 * with rows. Throws an error whose message is for the user.
 */
export const readFile = async (
  file: File,
  fit: Fit,
  sheet?: number,
  choice: FileChoice = {},
): Promise<FileTable> => {
  const { name, grids, encoding, keyOf } = await openFile(file, choice.encoding);
  const usable = usableOf(grids, fit, choice.heading);
  const shownSheets = usable.filter(({ grid }) => !grid.isHidden);
  const sheetToRead =
    usable.find(({ place }) => place === sheet) ??
    shownSheets.find(({ heading }) => Boolean(fit(heading.headings))) ??
    shownSheets[0] ??
    usable[0];
  if (!sheetToRead) throw new NotRead(choose.empty);
  return {
    ...tableIn(sheetToRead, choice),
    key: keyOf(sheetToRead.place),
    name,
    sheets: grids.some((grid) => grid.name !== '')
      ? usable.map(({ place, grid }) => ({
          place,
          name: grid.name,
          ...(grid.isHidden && { isHidden: true as const }),
        }))
      : [],
    sheet: sheetToRead.place,
    ...(encoding && { encoding }),
  };
};
