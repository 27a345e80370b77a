const number = (value: number) => value.toLocaleString('en');

/** Below a list of several pages. */
export const pagesCopy = {
  pages: 'Pages',
  rows: 'Rows per page:',
  first: 'Go to first page',
  previous: 'Go to previous page',
  next: 'Go to next page',
  last: 'Go to last page',
  range: (from: number, to: number, total?: number) =>
    `${number(from)}–${number(to)} of ${total === undefined ? `more than ${number(to)}` : number(total)}`,
} as const;
