import { useSyncExternalStore } from 'react';

/** Items side by side, by minimum window width (px): `{ 0: 1, 464: 2 }`. */
export type ItemsPerWidth = Readonly<Record<number, number>>;

/** Between two items of one view. */
export const ITEM_GAP = '2.4rem';

/** Narrowest first. */
export const steps = (itemsPerWidth: ItemsPerWidth) =>
  Object.entries(itemsPerWidth)
    .map(([from, count]) => ({ from: Number(from), count }))
    .sort((a, b) => a.from - b.from);

export const itemsAt = (itemsPerWidth: ItemsPerWidth, width: number) =>
  steps(itemsPerWidth).findLast(({ from }) => from <= width)?.count ?? 1;

/** Pages of `count` items. The last one is filled up from the start, as in an endless loop. */
export const pagesOf = <Item>(items: readonly Item[], count: number): Item[][] => {
  const size = Math.min(count, items.length);
  const starts = items.map((_, index) => index).filter((index) => index % size === 0);
  return starts.map((start) => [...items, ...items].slice(start, start + size));
};

const subscribe = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/** How many fit now. Only for what renders in the browser alone. */
export const useItemsPerView = (itemsPerWidth: ItemsPerWidth) =>
  useSyncExternalStore(subscribe, () => itemsAt(itemsPerWidth, window.innerWidth));
