import type { Consignment } from './consignment';
import { fields, type Column, type ConsignmentField } from './fields';
import { comparable, textOf, toStored } from './consignmentValues';
import type { Clocks } from './momentColumns';
import { placeToStore } from '@/domain/places/clocks';
import type { Correction, Details } from './conflicts';

/** What can be corrected: all but what an entry of the history says, which is corrected there. */
export const correctable: readonly ConsignmentField[] = fields.filter(
  ({ formMode, statement }) => !formMode && !statement,
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
  Object.fromEntries(correctable.map((field) => [field.column, textOf(details[field.column])]));

const destination = ['deliveryDate', 'deliveryPlace', 'headingTo'];

/**
 * Only what was changed, with what it was when the form was opened. A day that is typed for a country of several time zones says by
 * whose clock.
 */
export const toCorrection = (
  values: CorrectionValues,
  openedDetails: Details,
  clocks: Clocks = {},
): Pick<Correction, 'changes' | 'expected' | 'reason'> => {
  const texts = comparable(correctable, textsOf(openedDetails), {});
  const changedIn = (values: CorrectionValues) => {
    const meant = comparable(correctable, values, clocks);
    return correctable.filter(({ column }) => meant[column] !== texts[column]);
  };
  const isMoved = changedIn(values).some(({ column }) => destination.includes(column));
  const deliveryPlace = placeToStore(values.deliveryPlace ?? '', values.headingTo ?? '') ?? '';
  const sentValues = isMoved ? { ...values, deliveryPlace } : values;
  const changed = changedIn(sentValues);
  return {
    changes: Object.fromEntries(
      changed.map((field) => [field.column, toStored(field, sentValues[field.column] ?? '', clocks)]),
    ),
    expected: Object.fromEntries(changed.map(({ column }) => [column, openedDetails[column] ?? null])),
    reason: (values.reason ?? '').trim(),
  };
};
