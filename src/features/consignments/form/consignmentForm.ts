import { object } from 'yup';
import type { Insert, Update } from '@/supabase/client';
import { line, note, requiredAddress, requiredLine, requiredMail } from '@/ui/forms/textRules';
import type { Consignment } from '../consignment';
import { toInstant, toLocalField } from '../formatDate';
import { requiredMoment } from './momentRule';

export type FormMode = 'create' | 'edit';

/** `busy` disables the fields while a request is in flight: what is sent must be what is shown. */
export interface StepProps {
  mode: FormMode;
  busy: boolean;
}

const emptyConsignment = {
  sendersName: '',
  sendersEmail: '',
  sendersAddress: '',
  sendersPhone: '',
  recName: '',
  recEmail: '',
  recAddress: '',
  recPhone: '',
  itemQuantity: '',
  itemWeight: '',
  paymentMode: '',
  product: '',
  departedFrom: '',
  headingTo: '',
  currentLocation: '',
  city: '',
  timeCreated: '',
  currentTime: '',
  status: '',
  deliveryDate: '',
  type: 'Regular',
  remark: '',
  shipmentMode: '',
  carrierRef: '',
  typeOfShipment: '',
  comment: '',
};

/** The form's values: text only, dates in the format of `datetime-local` fields. */
export type ConsignmentValues = typeof emptyConsignment;

/** The values of a new consignment, created at `now` (ISO). */
export const newConsignment = (now: string): ConsignmentValues => ({
  ...emptyConsignment,
  timeCreated: toLocalField(now),
});

const partyRules = {
  sendersName: requiredLine,
  sendersEmail: requiredMail,
  sendersAddress: requiredAddress,
  sendersPhone: requiredLine,
  recName: requiredLine,
  recEmail: requiredMail,
  recAddress: requiredAddress,
  recPhone: requiredLine,
};

const shipmentRules = {
  itemQuantity: requiredLine,
  itemWeight: line,
  paymentMode: line,
  product: line,
  departedFrom: requiredLine,
  headingTo: requiredLine,
  currentLocation: requiredLine,
  city: requiredLine,
  status: requiredLine,
  deliveryDate: requiredMoment,
  type: requiredLine,
  remark: note,
  shipmentMode: line,
  carrierRef: line,
  typeOfShipment: line,
  comment: note,
};

/** The rules of each step (spec section 5): creation requires the created time, an edit the current time. */
export const rulesOf = (step: 0 | 1, mode: FormMode) =>
  step === 0
    ? object(partyRules)
    : object({ ...shipmentRules, [mode === 'create' ? 'timeCreated' : 'currentTime']: requiredMoment });

/** What an edit may change (spec section 4); everything else is locked, here and in the database. */
const editable = ['itemWeight', 'currentLocation', 'city', 'currentTime', 'status', 'remark'] as const;

/** Whether a field of the form is read only: on creation none is. */
export const isLocked = (field: keyof ConsignmentValues, mode: FormMode) =>
  mode === 'edit' && !(editable as readonly string[]).includes(field);

/** The form's values for a stored consignment. The time of the edit defaults to `now` (ISO). */
export const toValues = (consignment: Consignment, now: string): ConsignmentValues => {
  const text = (field: keyof ConsignmentValues) => consignment[field] ?? '';
  const fields = Object.keys(emptyConsignment) as (keyof ConsignmentValues)[];
  return {
    ...(Object.fromEntries(fields.map((field) => [field, text(field)])) as unknown as ConsignmentValues),
    timeCreated: toLocalField(consignment.timeCreated),
    deliveryDate: toLocalField(consignment.deliveryDate),
    currentTime: toLocalField(now),
  };
};

/** An empty optional field is stored as null: the public page then omits its line. */
const orNull = (text: string) => text.trim() || null;

/** Whitespace around a text is neither validated nor stored. */
const trimmed = (values: ConsignmentValues) =>
  Object.fromEntries(
    Object.entries(values).map(([field, text]: [string, string]) => [field, text.trim()]),
  ) as unknown as ConsignmentValues;

/** A new consignment as it is stored: its times as ISO instants, without the time of an edit. */
export const toInsert = (values: ConsignmentValues): Insert<'consignment'> => ({
  ...trimmed(values),
  currentTime: null,
  timeCreated: toInstant(values.timeCreated),
  deliveryDate: toInstant(values.deliveryDate),
  itemWeight: orNull(values.itemWeight),
  paymentMode: orNull(values.paymentMode),
  product: orNull(values.product),
  remark: orNull(values.remark),
  shipmentMode: orNull(values.shipmentMode),
  carrierRef: orNull(values.carrierRef),
  typeOfShipment: orNull(values.typeOfShipment),
  comment: orNull(values.comment),
});

/** The fields that differ from the initial values. The prefilled time is not among them: each reload changes it. */
export const typedIn = (values: ConsignmentValues, opened: ConsignmentValues): Partial<ConsignmentValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, text]) => text !== opened[field as keyof ConsignmentValues]),
  );

/** Whether everything typed is already stored: an edit whose response was lost. */
export const isStored = (typed: Partial<ConsignmentValues>, consignment: Consignment) => {
  const stored = toValues(consignment, consignment.currentTime ?? '');
  return Object.entries(typed).every(
    ([field, text]: [string, string]) => text.trim() === stored[field as keyof ConsignmentValues],
  );
};

/**
 * Only what was changed since `opened`, so that two admins who edit at the same time do not revert each other's fields.
 * City and country are one place, status and remark one statement: each pair is sent together, so that it never mixes two
 * admins' values. The time of the edit is always sent: each edit is an entry of the history.
 */
export const toUpdate = (values: ConsignmentValues, opened: ConsignmentValues): Update<'consignment'> => {
  const { itemWeight, currentLocation, city, status, remark } = values;
  const typed = typedIn(values, opened);
  return {
    currentTime: toInstant(values.currentTime),
    ...(('city' in typed || 'currentLocation' in typed) && {
      currentLocation: currentLocation.trim(),
      city: city.trim(),
    }),
    ...(('status' in typed || 'remark' in typed) && { status: status.trim(), remark: orNull(remark) }),
    ...('itemWeight' in typed && { itemWeight: orNull(itemWeight) }),
  };
};
