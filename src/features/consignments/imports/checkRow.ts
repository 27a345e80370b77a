import { importCopy } from '@/content/imports';
import { bareText } from '@/domain/trackingId/plainText';
import { readCode } from '@/domain/trackingId/readCodes';
import { formatDay } from '@/ui/dates/formatDate';
import { readDate } from '@/ui/dates/readDate';
import { corrected, type Corrections } from '@/ui/imports/corrections';
import type { FileTable } from '@/ui/imports/readFile';
import { meantMail } from '@/ui/forms/textRules';
import { consignmentTypes } from '../consignment';
import { isRequired } from '../field';
import { ruleOf, withoutSurroundings } from '../form/consignmentValues';
import { digitColumns, importable, isMomentColumn, type Importable, type ImportColumn } from './columns';
import type { ImportRow, RowTexts } from './importRow';
import { clocksOfRow, noZones, type Zones } from './rowClocks';

const { problems: words } = importCopy;

/** What a spreadsheet shows in place of a long number, and saves as a text. */
const ROUNDED = /^[+-]?\d(?:[.,]\d+)?E\+\d+$/i;

type Checked = { stored: string | null } | { problem: string };

/** The same text comes in many rows, and a rule takes some time. */
const answers = new Map<string, string | undefined>();
const MOST_ANSWERS = 50_000;

/** What the rule of the create form says about a text. Nobody reads each address of a file: what is meant for one is one. */
const brokenRule = ({ column, field }: Importable, text: string) => {
  if (!field) return undefined;
  const key = `${column} ${text}`;
  if (answers.size > MOST_ANSWERS) answers.clear();
  if (!answers.has(key)) {
    try {
      (field.rule === 'requiredMail' ? meantMail : ruleOf(field)).validateSync(text);
      answers.set(key, undefined);
    } catch (error) {
      answers.set(key, (error as Error).message);
    }
  }
  return answers.get(key);
};

const typeOf = (text: string) =>
  consignmentTypes.find((type) => type.toLowerCase() === text.toLowerCase().replace(/^very\b/, 'v.'));

const checkMoment = (one: Importable, text: string, zone: string | null | undefined): Checked => {
  if (zone === undefined) return { problem: words.zone };
  const date = readDate(text, zone);
  if (date === 'unknown') return { problem: words.date };
  if ('either' in date)
    return { problem: words.eitherDate(formatDay(date.either[0]), formatDay(date.either[1])) };
  const problem = brokenRule(one, date.instant);
  return problem ? { problem } : { stored: date.instant };
};

/** A text as it is stored, or what is wrong with it. */
const checkText = (one: Importable, written: string): Checked => {
  const { column, field } = one;
  const text = field ? withoutSurroundings(field, written) : written.trim();
  if (column === 'trackingId') {
    const code = readCode(text);
    if (code?.piece === null) return { stored: code.id };
    return bareText(text) === '' ? { stored: '' } : { problem: words.tracking };
  }
  if (digitColumns.includes(column) && ROUNDED.test(text)) return { problem: words.rounded };
  const problem = brokenRule(one, text);
  if (problem) return { problem };
  if (column === 'type') {
    const type = typeOf(text);
    return type ? { stored: type } : { problem: words.type(consignmentTypes.join(', ')) };
  }
  return { stored: text === '' && field && !isRequired(field) ? null : text };
};

/** What need not be said: the database knows the usual value, and nobody may have updated a consignment yet. */
const usual: readonly ImportColumn[] = ['timeCreated', 'currentTime', 'type'];

/** A row with what the form's rules say about its texts: `wrong`, or to be checked by the database. */
export const checkRow = (
  number: number,
  texts: RowTexts,
  edited: readonly ImportColumn[] = [],
  zones: Zones = noZones,
): ImportRow => {
  const problems: Partial<Record<ImportColumn, string>> = {};
  const fields: Record<string, string | null> = {};
  let trackingId: string | undefined;
  const note = (column: ImportColumn, checked: Checked) => {
    if ('problem' in checked) problems[column] = checked.problem;
    else if (column === 'trackingId') trackingId = checked.stored || undefined;
    else fields[column] = checked.stored;
  };
  const given = importable.filter(({ column }) => {
    const text = texts[column];
    return text !== undefined && (text.trim() !== '' || !usual.includes(column));
  });
  const isTime = ({ column }: Importable) => isMomentColumn(column) && texts[column]?.trim() !== '';
  for (const one of given) if (!isTime(one)) note(one.column, checkText(one, texts[one.column] ?? ''));
  // Where a time happens is what other columns say.
  const clocks = clocksOfRow(texts, fields, zones);
  if (clocks.problem) problems.deliveryPlace = clocks.problem;
  if (texts.headingTo !== undefined) fields.deliveryPlace = clocks.deliveryPlace;
  for (const one of given)
    if (isTime(one))
      note(one.column, checkMoment(one, (texts[one.column] ?? '').trim(), clocks.zoneOf(one.column)));
  const state = Object.keys(problems).length > 0 ? 'wrong' : 'unchecked';
  const { asks } = clocks;
  return {
    number,
    texts,
    state,
    problems,
    fields,
    trackingId,
    edited,
    zone: clocks.zoneOf('deliveryDate'),
    asks,
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

/**
 * Every line of a file, checked, with what was corrected in those columns of it that are imported. Of two with the same
 * tracking number the second is wrong, and a copy is a duplicate.
 */
export const checkLines = (
  lines: FileTable['lines'],
  columns: readonly (ImportColumn | null)[],
  filled: RowTexts,
  corrections: Corrections = {},
  zones: Zones = noZones,
): ImportRow[] =>
  markRepeated(
    lines.map(({ number, cells }) => {
      const written = textsOf(cells, columns, filled);
      const { texts, edited } = corrected(written, corrections[number], (column) => column in written);
      return checkRow(number, texts, edited, zones);
    }),
  );

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
  const others = rows.filter(({ number }) => number !== row.number);
  if (row.trackingId !== undefined) {
    const twin = others.find(({ trackingId }) => trackingId === row.trackingId);
    return twin ? { ...row, state: 'wrong', problems: { trackingId: words.repeated(twin.number) } } : row;
  }
  const content = JSON.stringify(row.fields);
  const isCopy = others.some(
    ({ state, trackingId, fields }) =>
      state !== 'wrong' && trackingId === undefined && JSON.stringify(fields) === content,
  );
  return isCopy ? { ...row, state: 'duplicate' } : row;
};
