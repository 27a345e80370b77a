import { importFileCopy as words } from '@/content/importFiles';
import { fromCell } from '@/ui/list/csv';
import { MOST_CHARACTERS, MOST_COLUMNS } from './limits';

/** A number in a cell: as it is, or as the format of the cell shows it. Its decimals stand behind a point. */
export type HeldNumber = 'plain' | 'formatted';

/** A row of a file, with its number there. */
export interface GridRow {
  number: number;
  cells: readonly string[];
  /** By place: what holds a number and not a text. */
  numbers?: ReadonlyMap<number, HeldNumber>;
  isHidden?: true;
}

/** A sheet of a workbook, or a table of another file. Rows without a text are left out. */
export interface Grid {
  name: string;
  isHidden?: boolean;
  rows: readonly GridRow[];
  hiddenColumns?: ReadonlySet<number>;
  /** A column may lack its heading: values are in the places where they are shown. */
  isPlaced?: boolean;
}

/** Why a file is not read, other than that it is no table: its message is for the user. */
export class NotRead extends Error {}

/** Spaces, and the signs that other systems fill fields and files up with. */
export const PADDING = '[\\s\\u0000\\u001a]+';
const AROUND = new RegExp(`^${PADDING}|${PADDING}$`, 'g');

/** The text of a cell, as it was before an export disarmed it. */
export const cellText = (text: string) => fromCell(text).replace(AROUND, '');

/** Throws at more columns or longer texts in a row than are taken. */
export const refuseUnbounded = (width: number, cells: readonly string[], number: number): void => {
  if (width > MOST_COLUMNS) throw new NotRead(words.tooWide(width, MOST_COLUMNS));
  if (cells.some((cell) => cell.length > MOST_CHARACTERS))
    throw new NotRead(words.longCell(number, MOST_CHARACTERS));
};
