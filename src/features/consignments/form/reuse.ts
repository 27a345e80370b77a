import type { Consignment } from '@/domain/consignment/consignment';
import { isMoment } from '@/domain/consignment/field';
import { fields, type Column } from '@/domain/consignment/fields';
import { newConsignment, toValues, type ConsignmentValues } from '@/domain/consignment/consignmentValues';

/** What a template fills in: any of the form's texts, but no time. */
export type TemplateFields = Partial<ConsignmentValues>;

const templateColumns: readonly Column[] = fields
  .filter((field) => !isMoment(field))
  .map(({ column }) => column);

/** The fields of a template as they are stored; what is not a text, or no field any more, is left out. */
export const readTemplate = (stored: unknown): TemplateFields => {
  const texts = (stored ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    templateColumns
      .filter((column) => typeof texts[column] === 'string')
      .map((column) => [column, texts[column]]),
  );
};

/** What is filled in, as a template: an empty field leaves to each consignment what it says. */
export const toTemplate = (values: ConsignmentValues): TemplateFields =>
  Object.fromEntries(
    templateColumns
      .map((column) => [column, values[column].trim()] as const)
      .filter(([, text]) => text !== ''),
  );

const untouched = newConsignment('');

/** Whether a template says nothing that the form does not begin with. */
export const saysNothing = (template: TemplateFields) =>
  Object.entries(template).every(([column, text]) => text === untouched[column as Column]);

/** What only the one consignment says: where it is, what became of it, and the number that its carrier gave it. */
const ownColumns: readonly Column[] = ['status', 'remark', 'comment', 'carrierRef'];

/** The values of another consignment of the same parties, package and route, that begins at `now` (ISO). */
export const duplicateOf = (consignment: Consignment, now: string): ConsignmentValues => {
  const empty = newConsignment(now);
  const stored = toValues(consignment, now);
  const reused = fields.filter((field) => !isMoment(field) && !ownColumns.includes(field.column));
  const isAtOrigin = consignment.currentLocation === consignment.departedFrom;
  return {
    ...empty,
    ...Object.fromEntries(reused.map(({ column }) => [column, stored[column]])),
    currentLocation: consignment.departedFrom,
    city: isAtOrigin ? consignment.city : '',
  };
};
