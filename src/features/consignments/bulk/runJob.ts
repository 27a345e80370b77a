import { isTemporary } from '@/api/isTemporary';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { NO_ROW } from '@/config/status';
import { bulkCopy } from '@/content/bulk';
import type { BulkRow } from './bulk';
import type { StepAnswer } from './bulkApi';

/** How many steps are on their way at once. */
const AT_ONCE = 4;

/** What came of a row; undefined if that is not known. */
const settledBy = (answer: { data?: StepAnswer; error?: ApiError }): Partial<BulkRow> | undefined => {
  const { data, error } = answer;
  if (error && isTemporary(error)) return undefined;
  if (error) return { outcome: 'refused', reason: error.code === NO_ROW ? bulkCopy.gone : error.reason };
  return data?.refused ? { outcome: 'refused', reason: data.refused } : { outcome: 'done' };
};

/**
 * Takes the steps of the rows that wait, a few at once, and reports each that is settled. Ends when all are, when `signal`
 * is aborted, or, with 'broken', when the server does not answer: the rows left wait and can be taken again.
 */
export const runJob = async (
  rows: readonly BulkRow[],
  take: (row: BulkRow) => Promise<{ data?: StepAnswer; error?: ApiError }>,
  onSettled: (row: BulkRow, settled: Partial<BulkRow>) => void,
  signal: AbortSignal,
): Promise<'done' | 'stopped' | 'broken'> => {
  const waiting = rows.filter(({ outcome }) => outcome === 'waiting');
  let isBroken = false;
  const takeNext = async () => {
    while (!signal.aborted && !isBroken) {
      const row = waiting.shift();
      if (!row) return;
      const settled = settledBy(await take(row));
      if (settled) onSettled(row, settled);
      else isBroken = true;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  if (isBroken) return 'broken';
  return signal.aborted ? 'stopped' : 'done';
};
