import { isTemporary } from '@/api/isTemporary';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { RAISE_EXCEPTION } from '@/config/status';
import { importCopy } from '@/content/imports';
import { labelOf, type ImportColumn } from './columns';
import type { ImportEntry, ImportOutcome } from './importApi';
import type { ImportRow } from './importRow';

const { problems: words } = importCopy;

/** Small enough that progress is seen, and that Cancel is not waited for. */
const ROWS_AT_ONCE = 100;

/** A request of more bytes is refused, and a character can have three. */
const CHARACTERS_AT_ONCE = 400_000;

export type Ended = 'done' | 'stopped' | 'broken';

/** Of a row that is wrong, only whether it was stored before is asked. */
const toEntry = ({ number, trackingId, fields, state }: ImportRow): ImportEntry =>
  state === 'wrong' ? { number, fields: {} } : { number, trackingId, fields };

/** A row after the database has answered; null: nothing is known of it. */
const settle = (row: ImportRow, answer: ImportOutcome | null, isTrial: boolean): ImportRow => {
  if (!answer) return row.state === 'unchecked' ? { ...row, state: 'ready' } : row;
  const { outcome, trackingId, columns = [], code, reason } = answer;
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
    case 'duplicate':
      return { ...row, state: outcome };
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
  const taken: ImportRow[] = [];
  let characters = 0;
  while (waiting[0] && taken.length < ROWS_AT_ONCE) {
    characters += JSON.stringify(waiting[0].fields).length;
    if (taken.length > 0 && characters > CHARACTERS_AT_ONCE) break;
    taken.push(waiting.shift() as ImportRow);
  }
  return taken;
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
    const taken = take(waiting);
    const { data, error } = await send(taken.map(toEntry));
    if (error && isTemporary(error)) return 'broken';
    onSettled(
      taken.map((row, place) =>
        error
          ? { ...row, state: 'wrong', refusal: error.reason }
          : settle(row, data?.[place] ?? null, isTrial),
      ),
    );
  }
  return 'done';
};
