import { importFileCopy as words } from '@/content/importFiles';
import { cellText, NotRead, refuseUnbounded, type Grid, type GridRow, type HeldNumber } from './grid';
import { MOST_COLUMNS, MOST_ROWS } from './limits';
import { attributeOf, elementsIn, parseXml } from './parseXml';
import { betweenSlices, ROWS_AT_ONCE } from './slices';

const PAGE =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:!doctype html|html|head|meta|body|table|style|div)\b/i;
const WORKBOOK_2003 = /^\s*<\?xml[^>]*>[^]{0,500}<(?:[\w-]+:)?Workbook\b/i;
const OTHER_XML = /^\s*<\?xml\b/i;

/** Whether a text is a page, a workbook as Excel 2002 and 2003 wrote it in XML, or XML of another kind. */
export const markupOf = (text: string): 'page' | 'workbook' | 'other' | undefined => {
  if (WORKBOOK_2003.test(text)) return 'workbook';
  if (PAGE.test(text)) return 'page';
  return OTHER_XML.test(text) ? 'other' : undefined;
};

interface Spread {
  text: string;
  /** The places and rows that it is shown over. */
  width: number;
  height: number;
  /** Its own place, where it says so. */
  place?: number;
  isNumber?: boolean;
}

/** Rows as they are shown: what is shown over several cells is the text of each of them. */
class Placing {
  readonly rows: GridRow[] = [];
  private readonly reaching = new Map<number, { text: string; remainingRows: number }>();

  add(number: number, spreads: readonly Spread[], isHidden: boolean): void {
    const cells: string[] = [];
    const numbers = new Map<number, HeldNumber>();
    for (const [place, above] of this.reaching) {
      cells[place] = above.text;
      if (above.remainingRows > 1)
        this.reaching.set(place, { ...above, remainingRows: above.remainingRows - 1 });
      else this.reaching.delete(place);
    }
    let place = 0;
    let widest = cells.length;
    for (const { text, width, height, place: ownPlace, isNumber } of spreads) {
      place = ownPlace ?? place;
      while (cells[place] !== undefined) place += 1;
      const to = Math.min(place + width, place + MOST_COLUMNS);
      for (; place < to; place += 1) {
        if (text !== '') widest = Math.max(widest, place + 1);
        if (place > MOST_COLUMNS) continue;
        cells[place] = text;
        if (isNumber) numbers.set(place, 'plain');
        if (height > 1) this.reaching.set(place, { text, remainingRows: height - 1 });
      }
    }
    refuseUnbounded(widest, cells, number);
    if (widest === 0) return;
    const filled = Array.from({ length: widest }, (_, at) => cells[at] ?? '');
    this.rows.push({ number, cells: filled, numbers, ...(isHidden && { isHidden }) });
  }
}

const spanOf = (text: string | null | undefined, most: number) =>
  Math.min(Math.max(1, Number.parseInt(text ?? '', 10) || 1), most);

/** The text of a cell of a page, with its line breaks. */
const shownText = (cell: Element) => {
  for (const end of cell.querySelectorAll('br, p + p, div + div')) end.before('\n');
  return cellText((cell.textContent ?? '').replace(/[^\S\n]+/g, ' ').replace(/ *\n */g, '\n'));
};

const isNotShown = (element: Element) =>
  element.hasAttribute('hidden') || /display:\s*none/i.test(element.getAttribute('style') ?? '');

/** The tables of a page that stand in no other one and have none in them, each as a sheet. */
export const readPage = async (text: string): Promise<Grid[]> => {
  const page = new DOMParser().parseFromString(text, 'text/html');
  const grids: Grid[] = [];
  for (const table of page.querySelectorAll('table')) {
    if (table.querySelector('table')) continue;
    const placing = new Placing();
    for (const [at, row] of [...table.rows].entries()) {
      if (placing.rows.length > MOST_ROWS) placing.rows.push({ number: at + 1, cells: ['…'] });
      else
        placing.add(
          at + 1,
          [...row.cells].map((cell) => ({
            text: shownText(cell),
            width: spanOf(cell.getAttribute('colspan'), MOST_COLUMNS),
            height: spanOf(cell.getAttribute('rowspan'), MOST_ROWS),
          })),
          isNotShown(row),
        );
      if (at % ROWS_AT_ONCE === 0) await betweenSlices();
    }
    const name = table.caption?.textContent?.trim() ?? '';
    grids.push({ name: name || words.table(grids.length + 1), rows: placing.rows, isPlaced: true });
  }
  return grids;
};

const dataText = (cell: Element) => {
  const [data] = elementsIn(cell, 'Data');
  const text = cellText(data?.textContent ?? '');
  return data && attributeOf(data, 'Type') === 'DateTime'
    ? text.slice(0, 19).replace(/T00:00:00$/, '')
    : text;
};

const isHiddenIn = (element: Element) => attributeOf(element, 'Hidden') === '1';

/** The sheets of a workbook as Excel 2002 and 2003 wrote it in XML. */
export const readWorkbook2003 = async (text: string): Promise<Grid[]> => {
  const grids: Grid[] = [];
  for (const sheet of elementsIn(parseXml(text), 'Worksheet')) {
    const placing = new Placing();
    let number = 0;
    for (const row of elementsIn(sheet, 'Row')) {
      number = Number(attributeOf(row, 'Index') ?? number + 1);
      if (placing.rows.length > MOST_ROWS) placing.rows.push({ number, cells: ['…'] });
      else
        placing.add(
          number,
          elementsIn(row, 'Cell').map((cell) => ({
            text: dataText(cell),
            isNumber: elementsIn(cell, 'Data').some((data) => attributeOf(data, 'Type') === 'Number'),
            width: 1 + Number(attributeOf(cell, 'MergeAcross') ?? 0),
            height: 1 + Number(attributeOf(cell, 'MergeDown') ?? 0),
            place: attributeOf(cell, 'Index') ? Number(attributeOf(cell, 'Index')) - 1 : undefined,
          })),
          isHiddenIn(row),
        );
      if (number % ROWS_AT_ONCE === 0) await betweenSlices();
    }
    let place = -1;
    const hiddenColumns = new Set<number>();
    for (const column of elementsIn(sheet, 'Column')) {
      place = Number(attributeOf(column, 'Index') ?? place + 2) - 1;
      const span = Number(attributeOf(column, 'Span') ?? 0);
      if (isHiddenIn(column))
        for (let at = 0; at <= span && at < MOST_COLUMNS; at += 1) hiddenColumns.add(place + at);
      place += span;
    }
    const isHidden = elementsIn(sheet, 'Visible').some(({ textContent }) => textContent !== 'SheetVisible');
    const name = attributeOf(sheet, 'Name') ?? '';
    grids.push({ name, isHidden, rows: placing.rows, hiddenColumns, isPlaced: true });
  }
  return grids;
};

/** The tables of a page or an older workbook. Throws at XML of another kind. */
export const readMarkup = (text: string, kind: 'page' | 'workbook' | 'other'): Promise<Grid[]> => {
  if (kind === 'other') throw new NotRead(words.kinds.xml);
  return kind === 'page' ? readPage(text) : readWorkbook2003(text);
};
