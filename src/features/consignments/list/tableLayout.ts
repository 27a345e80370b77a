import { useSyncExternalStore } from 'react';
import { storageKeys } from '@/config/storageKeys';

/** The columns with facts that can be left out; those of the specification are always there. */
export const choosableColumns = [
  'state',
  'receiver',
  'sender',
  'route',
  'arrival',
  'updated',
  'type',
  'created',
] as const;
export type ChoosableColumn = (typeof choosableColumns)[number];

export const densities = ['comfortable', 'compact'] as const;

export interface TableLayout {
  columns: readonly ChoosableColumn[];
  /** Rows cannot be selected: there is no column for it. Left out where they can, as in what earlier versions have stored. */
  hasNoSelection?: true;
  density: (typeof densities)[number];
}

export const usualLayout: TableLayout = {
  columns: ['state', 'receiver', 'route', 'arrival', 'updated'],
  density: 'comfortable',
};

const { consignmentTable } = storageKeys;
const CHANGED = 'consignment-table-changed';

/** A kept layout, as far as it is one. */
export const readLayout = (text: string | null): TableLayout => {
  try {
    const { columns, density, hasNoSelection } = JSON.parse(text ?? 'null') as Partial<
      Record<keyof TableLayout, unknown>
    >;
    return {
      columns: Array.isArray(columns)
        ? choosableColumns.filter((column) => columns.includes(column))
        : usualLayout.columns,
      ...(hasNoSelection === true && { hasNoSelection }),
      density: densities.find((one) => one === density) ?? usualLayout.density,
    };
  } catch {
    return usualLayout;
  }
};

/** For browsers that block storage: the choice lasts as long as the page. */
let unkept: string | null = null;

const stored = () => {
  try {
    return localStorage.getItem(consignmentTable);
  } catch {
    return unkept;
  }
};

export const keepLayout = (layout: TableLayout) => {
  unkept = JSON.stringify(layout);
  try {
    localStorage.setItem(consignmentTable, unkept);
  } catch {
    // See above.
  }
  window.dispatchEvent(new Event(CHANGED));
};

const subscribe = (onChange: () => void) => {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
};

/** Which columns the admin has chosen, and how dense the rows are. */
export const useTableLayout = () => readLayout(useSyncExternalStore(subscribe, stored));
