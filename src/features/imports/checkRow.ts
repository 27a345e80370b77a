import { importCopy } from '@/content/imports';
import { corrected, type Corrections } from '@/domain/imports/corrections';
import type { Line } from '@/domain/imports/readFile';
import { betweenSlices, ROWS_AT_ONCE } from '@/domain/imports/slices';
import { checkMoment, checkText, checkWeight, type Checked } from './checkText';
import { importable, isMomentColumn, type Importable, type ImportColumn } from './columns';
import type { ImportRow, RowTexts } from './importRow';
import { readAsTyped, type Reading } from './reading';
import { clocksOfRow, noZones, type Zones } from './rowClocks';

const { problems: words } = importCopy;

/** What need not be said: the database knows the usual value, and nobody may have updated a consignment yet. */
const usual: readonly ImportColumn[] = ['timeCreated', 'currentTime', 'type'];

/** How the texts of a row are read: as the columns of its file tell, and which of its cells hold a number. */
export interface RowReading extends Reading {
  numbers?: readonly ImportColumn[];
}

/** A row with what the form's rules say about its texts: `wrong`, or to be checked by the database. */
export const checkRow = (
  number: number,
  texts: RowTexts,
  edited: readonly ImportColumn[] = [],
  zones: Zones = noZones,
  reading: RowReading = readAsTyped,
): ImportRow => {
  const { numbers = [] } = reading;
  const row = { problems: {}, warnings: {}, suggestions: {}, written: {} } as {
    [part in 'problems' | 'warnings' | 'written']: Partial<Record<ImportColumn, string>>;
  } & { suggestions: Partial<Record<ImportColumn, readonly string[]>> };
  const fields: Record<string, string | null> = {};
  let trackingId: string | undefined;
  const note = (column: ImportColumn, checked: Checked) => {
    const text = texts[column]?.trim() ?? '';
    if ('problem' in checked) {
      row.problems[column] = checked.problem;
      if (!checked.suggestions) return;
      row.suggestions[column] = checked.suggestions;
      row.written[column] = text;
    } else if (column === 'trackingId') trackingId = checked.stored || undefined;
    else {
      fields[column] = checked.stored;
      if (checked.warning) row.warnings[column] = checked.warning;
      const isOther = checked.stored !== null && checked.stored !== text;
      if (isOther && !isMomentColumn(column)) row.written[column] = text;
    }
  };
  const givenColumns = importable.filter(({ column }) => {
    const text = texts[column];
    return text !== undefined && (text.trim() !== '' || !usual.includes(column));
  });
  const isTime = ({ column }: Importable) => isMomentColumn(column) && texts[column]?.trim() !== '';
  for (const target of givenColumns) {
    const text = texts[target.column] ?? '';
    const beside = { unit: texts.weightUnit, isNumber: numbers.includes('itemWeight') };
    if (target.column === 'itemWeight')
      note(target.column, checkWeight(target, text.trim(), beside, reading));
    else if (!isTime(target)) note(target.column, checkText(target, text));
  }
  // Where a time happens is what other columns say.
  const clocks = clocksOfRow(texts, fields, zones);
  if (clocks.problem) row.problems.deliveryPlace = clocks.problem;
  if (texts.headingTo !== undefined) fields.deliveryPlace = clocks.deliveryPlace;
  for (const target of givenColumns)
    if (isTime(target))
      note(
        target.column,
        checkMoment(target, (texts[target.column] ?? '').trim(), clocks.zoneOf(target.column), reading),
      );
  return {
    ...{ number, texts, fields, trackingId, edited, numbers, ...row },
    state: Object.keys(row.problems).length > 0 ? 'wrong' : 'unchecked',
    zone: clocks.zoneOf('deliveryDate'),
    asks: clocks.asks,
  };
};

/** The texts of a line under the columns that were chosen, and what was entered for all lines. */
export const textsOf = (
  cells: readonly string[],
  columns: readonly (ImportColumn | null)[],
  filled: RowTexts,
): RowTexts => ({
  ...filled,
  ...Object.fromEntries(columns.flatMap((column, place) => (column ? [[column, cells[place] ?? '']] : []))),
});

const heldNumbers = ({ numbers }: Line, columns: readonly (ImportColumn | null)[]) =>
  [...(numbers?.keys() ?? [])].flatMap((place) => columns[place] ?? []);

/** Lines of a file, checked one by one, with what was corrected in those columns of them that are imported. */
const checkEach = (
  lines: readonly Line[],
  columns: readonly (ImportColumn | null)[],
  filled: RowTexts,
  corrections: Corrections,
  zones: Zones,
  reading: Reading,
): ImportRow[] =>
  lines.map((line) => {
    const rowTexts = textsOf(line.cells, columns, filled);
    const { texts, edited } = corrected(rowTexts, corrections[line.number], (column) => column in rowTexts);
    const numbers = heldNumbers(line, columns).filter((column) => !edited.includes(column));
    return checkRow(line.number, texts, edited, zones, { ...reading, numbers });
  });

/** Every line of a file, checked. Of two with the same tracking number the second is wrong, and a copy is a duplicate. */
export const checkLines = (
  lines: readonly Line[],
  columns: readonly (ImportColumn | null)[],
  filled: RowTexts,
  corrections: Corrections = {},
  zones: Zones = noZones,
  reading: Reading = readAsTyped,
): ImportRow[] => markRepeated(checkEach(lines, columns, filled, corrections, zones, reading));

/** The same, while the page answers in between; undefined if `signal` was aborted. */
export const checkInSlices = async (
  signal: AbortSignal,
  ...[lines, ...rest]: Required<Parameters<typeof checkLines>>
): Promise<ImportRow[] | undefined> => {
  const rows: ImportRow[] = [];
  for (let at = 0; at < lines.length; at += ROWS_AT_ONCE) {
    rows.push(...checkEach(lines.slice(at, at + ROWS_AT_ONCE), ...rest));
    await betweenSlices();
    if (signal.aborted) return undefined;
  }
  return markRepeated(rows);
};

/** Marks what is in the file twice. */
export const markRepeated = (rows: readonly ImportRow[]): ImportRow[] => {
  const ids = new Map<string, number>();
  const contents = new Set<string>();
  return rows.map((row) => {
    if (row.state !== 'unchecked') return row;
    if (row.trackingId !== undefined) {
      const first = ids.get(row.trackingId);
      ids.set(row.trackingId, first ?? row.number);
      return first === undefined
        ? row
        : { ...row, state: 'wrong', problems: { trackingId: words.repeated(first) } };
    }
    const content = JSON.stringify(row.fields);
    const isCopy = contents.has(content);
    contents.add(content);
    return isCopy ? { ...row, state: 'duplicate' } : row;
  });
};

/** A row that was corrected, as the file has another one like it or none: a tracking number is wrong twice, a copy is a duplicate. */
export const markIfRepeated = (row: ImportRow, rows: readonly ImportRow[]): ImportRow => {
  if (row.state !== 'unchecked') return row;
  const otherRows = rows.filter(({ number }) => number !== row.number);
  if (row.trackingId !== undefined) {
    const twin = otherRows.find(({ trackingId }) => trackingId === row.trackingId);
    return twin ? { ...row, state: 'wrong', problems: { trackingId: words.repeated(twin.number) } } : row;
  }
  const content = JSON.stringify(row.fields);
  const isCopy = otherRows.some(
    ({ state, trackingId, fields }) =>
      state !== 'wrong' && trackingId === undefined && JSON.stringify(fields) === content,
  );
  return isCopy ? { ...row, state: 'duplicate' } : row;
};
