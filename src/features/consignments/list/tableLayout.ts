import { storageKeys } from '@/config/storageKeys';
import { fields, type Column } from '@/domain/consignment/fields';
import { legColumns, type LegColumn, type ExtraColumn } from '@/domain/consignment/extraColumns';

/** What the list makes of several fields, or of the journey. */
export const composedColumns = [
  ...(['state', 'receiver', 'sender', 'route'] as const),
  ...(['arrival', 'updated', 'type', 'created'] as const),
];
export type ComposedColumn = (typeof composedColumns)[number];

/** Fields that the specified columns or these show. */
const fieldsOfOtherColumns: readonly Column[] = [
  ...(['sendersName', 'recName', 'type', 'status'] as const),
  ...(['city', 'currentLocation', 'departedFrom', 'headingTo'] as const),
];

/** Each of the others is a column of its own. */
export const extraFields = fields.filter(({ column }) => !fieldsOfOtherColumns.includes(column));

export type ChoosableColumn = ComposedColumn | Column | LegColumn;

/** The columns with facts that can be left out; those of the specification are always there. */
export const choosableColumns: readonly ChoosableColumn[] = [
  ...composedColumns,
  ...legColumns,
  ...extraFields.map(({ column }) => column),
];

/** Whether a row of the list has it only if it is asked for. */
export const isExtraColumn = (column: ChoosableColumn): column is ExtraColumn =>
  !composedColumns.some((one) => one === column);

export const densities = ['comfortable', 'compact'] as const;

/** How many rows a page may have. */
export const pageSizes = [20, 50, 100] as const;

export interface TableLayout {
  columns: readonly ChoosableColumn[];
  /** Rows cannot be selected: there is no column for it. Left out where they can, as in what earlier versions have stored. */
  hasNoSelection?: true;
  density: (typeof densities)[number];
  pageSize: (typeof pageSizes)[number];
}

export const usualLayout: TableLayout = {
  columns: ['state', 'receiver', 'route', 'arrival', 'updated'],
  density: 'comfortable',
  pageSize: 20,
};

/** A kept layout, as far as it is one. */
export const readLayout = (kept: unknown): TableLayout => {
  const { columns, density, hasNoSelection, pageSize } = (kept ?? {}) as Partial<
    Record<keyof TableLayout, unknown>
  >;
  return {
    columns: Array.isArray(columns)
      ? choosableColumns.filter((column) => columns.includes(column))
      : usualLayout.columns,
    ...(hasNoSelection === true && { hasNoSelection }),
    density: densities.find((one) => one === density) ?? usualLayout.density,
    pageSize: pageSizes.find((one) => one === pageSize) ?? usualLayout.pageSize,
  };
};

const { consignmentTable } = storageKeys;

/** For browsers that block storage: a copy lasts as long as the page. */
let pageCopy: string | null = null;

const storedText = () => {
  try {
    return localStorage.getItem(consignmentTable);
  } catch {
    return pageCopy;
  }
};

/** This browser's copy of what somebody has chosen: it is shown until the database has answered. */
export const readCopy = (person: string | undefined): unknown => {
  try {
    const copy = JSON.parse(storedText() ?? 'null') as { of?: string } | null;
    return copy?.of === undefined || copy.of === person ? copy : null; // earlier versions did not say whose it was
  } catch {
    return null;
  }
};

export const keepCopy = (person: string | undefined, layout: unknown) => {
  pageCopy = JSON.stringify({ ...(layout as object), of: person });
  try {
    localStorage.setItem(consignmentTable, pageCopy);
  } catch {
    // See above.
  }
};
