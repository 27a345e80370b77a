import { laneDeskCopy } from '@/content/laneDesk';
import { laneSlug } from '@/content/lanes';
import { corrected, type Corrections } from '@/domain/imports/corrections';
import { matchHeadings, type Phrases } from '@/domain/imports/matchHeadings';
import type { FileTable } from '@/domain/imports/readFile';
import type { MendableRow } from '@/domain/imports/RowsInError';
import { checkLane } from '../keep/checkLane';
import { laneFields, laneTexts, type LaneColumn, type LaneTexts, type LaneValues } from '../keep/laneFields';
import type { KeptLane } from '../keep/lanesApi';
import { differing, valuesOf, type LaneStep } from '../keep/laneSteps';
import type { LaneDates } from './laneDates';

const { problems: words } = laneDeskCopy;

export type LaneRowState = 'wrong' | 'added' | 'changed' | 'unchanged';

/** A row of a file, and what it does to the lanes that are stored. */
export interface LaneRow extends MendableRow<LaneColumn> {
  state: LaneRowState;
  /** Unless it is wrong. */
  lane?: LaneValues;
  /** The lane of its name that is stored. */
  before?: KeptLane;
  differences: readonly LaneColumn[];
}

/** What other programs call these columns. */
const phrases: Phrases<LaneColumn> = {
  mode: 'mode transport?',
  origin: 'origin port? country?, from',
  originCode: 'origin number port?, from number',
  destination: 'destination port? country?, to',
  destinationCode: 'destination number port?, to number',
  product: 'goods',
  daysMin: 'min days transit?, transit min',
  daysMax: 'max days transit?, transit max',
  counted: 'basis',
  cutOff: 'cut off, cutoff, closing',
  departuresAWeek: 'frequency, departures per week',
  checkedOn: 'checked, as of',
  validFrom: 'valid, effective from',
};

const bases = laneFields.filter(({ required }) => required).map(({ column }) => column);

export interface LaneHeadings {
  columns: readonly (LaneColumn | null)[];
  /** Needed, but not in the file. */
  lacks: readonly string[];
  /** In the file, but not read. */
  ignored: readonly string[];
}

/** Which columns of a file are which. */
export const readHeadings = (headings: readonly string[]): LaneHeadings => {
  const columns = matchHeadings(headings, laneFields, phrases);
  return {
    columns,
    lacks: laneFields
      .filter(({ column }) => bases.includes(column) && !columns.includes(column))
      .map(({ label }) => label),
    ignored: headings.filter((heading, place) => heading !== '' && columns[place] === null),
  };
};

const storedAs = (lane: LaneValues, stored: readonly KeptLane[]) =>
  stored.find(({ slug }) => slug === laneSlug(lane));

/** What a row means. Of a lane that is stored, columns that the file does not have stay as they are. */
export const checkRow = (
  number: number,
  texts: LaneTexts,
  stored: readonly KeptLane[],
  edited: readonly LaneColumn[] = [],
  dates: LaneDates = {},
): LaneRow => {
  const row = { number, texts, edited, problems: {}, differences: [] };
  const first = checkLane(texts, dates);
  if (first.problems) return { ...row, state: 'wrong', problems: first.problems };
  const before = storedAs(first.lane, stored);
  if (!before) return { ...row, state: 'added', lane: first.lane };
  const whole = checkLane({ ...laneTexts(before), ...texts }, dates);
  if (whole.problems) return { ...row, state: 'wrong', problems: whole.problems };
  const differences = differing(valuesOf(before), whole.lane);
  return {
    ...row,
    ...{ before, lane: whole.lane, differences },
    state: differences.length > 0 ? 'changed' : 'unchanged',
  };
};

/** Of rows that are the same lane, all but the first are wrong. */
export const markRepeated = (rows: readonly LaneRow[]): LaneRow[] => {
  const numbers = new Map<string, number>();
  return rows.map((row) => {
    if (!row.lane) return row;
    const slug = laneSlug(row.lane);
    const first = numbers.get(slug);
    if (first === undefined) {
      numbers.set(slug, row.number);
      return row;
    }
    return { ...row, state: 'wrong', problems: { origin: words.repeated(first) } };
  });
};

/** Every row of a file, with what was corrected in it, checked. */
export const checkRows = (
  lines: FileTable['lines'],
  columns: LaneHeadings['columns'],
  stored: readonly KeptLane[],
  corrections: Corrections = {},
  dates: LaneDates = {},
): LaneRow[] =>
  markRepeated(
    lines.map(({ number, cells }) => {
      const laneTexts: LaneTexts = Object.fromEntries(
        columns.flatMap((column, place) => (column ? [[column, cells[place] ?? '']] : [])),
      );
      const { texts, edited } = corrected(laneTexts, corrections[number]);
      return checkRow(number, texts, stored, edited, dates);
    }),
  );

/** The same rows over lanes that have changed since, and with what was corrected. */
export const checkAgain = (
  rows: readonly LaneRow[],
  stored: readonly KeptLane[],
  dates: LaneDates = {},
): LaneRow[] =>
  markRepeated(rows.map(({ number, texts, edited }) => checkRow(number, texts, stored, edited, dates)));

/** The stored lanes that no row names. */
export const missingFrom = (rows: readonly LaneRow[], stored: readonly KeptLane[]): readonly KeptLane[] => {
  const laneSlugs = new Set(rows.map(({ lane }) => lane && laneSlug(lane)));
  return stored.filter(({ slug }) => !laneSlugs.has(slug));
};

/** What is to be stored, each with the row that says it; of what is deleted there is none. */
export const stepsOf = (
  rows: readonly LaneRow[],
  removed: readonly KeptLane[],
): readonly (LaneStep & { number?: number })[] => [
  ...rows.flatMap(({ number, state, lane, before }) =>
    lane && (state === 'added' || state === 'changed')
      ? [{ number, before: before ?? null, after: lane }]
      : [],
  ),
  ...removed.map((lane) => ({ before: lane, after: null })),
];
