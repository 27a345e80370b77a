import { object } from 'yup';
import type { Insert, Update } from '@/supabase/client';
import { toInstant, toLocalField } from '@/ui/dates/formatDate';
import { line, note, requiredAddress, requiredLine, requiredMail } from '@/ui/forms/textRules';
import type { Consignment } from '../consignment';
import { isMoment, isRequired, type Group, type Rule } from '../field';
import { fields, type Column, type ConsignmentField } from '../fields';
import { moment, requiredMoment } from './momentRule';

export type FormMode = 'create' | 'edit';

/** The form's values: text only, dates in the format of `datetime-local` fields. */
export type ConsignmentValues = Record<Column, string>;

const textsOf = (read: (field: ConsignmentField) => string) =>
  Object.fromEntries(fields.map((field) => [field.column, read(field)])) as ConsignmentValues;

/** The values of a new consignment, created at `now` (ISO). */
export const newConsignment = (now: string): ConsignmentValues =>
  textsOf(({ asked, initial = '' }) => (asked === 'create' ? toLocalField(now) : initial));

/** The steps of the form, by the groups that each asks for, with their titles. */
export const steps: readonly { title: string; groups: readonly Group[] }[] = [
  { title: 'Sender and receiver', groups: ['sender', 'receiver'] },
  { title: 'Package and shipment', groups: ['package', 'shipment'] },
];

/**
 * The fields of a group: creation asks for the created time, an edit for the current time (docs/conformance.md, section
 * 5).
 */
export const fieldsOf = (group: Group, mode: FormMode) =>
  fields.filter((field) => field.group === group && (field.asked ?? mode) === mode);

const rules: Record<Rule, typeof line | typeof moment> = {
  line,
  note,
  moment,
  requiredLine,
  requiredMail,
  requiredAddress,
  requiredMoment,
};

export const ruleOf = ({ rule }: ConsignmentField) => rules[rule];

/** The rules of some fields. */
export const rulesFor = (asked: readonly ConsignmentField[]) =>
  object(Object.fromEntries(asked.map((field) => [field.column, ruleOf(field)])));

/** The rules of a step. */
export const rulesOf = (step: number, mode: FormMode) =>
  rulesFor(steps[step]?.groups.flatMap((group) => fieldsOf(group, mode)) ?? []);

/** Whether a field of the form is read only: on creation none is. */
export const isLocked = ({ editable }: ConsignmentField, mode: FormMode) => mode === 'edit' && !editable;

/** The form's values for a stored consignment. The time of the edit defaults to `now` (ISO). */
export const toValues = (consignment: Consignment, now: string): ConsignmentValues =>
  textsOf((field) => textOf(field, field.asked === 'edit' ? now : consignment[field.column]));

/** A stored value as the form shows it. */
export const textOf = (field: ConsignmentField, stored: string | null | undefined) =>
  isMoment(field) ? toLocalField(stored ?? '') : (stored ?? '');

/** A text as it is stored: without whitespace around it, and absent if it is empty and may be. */
export const toStored = (field: ConsignmentField, typed: string) => {
  const text = typed.trim();
  if (!text && !isRequired(field)) return null;
  return isMoment(field) ? toInstant(text) : text;
};

/** A new consignment as it is stored, without the time of an edit. */
export const toInsert = (values: ConsignmentValues) =>
  Object.fromEntries(
    fields.map((field) => [
      field.column,
      field.asked === 'edit' ? null : toStored(field, values[field.column]),
    ]),
  ) as Pick<Insert<'consignment'>, Column>;

/** Whether everything typed is already stored: an edit whose response was lost. */
export const isStored = (typed: Partial<ConsignmentValues>, consignment: Consignment) => {
  const stored = toValues(consignment, consignment.currentTime ?? '');
  return Object.entries(typed).every(
    ([column, text]: [string, string]) => text.trim() === stored[column as Column],
  );
};

/** The fields of the form of a new consignment that differ from what is stored. A time nobody typed is not among them. */
export const changedSince = (
  consignment: Consignment,
  values: ConsignmentValues,
  opened: ConsignmentValues,
) => {
  const stored = toValues(consignment, '');
  return fields.filter(
    ({ asked, column }) =>
      asked !== 'edit' &&
      values[column].trim() !== stored[column] &&
      !(asked === 'create' && values[column] === opened[column]),
  );
};

/**
 * Only what was changed since `opened`, so that two admins who edit at the same time do not revert each other's fields.
 * The fields of one statement are sent together, so that it never mixes two admins' values. The time of the edit is always
 * sent: each edit is an entry of the history.
 */
export const toUpdate = (values: ConsignmentValues, opened: ConsignmentValues): Update<'consignment'> => {
  const typed = fields.filter(({ column }) => values[column] !== opened[column]);
  const isSent = (field: ConsignmentField) =>
    field.asked === 'edit' ||
    typed.includes(field) ||
    (field.statement && typed.some(({ statement }) => statement === field.statement));
  return Object.fromEntries(
    fields
      .filter((field) => field.editable && isSent(field))
      .map((field) => [field.column, toStored(field, values[field.column])]),
  );
};
