import type { GridRow } from '../grid';
import { MOST_COLUMNS } from '../limits';

/** Cells that are shown as one: places of columns and numbers of rows, both ends included. */
export interface Range {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** More are a decoration. */
const MOST_RANGES = 20_000;

const REFERENCE = /^\$?([A-Z]+)\$?(\d+):\$?([A-Z]+)\$?(\d+)$/i;

/** The range of a reference like A1:C2. */
export const rangeOf = (reference: string, placeOf: (letters: string) => number): Range[] => {
  const [, left, top, right, bottom] = REFERENCE.exec(reference) ?? [];
  if (!left || !right) return [];
  return [
    {
      left: placeOf(left),
      right: Math.min(placeOf(right), MOST_COLUMNS - 1),
      top: Number(top),
      bottom: Number(bottom),
    },
  ];
};

/** A value that is shown over several cells is that of each of them, in rows that have others as well. */
export const fillMerged = (rows: readonly GridRow[], ranges: readonly Range[]): readonly GridRow[] => {
  if (ranges.length === 0) return rows;
  const byNumber = new Map(rows.map((row) => [row.number, { ...row, cells: [...row.cells] }]));
  for (const { left, right, top, bottom } of ranges.slice(0, MOST_RANGES)) {
    const text = byNumber.get(top)?.cells[left] ?? '';
    if (text === '') continue;
    for (let number = top; number <= bottom && number - top <= rows.length; number += 1) {
      const cells = byNumber.get(number)?.cells;
      for (let place = left; cells && place <= right; place += 1) {
        while (cells.length <= place) cells.push('');
        cells[place] ||= text;
      }
    }
  }
  return rows.map((row) => byNumber.get(row.number) ?? row);
};
