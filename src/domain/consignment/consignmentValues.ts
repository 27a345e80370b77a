import { object } from 'yup';
import type { Insert, Update } from '@/supabase/client';
import { cleanMail } from '@/ui/forms/mailAddress';
import { line, note, requiredAddress, requiredLine, requiredMail } from '@/ui/forms/textRules';
import type { Consignment } from './consignment';
import { isMoment, isRequired, type Group, type Rule } from './field';
import { fields, type Column, type ConsignmentField } from './fields';
import { placeToStore } from '@/domain/places/clocks';
import { meantInstant } from '@/domain/places/where';
import { moment, requiredMoment } from '@/domain/forms/momentRule';
import { isMomentColumn, type Clocks } from './momentColumns';

export type FormMode = 'create' | 'edit';

/**
 * The form's values: text only. A time is an instant until it is changed, and then the text of a `datetime-local` field on the clock of
 * the place where it happens (`moments.ts`).
 */
export type ConsignmentValues = Record<Column, string>;

const textsOf = (textOf: (field: ConsignmentField) => string) =>
  Object.fromEntries(fields.map((field) => [field.column, textOf(field)])) as ConsignmentValues;

const MINUTE_MS = 60_000;

/** An instant as a time field can show it: to the minute. */
export const minuteOf = (now: string) => {
  const at = Date.parse(now);
  return Number.isNaN(at) ? '' : new Date(Math.floor(at / MINUTE_MS) * MINUTE_MS).toISOString();
};

/** The values of a new consignment, created at `now` (ISO). */
export const newConsignment = (now: string): ConsignmentValues =>
  textsOf(({ formMode, initial = '' }) => (formMode === 'create' ? minuteOf(now) : initial));

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
  fields.filter((field) => field.group === group && (field.formMode ?? mode) === mode);

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
export const rulesFor = (formFields: readonly ConsignmentField[]) =>
  object(Object.fromEntries(formFields.map((field) => [field.column, ruleOf(field)])));

/** The rules of a step. */
export const rulesOf = (step: number, mode: FormMode) =>
  rulesFor(steps[step]?.groups.flatMap((group) => fieldsOf(group, mode)) ?? []);

/** Whether a field of the form is read only: on creation none is. */
export const isLocked = ({ editable }: ConsignmentField, mode: FormMode) => mode === 'edit' && !editable;

/** The form's values for a stored consignment. The time of the edit defaults to `now` (ISO). */
export const toValues = (consignment: Consignment, now: string): ConsignmentValues =>
  textsOf((field) => (field.formMode === 'edit' ? minuteOf(now) : textOf(consignment[field.column])));

/** A stored value as the form has it. */
export const textOf = (stored: string | null | undefined) => stored ?? '';

/** The zone of a time of the form; of any other field, and where it is not known, none. */
const zoneOf = ({ column }: ConsignmentField, clocks: Clocks) =>
  (isMomentColumn(column) ? clocks[column] : null) ?? null;

/** Without what stands around it: whitespace, and more around an address of mail. */
export const withoutSurroundings = ({ rule }: ConsignmentField, text: string) =>
  rule === 'requiredMail' ? cleanMail(text) : text.trim();

/** A text as it is stored: without what is around it, and absent if it is empty and may be. */
export const toStored = (field: ConsignmentField, typedText: string, clocks: Clocks = {}) => {
  const text = withoutSurroundings(field, typedText);
  if (!text && !isRequired(field)) return null;
  return isMoment(field) ? (meantInstant(text, { zone: zoneOf(field, clocks) }) ?? '') : text;
};

/** A text of the form to compare with another: times by the minute that is meant. */
export const compared = (field: ConsignmentField, text: string, clocks: Clocks) => {
  const stored = toStored(field, text, clocks) ?? '';
  const at = isMoment(field) ? Date.parse(stored) : Number.NaN;
  return Number.isNaN(at) ? stored : new Date(at).toISOString().slice(0, 16);
};

/** The texts of some fields to compare with those of another version. */
export const comparable = (
  formFields: readonly ConsignmentField[],
  texts: Readonly<Record<string, string>>,
  clocks: Clocks,
): Record<string, string> =>
  Object.fromEntries(
    formFields.map((field) => [field.column, compared(field, texts[field.column] ?? '', clocks)]),
  );

/** A new consignment as it is stored, without the time of an edit. */
export const toInsert = (values: ConsignmentValues, clocks: Clocks = {}) =>
  ({
    ...Object.fromEntries(
      fields.map((field) => [
        field.column,
        field.formMode === 'edit' ? null : toStored(field, values[field.column], clocks),
      ]),
    ),
    deliveryPlace: placeToStore(values.deliveryPlace, values.headingTo),
  }) as Pick<Insert<'consignment'>, Column>;

/** Whether everything typed is already stored: an edit whose response was lost. */
export const isStored = (
  values: Partial<ConsignmentValues>,
  consignment: Consignment,
  clocks: Clocks = {},
) => {
  const stored = toValues(consignment, consignment.currentTime ?? '');
  const differs = (field: ConsignmentField) => {
    const text = values[field.column];
    return text !== undefined && compared(field, text, clocks) !== compared(field, stored[field.column], {});
  };
  return !fields.some(differs);
};

/** The fields of the form of a new consignment that differ from what is stored. A time nobody typed is not among them. */
export const changedSince = (
  consignment: Consignment,
  values: ConsignmentValues,
  openedValues: ConsignmentValues,
  clocks: Clocks = {},
) => {
  const stored = toValues(consignment, '');
  const formValues = { ...values, deliveryPlace: placeToStore(values.deliveryPlace, values.headingTo) ?? '' };
  return fields.filter(
    (field) =>
      field.formMode !== 'edit' &&
      compared(field, formValues[field.column], clocks) !== compared(field, stored[field.column], {}) &&
      !(field.formMode === 'create' && values[field.column] === openedValues[field.column]),
  );
};

/**
 * Only what was changed since `openedValues`, so that two admins who edit at the same time do not revert each other's fields.
 * The fields of one statement are sent together, so that it never mixes two admins' values. The time of the edit is always
 * sent: each edit is an entry of the history.
 */
export const toUpdate = (
  values: ConsignmentValues,
  openedValues: ConsignmentValues,
  clocks: Clocks = {},
): Update<'consignment'> => {
  const changedFields = fields.filter(({ column }) => values[column] !== openedValues[column]);
  const isSent = (field: ConsignmentField) =>
    field.formMode === 'edit' ||
    changedFields.includes(field) ||
    (field.statement && changedFields.some(({ statement }) => statement === field.statement));
  return Object.fromEntries(
    fields
      .filter((field) => field.editable && isSent(field))
      .map((field) => [field.column, toStored(field, values[field.column], clocks)]),
  );
};
