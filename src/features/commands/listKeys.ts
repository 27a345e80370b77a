const ROWS = 'main tbody tr[role="row"], main [data-list-row]';

/** The row's main link or button is its first one; a row without one cannot be opened. */
const linkOf = (row: Element) => row.querySelector<HTMLElement>('a[href], [role="button"]');

/** Focuses the link of the row after or before the one that has the focus; Enter then opens it. Without any, the first. */
const moveBy = (step: 1 | -1) => {
  const rows = [...document.querySelectorAll(ROWS)].filter(linkOf);
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[current < 0 ? 0 : Math.min(Math.max(current + step, 0), rows.length - 1)];
  if (next) linkOf(next)?.focus();
  return next !== undefined;
};

const searchList = () => {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]:enabled');
  field?.focus();
  field?.select();
  return field !== null;
};

/** What a single key does on a page with a list. Each tells whether there was anything to do. */
export const listKeys: Readonly<Record<string, () => boolean>> = {
  '/': searchList,
  j: () => moveBy(1),
  k: () => moveBy(-1),
};
