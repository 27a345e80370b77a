import { importCopy } from '@/content/imports';
import { bareHeading, matchHeadings, offeredColumns } from '@/domain/imports/matchHeadings';
import { isMoment, isRequired } from '@/domain/consignment/field';
import { fields, type Column, type ConsignmentField } from '@/domain/consignment/fields';
import { others, perhaps, phrases } from './headings';

/** What a column of a file can be: a field, the tracking number, or the unit in which a weight is. */
export type ImportColumn = Column | 'trackingId' | 'weightUnit';

export interface Importable {
  column: ImportColumn;
  label: string;
  field?: ConsignmentField;
}

export const importable: readonly Importable[] = [
  { column: 'trackingId', label: importCopy.tracking },
  ...fields.map((field) => ({ column: field.column, label: field.label, field })),
];

/** What a column of a file can become: what an import stores, and what it needs to read a weight. */
export const targets: readonly Importable[] = [
  ...importable,
  { column: 'weightUnit', label: importCopy.weightUnit },
];

export const labelOf = (column: ImportColumn) =>
  targets.find((target) => target.column === column)?.label ?? column;

/** Fields without which no consignment can be stored, and that have no usual value. */
export const neededColumns: readonly ImportColumn[] = fields
  .filter((field) => isRequired(field) && field.formMode === undefined && field.initial === undefined)
  .map(({ column }) => column);

/** Columns in which spreadsheets like to turn digits into a number. */
export const digitColumns: readonly ImportColumn[] = ['sendersPhone', 'recPhone', 'carrierRef', 'trackingId'];

export const isMomentColumn = (column: ImportColumn) => {
  const field = fields.find((candidate) => candidate.column === column);
  return field !== undefined && isMoment(field);
};

/** What an export has besides, and the database derives. */
const derived = importCopy.derivedHeadings.map(bareHeading);

/** Whether a heading names what the database itself writes. */
export const isDerived = (heading: string) => derived.includes(bareHeading(heading));

const labels = targets.map(({ label }) => bareHeading(label));

/** Whether a heading names what an import has no field for. What is called as a field is that field, whatever files mean by it. */
export const hasNoField = (heading: string) =>
  !labels.includes(bareHeading(heading)) && matchHeadings([heading], [], others)[0] === 'other';

/** The column that each heading names, at most once each; null for those that name none. */
export const matchColumns = (headings: readonly string[]): (ImportColumn | null)[] =>
  matchHeadings(
    headings.map((heading) => (isDerived(heading) || hasNoField(heading) ? '' : heading)),
    targets,
    phrases,
  );

/** The columns that a heading may name which names none of them clearly. */
export const offeredFor = (heading: string): ImportColumn[] => offeredColumns(heading, [perhaps, phrases]);
