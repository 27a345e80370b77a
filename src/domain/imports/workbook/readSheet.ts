import { cellText, refuseUnbounded, type Grid, type GridRow, type HeldNumber } from '../grid';
import { MOST_COLUMNS, MOST_ROWS } from '../limits';
import { elementsIn, parseXml } from '../parseXml';
import { cutXml } from './cutXml';
import { fillMerged, rangeOf, type Range } from './mergedCells';
import { plainNumber, shownMoment, shownNumber, type NumberStyle } from './shownNumber';
import { textIn, unescaped } from './workbookParts';

/** What the cells of all sheets refer to. */
export interface SharedFacts {
  texts: readonly string[];
  styles: readonly NumberStyle[];
  dateSystem: 1900 | 1904;
}

const placeOf = (reference: string) => {
  let place = 0;
  for (const letter of /^[A-Z]+/i.exec(reference)?.[0].toUpperCase() ?? '')
    place = place * 26 + letter.charCodeAt(0) - 64;
  return place - 1;
};

const isOn = (element: Element, name: string) => ['1', 'true'].includes(element.getAttribute(name) ?? '');
const isOff = (element: Element, size: string) =>
  isOn(element, 'hidden') || element.getAttribute(size) === '0';

const childText = (cell: Element, name: string) =>
  [...cell.children].find(({ localName }) => localName === name)?.textContent;

interface Shown {
  text: string;
  number?: HeldNumber;
}

const numberShown = (value: string, style: NumberStyle, dateSystem: 1900 | 1904): Shown => {
  const number = Number(value);
  if (value === '' || Number.isNaN(number)) return { text: value };
  if (style === 'date') return { text: shownMoment(number, dateSystem) };
  const shownText = style && shownNumber(number, style.format);
  return shownText === undefined
    ? { text: plainNumber(number), number: 'plain' }
    : { text: shownText, number: 'formatted' };
};

/** What a cell shows, as far as it says something. */
const readCell = (cell: Element, { texts, styles, dateSystem }: SharedFacts): Shown => {
  const value = childText(cell, 'v') ?? '';
  switch (cell.getAttribute('t') ?? 'n') {
    case 's':
      return { text: texts[Number(value)] ?? '' };
    case 'inlineStr':
      return { text: textIn(cell) };
    case 'b':
      return { text: value === '' ? '' : String(value === '1') };
    case 'd':
      return { text: value.slice(0, 19).replace(/T00:00(:00)?$/, '') };
    case 'n':
      return numberShown(value.trim(), styles[Number(cell.getAttribute('s') ?? -1)], dateSystem);
    default: // the value of a formula, which may be an error
      return { text: unescaped(value) };
  }
};

const readRow = (row: Element, before: number, facts: SharedFacts): GridRow => {
  const number = Number(row.getAttribute('r') ?? before + 1);
  const cells: string[] = [];
  const numbers = new Map<number, HeldNumber>();
  let place = -1;
  let width = 0;
  for (const cell of row.children) {
    const reference = cell.getAttribute('r');
    place = reference ? placeOf(reference) : place + 1;
    const { text, number: heldNumber } = readCell(cell, facts);
    const bare = heldNumber ? text : cellText(text);
    if (bare === '') continue;
    width = place + 1;
    if (place >= MOST_COLUMNS) continue;
    while (cells.length <= place) cells.push('');
    cells[place] = bare;
    if (heldNumber) numbers.set(place, heldNumber);
  }
  refuseUnbounded(width, cells, number);
  return {
    number,
    cells,
    ...(numbers.size > 0 && { numbers }),
    ...(isOff(row, 'ht') && { isHidden: true }),
  };
};

/** The places of columns that are hidden, as far as one looks. */
const hiddenIn = (head: Element) =>
  new Set(
    elementsIn(head, 'col')
      .filter((column) => isOff(column, 'width'))
      .flatMap((column) => {
        const from = Number(column.getAttribute('min')) - 1;
        const to = Math.min(Number(column.getAttribute('max')), MOST_COLUMNS);
        return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
      }),
  );

/** Reads a sheet from its text, which comes in pieces. */
export const sheetReader = (facts: SharedFacts) => {
  const rows: GridRow[] = [];
  let last = 0;
  let hiddenColumns: ReadonlySet<number> = new Set<number>();
  let areRowsHidden = false;
  let merged: Range[] = [];
  const keep = (element: Element) => {
    const row = readRow(element, last, facts);
    last = row.number;
    if (row.cells.length === 0) return;
    const isHidden = areRowsHidden && !element.hasAttribute('ht') && !element.hasAttribute('hidden');
    // Beyond what is taken only the number of rows is of interest.
    if (rows.length > MOST_ROWS) rows.push({ number: last, cells: row.cells.filter(Boolean).slice(0, 1) });
    else rows.push(isHidden ? { ...row, isHidden } : row);
  };
  const { add, end } = cutXml(
    { root: 'worksheet', list: 'sheetData', item: 'row' },
    {
      onHead: (xml) => {
        const head = parseXml(xml);
        hiddenColumns = hiddenIn(head);
        areRowsHidden = elementsIn(head, 'sheetFormatPr').some((format) => isOn(format, 'zeroHeight'));
      },
      onItems: (xml) => {
        for (const element of parseXml(xml).children) keep(element);
      },
      onTail: (xml) => {
        merged = elementsIn(parseXml(xml), 'mergeCell').flatMap((cell) =>
          rangeOf(cell.getAttribute('ref') ?? '', placeOf),
        );
      },
    },
  );
  return {
    add,
    end: (): Omit<Grid, 'name'> => {
      end();
      return { rows: fillMerged(rows, merged), hiddenColumns, isPlaced: true };
    },
  };
};
