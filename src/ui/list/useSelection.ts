import { useState } from 'react';

/** Chosen one by one, or all that a list finds but some. */
export type Selection =
  | { readonly kind: 'some'; readonly ids: readonly number[] }
  | { readonly kind: 'all'; readonly except: readonly number[] };

const none: Selection = { kind: 'some', ids: [] };

const without = (ids: readonly number[], otherIds: readonly number[]) =>
  ids.filter((id) => !otherIds.includes(id));

/** Whether a row is among the selected ones. */
export const isSelectedIn = (selection: Selection, id: number) =>
  selection.kind === 'all' ? !selection.except.includes(id) : selection.ids.includes(id);

/** Selects rows, or takes them back. */
const withRows = (selection: Selection, ids: readonly number[], isSelected: boolean): Selection => {
  if (selection.kind === 'all') {
    const except = without(selection.except, ids);
    return { kind: 'all', except: isSelected ? except : [...except, ...ids] };
  }
  const otherIds = without(selection.ids, ids);
  return { kind: 'some', ids: isSelected ? [...otherIds, ...ids] : otherIds };
};

/**
 * Which rows of a list are selected. It lasts as long as the list shows the answer to the same `question`, which has neither the
 * page nor the order; the way back to that question does not bring it back. `total` is the number of rows on all pages.
 */
export const useSelection = (question: string, total: number) => {
  const [{ of, selection }, setState] = useState<{ of: string; selection: Selection }>({
    of: question,
    selection: none,
  });
  const current = of === question ? selection : none;
  const set = (next: Selection) => setState({ of: question, selection: next });
  if (of !== question) set(none);
  return {
    selection: current,
    count: current.kind === 'all' ? Math.max(0, total - current.except.length) : current.ids.length,
    has: (id: number) => isSelectedIn(current, id),
    select: (ids: readonly number[], isSelected: boolean) => set(withRows(current, ids, isSelected)),
    selectAll: () => set({ kind: 'all', except: [] }),
    clear: () => set(none),
  };
};

export type RowSelection = ReturnType<typeof useSelection>;
