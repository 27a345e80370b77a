import type { ApiError } from '@/api/supabaseBaseQuery';
import type { Consignment } from '@/domain/consignment/consignment';
import type { ConsignmentValues } from '@/domain/consignment/consignmentValues';

type Draft = Partial<ConsignmentValues>;

/** What the form was filled in with from elsewhere. */
export interface Filled {
  notice: string;
  values: Draft;
  /** The draft that it was filled into. */
  before: Draft;
}

/** The form of a new consignment, without what is typed: that is in its draft. */
export interface NewForm {
  /** Each consignment is another round; in another version the form has other values from its start. */
  round: number;
  version: number;
  /** What the form holds without a draft. */
  openedValues: ConsignmentValues;
  /** It goes on with the draft of an earlier visit. */
  isTakenUp: boolean;
  filled?: Filled;
  /** What a former request has stored, if its answer was lost and the form was changed since. */
  stored?: Consignment;
  /** Why it was not sent, and why it is not known whether a former request was stored. */
  problem?: string;
  unknown?: ApiError;
}

export type NewFormEvent =
  /** With a template, another consignment or a quote. */
  | ({ type: 'filledIn' } & Filled)
  | { type: 'fillingUndone' }
  /** Whether a former request was stored. */
  | { type: 'formerFound'; stored?: Consignment; unknown?: ApiError }
  /** What a former request has stored was changed in its place. */
  | { type: 'storedChanged'; stored: Consignment }
  | { type: 'sent' }
  | { type: 'refused'; problem: string }
  /** The consignment was created, or the user starts over. */
  | { type: 'begunAfresh'; openedValues: ConsignmentValues };

/** The form as it is opened. */
export const openNewForm = (openedValues: ConsignmentValues, isTakenUp: boolean): NewForm => ({
  round: 0,
  version: 0,
  openedValues,
  isTakenUp,
});

/** The form after an event. */
export const reduceForm = (form: NewForm, event: NewFormEvent): NewForm => {
  switch (event.type) {
    case 'filledIn': {
      // Another version also if another filling was begun before: each shows what is in the draft by now.
      const { notice, values, before } = event;
      return { ...form, version: form.version + 1, isTakenUp: false, filled: { notice, values, before } };
    }
    case 'fillingUndone':
      return { ...form, version: form.version + 1, filled: undefined };
    case 'formerFound':
      return { ...form, stored: event.stored, unknown: event.unknown };
    case 'storedChanged':
      return { ...form, stored: event.stored };
    case 'sent':
      return { ...form, stored: undefined, problem: undefined };
    case 'refused':
      return { ...form, problem: event.problem };
    case 'begunAfresh':
      return { ...openNewForm(event.openedValues, false), round: form.round + 1, version: form.version };
  }
};

/** The draft without what was filled in; what was typed since stays. A draft has no value that a form is opened with. */
export const withoutFilled = (
  now: Draft,
  { values, before }: Filled,
  openedValues: ConsignmentValues,
): Draft => {
  const still = (Object.keys(values) as (keyof ConsignmentValues)[]).filter(
    (column) => (now[column] ?? openedValues[column]) === values[column],
  );
  const isStill = ([column]: [string, unknown]) => (still as string[]).includes(column);
  return Object.fromEntries([
    ...Object.entries(now).filter((entry) => !isStill(entry)),
    ...Object.entries(before).filter(isStill),
  ]);
};
