import type { GridRow } from './grid';
import { bareHeading } from './matchHeadings';

/** Rows of a file that are no data of it, by their numbers. */
export interface SetAside {
  hidden: ReadonlySet<number>;
  /** Totals, notes below the others, and headings that are repeated on each printed page. */
  totals: ReadonlySet<number>;
}

const TOTAL =
  /^(grand\s*|sub[\s-]*)?(totals?|sums?|summe|gesamt(summe)?|zwischensumme|somme|sous[\s-]*total|suma|soma|totale|totaal|subtotaal|total(e)?\s+g[eé]n[eé]ral|合計|小計|总计|合计|итого|всего|razem|celkem|toplam)(?!\p{Letter})/iu;

/** A total says a few figures. A row of data has more than a third of what the others have. */
const isTotal = ({ cells }: GridRow, width: number) => {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length * 3 <= width && filled.some((cell) => TOTAL.test(cell));
};

const isRepeated = ({ cells }: GridRow, headings: readonly string[]) =>
  cells.length > 1 && cells.every((cell, place) => bareHeading(cell) === bareHeading(headings[place] ?? ''));

/** Below the last row of data: a remark, a number of pages, an end mark. */
const isNote = ({ cells }: GridRow, width: number) =>
  width >= 4 && cells.filter((cell) => cell !== '').length === 1;

/** Which rows below the headings are set aside. */
export const setAside = (rows: readonly GridRow[], headings: readonly string[]): SetAside => {
  const width = headings.filter((heading) => heading !== '').length;
  const totals = new Set(
    rows.filter((row) => isTotal(row, width) || isRepeated(row, headings)).map(({ number }) => number),
  );
  for (const row of [...rows].reverse()) {
    if (totals.has(row.number)) continue;
    if (!isNote(row, width)) break;
    totals.add(row.number);
  }
  if (totals.size === rows.length) totals.clear(); // then these are the data
  const hidden = rows.filter(({ isHidden, number }) => isHidden && !totals.has(number));
  return { hidden: new Set(hidden.map(({ number }) => number)), totals };
};
