import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { useOpenedRow } from '@/ui/forms/useOpenedRow';
import { findStored } from './findStored';
import { formRefusal } from './refusal';

interface Answer<Data> {
  data?: Data;
  error?: ApiError | SerializedError;
}

interface StoredRow {
  id: number;
  request_key?: string | null;
}

interface RowForm<Row, Values, Fields> {
  draftKey: string;
  /** The row that is edited; without it, one is added. */
  row: Row | undefined;
  valuesOf: (row: Row | undefined) => Values;
  /** What is stored; `openedRow` is the row that the values were typed upon. */
  fieldsOf: (values: Values, openedRow: Row | undefined) => Fields;
  /** Resolves with why it was not added. */
  add: (fields: Fields, requestKey: string, values: Values) => Promise<string | undefined>;
  /** Resolves without a row if it is not as it was seen any more. */
  update: (knownRow: Row, fields: Fields) => PromiseLike<Answer<Row | null>>;
  /** Reads the rows again. */
  refetch: () => PromiseLike<Answer<readonly Row[]>>;
  /** Whether a row is what was sent: an update whose response was lost. */
  isStored: (row: Row, fields: Fields) => boolean;
  words: Record<'gone' | 'changed', string>;
  refusalOf?: (error: Answer<unknown>['error']) => string | undefined;
}

/**
 * The form of a row that colleagues may change meanwhile. If somebody has, nothing is stored: the form says so, shows the row as it
 * is now, and replaces that the next time. `dialog` is for a FormDialog; `newer` is the row that was not seen at first.
 */
export const useRowForm = <Row extends StoredRow, Values extends object, Fields>(
  form: RowForm<Row, Values, Fields>,
) => {
  const { draftKey, row, valuesOf, fieldsOf, add, update, refetch, isStored, words } = form;
  const { refusalOf = formRefusal } = form;
  const { openedForm, knownRow, setKnownRow, startOver } = useOpenedRow(draftKey, row, valuesOf);
  const save = async (values: Values, requestKey: string) => {
    const fields = fieldsOf(values, openedForm.row);
    if (!knownRow) return add(fields, requestKey, values);
    const { data, error } = await update(knownRow, fields);
    if (error || data) return refusalOf(error);
    const now = (await refetch()).data?.find(({ id }) => id === knownRow.id);
    if (!now) return words.gone;
    if (isStored(now, fields)) return undefined;
    setKnownRow(now);
    return words.changed;
  };
  const find = (key: string) => findStored(refetch, ({ request_key }) => request_key === key);
  return {
    dialog: {
      draftKey,
      openedValues: openedForm.values,
      save,
      findStored: row ? undefined : find,
      startOver,
    },
    openedRow: openedForm.row,
    newer: knownRow === openedForm.row ? undefined : knownRow,
  };
};
