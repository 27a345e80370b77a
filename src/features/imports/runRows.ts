import { isTemporary } from '@/api/isTemporary';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { RAISE_EXCEPTION } from '@/config/status';
import { importCopy } from '@/content/imports';
import { labelOf, type ImportColumn } from './columns';
import type { ImportEntry, ImportOutcome } from './importApi';
import { settledRow, type ImportRow } from './importRow';

const { problems: words } = importCopy;

/** Small enough that progress is seen, and that Cancel is not waited for. */
const ROWS_AT_ONCE = 100;

/** A request of more bytes is refused, and a character can have three. */
const CHARACTERS_AT_ONCE = 400_000;

export type Ended = 'done' | 'stopped' | 'broken';

/** A country that is not known here may be stored so: a row with no other fault is compared all the same. */
const isComparable = ({ trackingId, problems, written }: ImportRow) =>
  trackingId !== undefined && Object.keys(problems).every((column) => column in written);

/** Of a row that is wrong, only whether it was stored before is asked, or whether it changes nothing. */
const toEntry = (row: ImportRow): ImportEntry => {
  const { number, trackingId, fields, written, state } = row;
  if (state === 'wrong' && !isComparable(row)) return { number, fields: {} };
  const isSaidOtherwise = trackingId !== undefined && Object.keys(written).length > 0;
  return {
    ...{ number, trackingId, fields: state === 'wrong' ? { ...fields, ...written } : fields },
    ...(isSaidOtherwise && state !== 'wrong' && { written }),
  };
};

const isImportColumn = (column: string): column is ImportColumn => labelOf(column as ImportColumn) !== column;

/** A row with what the database says of its countries. */
const withWarnings = (row: ImportRow, { unplaced = [] }: ImportOutcome): ImportRow => ({
  ...row,
  warnings: {
    ...row.warnings,
    ...Object.fromEntries(
      unplaced.filter(isImportColumn).map((column) => [column, importCopy.warnings.unplaced]),
    ),
  },
});

/** A row after the database has answered; null: nothing is known of it. */
const settle = (row: ImportRow, answer: ImportOutcome | null, isTrial: boolean): ImportRow => {
  const warned = answer ? withWarnings(row, answer) : row;
  if (!answer?.outcome) return row.state === 'unchecked' ? settledRow(warned) : row;
  const { outcome, trackingId, columns = [], code, reason } = answer;
  if (row.state === 'wrong' && outcome !== 'stored' && outcome !== 'unchanged') return row;
  switch (outcome) {
    case 'stored':
      return {
        ...row,
        state: 'stored',
        problems: {},
        trackingId: trackingId ?? undefined,
        isNew: isTrial ? undefined : true,
      };
    case 'unchanged':
      return { ...row, state: outcome, problems: {} };
    case 'duplicate':
      return { ...warned, state: outcome };
    case 'differs': {
      const labels = columns.map((column) => labelOf(column as ImportColumn)).join(', ');
      return { ...row, state: 'wrong', problems: { trackingId: words.differs(labels) } };
    }
    case 'refused':
      return { ...row, state: 'wrong', refusal: code === RAISE_EXCEPTION ? reason : words.refused };
  }
};

/** The next rows of a request. */
const take = (waiting: ImportRow[]) => {
  const takenRows: ImportRow[] = [];
  let characters = 0;
  while (waiting[0] && takenRows.length < ROWS_AT_ONCE) {
    characters += JSON.stringify(toEntry(waiting[0])).length;
    if (takenRows.length > 0 && characters > CHARACTERS_AT_ONCE) break;
    takenRows.push(waiting.shift() as ImportRow);
  }
  return takenRows;
};

/**
 * Sends rows, some at a time, and reports what came of them. Ends when all are answered, when `signal` is aborted, or, with
 * 'broken', when the server does not answer: the rows that are left can be sent again.
 */
export const runRows = async (
  rows: readonly ImportRow[],
  send: (entries: ImportEntry[]) => Promise<{ data?: (ImportOutcome | null)[]; error?: ApiError }>,
  onSettled: (rows: ImportRow[]) => void,
  { signal, isTrial }: { signal: AbortSignal; isTrial: boolean },
): Promise<Ended> => {
  const waiting = [...rows];
  while (waiting.length > 0) {
    if (signal.aborted) return 'stopped';
    const takenRows = take(waiting);
    const { data, error } = await send(takenRows.map(toEntry));
    if (error && isTemporary(error)) return 'broken';
    onSettled(
      takenRows.map((row, place) =>
        error
          ? { ...row, state: 'wrong', refusal: error.reason }
          : settle(row, data?.[place] ?? null, isTrial),
      ),
    );
  }
  return 'done';
};
