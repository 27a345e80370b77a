import type { Consignment } from '../consignment';
import { fields, type Column, type ConsignmentField } from '../fields';
import { textOf, toStored } from '../form/consignmentValues';
import type { Correction, Details } from './conflicts';

/** What can be corrected: all but what an entry of the history says, which is corrected there. */
export const correctable: readonly ConsignmentField[] = fields.filter(
  ({ asked, statement }) => !asked && !statement,
);

const isCorrectable = (column: string): column is Column =>
  correctable.some((field) => field.column === column);

/** Whether all of these columns can be corrected. */
export const areCorrectable = (columns: readonly string[]): columns is Column[] =>
  columns.length > 0 && columns.every(isCorrectable);

/** The form's values: text only, and why. */
export type CorrectionValues = Record<string, string>;

export const detailsOf = (consignment: Consignment): Details =>
  Object.fromEntries(correctable.map(({ column }) => [column, consignment[column]]));

/** The same as the form shows it. */
export const textsOf = (details: Details): CorrectionValues =>
  Object.fromEntries(correctable.map((field) => [field.column, textOf(field, details[field.column])]));

/** Only what was changed, with what it was when the form was opened. */
export const toCorrection = (
  values: CorrectionValues,
  opened: Details,
): Pick<Correction, 'changes' | 'expected' | 'reason'> => {
  const texts = textsOf(opened);
  const changed = correctable.filter(({ column }) => (values[column] ?? '').trim() !== texts[column]);
  return {
    changes: Object.fromEntries(
      changed.map((field) => [field.column, toStored(field, values[field.column] ?? '')]),
    ),
    expected: Object.fromEntries(changed.map(({ column }) => [column, opened[column] ?? null])),
    reason: (values.reason ?? '').trim(),
  };
};
