import type { AppThunk } from '@/redux/thunk';
import { RAISE_EXCEPTION, NO_ROW } from '@/config/status';
import { undoCopy as words } from '@/content/corrections';
import { firstCharacters } from '@/ui/firstCharacters';
import { bounds } from '@/ui/forms/bounds';
import { consignmentsApi } from '@/domain/consignment/consignmentsApi';
import { hasConflicts, type Correction } from '@/domain/consignment/conflicts';
import { fields } from '@/domain/consignment/fields';

/** What puts an action right again. */
export type Reversal =
  | { kind: 'archive'; ids: number[] }
  | { kind: 'restore'; ids: number[] }
  | { kind: 'correct'; corrections: Correction[] };

export interface UndoProblem {
  problem: string;
  /** Trying again changes nothing. */
  isFinal: boolean;
}

const UNDOES = words.reason('');

/** The reason of a correction that takes another back; of one that takes that back, the first reason again. */
const reasonOf = (reason: string) => {
  const statement = reason.startsWith(UNDOES) ? reason.slice(UNDOES.length) : words.reason(reason);
  return firstCharacters(statement, bounds.line).trim();
};

/** The correction that takes another one back. */
export const reverseOf = ({ consignment, changes, expected, reason }: Correction): Correction => ({
  consignment,
  changes: expected,
  expected: changes,
  reason: reasonOf(reason),
});

const labelsOf = (columns: readonly string[]) =>
  fields
    .filter(({ column }) => columns.includes(column))
    .map(({ label }) => label)
    .join(', ');

const { correctConsignment, archiveConsignments, restoreConsignments } = consignmentsApi.endpoints;

/** What the database checks of a correction is that its consignment still exists. */
const REFUSED = [RAISE_EXCEPTION, NO_ROW];

const toProblem = ({ code }: { code?: string }): UndoProblem =>
  REFUSED.includes(code ?? '')
    ? { problem: words.gone, isFinal: true }
    : { problem: words.failed, isFinal: false };

const takeBack =
  (correction: Correction): AppThunk<Promise<UndoProblem | undefined>> =>
  async (dispatch) => {
    const { data = {}, error } = await dispatch(correctConsignment.initiate(correction));
    if (error) return toProblem(error);
    if (!hasConflicts(data)) return undefined;
    return { problem: words.changedSince(labelsOf(Object.keys(data))), isFinal: true };
  };

/** Undoes an action. Resolves with why it could not. */
export const revert =
  (reversal: Reversal): AppThunk<Promise<UndoProblem | undefined>> =>
  async (dispatch) => {
    if (reversal.kind === 'correct') {
      const answers: (UndoProblem | undefined)[] = [];
      for (const correction of reversal.corrections) answers.push(await dispatch(takeBack(correction)));
      return answers.find(Boolean);
    }
    const { data, error } = await (reversal.kind === 'archive'
      ? dispatch(archiveConsignments.initiate(reversal.ids))
      : dispatch(restoreConsignments.initiate(reversal.ids)));
    if (error) return toProblem(error);
    return data.length > 0 ? undefined : { problem: words.gone, isFinal: true };
  };
