import Box from '@mui/material/Box';
import type { HTMLAttributes, Key, MouseEvent, ReactNode } from 'react';
import { visuallyHidden } from '../visuallyHidden';

export interface Column<Row> {
  label: string;
  /** Stands in the head in place of the label, and names the column too. */
  heading?: ReactNode;
  /** By which column the rows are sorted, and how. */
  sorted?: 'ascending' | 'descending';
  cell: (row: Row, index: number) => ReactNode;
  /** What its longest usual word needs, in rem. A longer word is broken. In a row of one line, where a long text is cut off. */
  width?: number;
  /** The cell names its row. */
  isRowHeader?: true;
  /** On a line of its own with its label, or on one line with the next value, in a stacked row. */
  stacked?: 'labelled' | 'inline';
  /** Their style is in the table's `sx`, by `data-label`: a styled element for each cell makes long lists slow. */
  cellProps?: { align?: 'right'; dir?: 'auto'; translate?: 'no' };
}

interface ResponsiveTableProps<Row> {
  /** The table's accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  rowProps?: (row: Row) => HTMLAttributes<HTMLTableRowElement> & Record<`data-${string}`, unknown>;
  /** Each row is one line, and the columns scroll sideways; rows are stacked on a phone alone. */
  isOneLine?: true;
  /** Added to the table, and to it while its rows are stacked. */
  sx?: Styles;
  stackedSx?: Styles;
}

type Styles = Readonly<Record<string, unknown>>;

/** Room for the words that are usual in any column, in rem. */
const WIDTH = 14;

const stackedRows = {
  '& thead': visuallyHidden,
  '& tr': { display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 1.5 },
  '& tbody > tr > *': { flexBasis: '100%', px: 0, py: 0.25, textAlign: 'start' },
  '& tbody > tr > td:empty': { display: 'none' },
  '& tbody > tr > [data-align]': { textAlign: 'start' },
  '& tbody > tr > [data-stacked=inline]': { flexBasis: 'auto' },
  '& tbody > tr > [data-stacked=labelled]::before': {
    content: 'attr(data-label) ": "',
    color: 'text.secondary',
  },
  // The label of the first text button lines up with the text above it.
  '& td .MuiButton-text': { minWidth: 0, '&:first-of-type': { ml: -1 } },
} as const;

const cells = {
  '& th, & td': { p: 1.5, textAlign: 'start', verticalAlign: 'baseline' },
  '@media print': {
    fontSize: 'body2.fontSize',
    '& th, & td': { py: '0.5rem' },
    '& tr': { breakInside: 'avoid' },
  },
  '& tr': { borderBottom: '1px solid', borderColor: 'divider' },
  '& [data-align=right]': { textAlign: 'end' },
  '& th': { fontWeight: 600 },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& tbody > tr > *': { overflowWrap: 'anywhere', unicodeBidi: 'isolate', whiteSpace: 'pre-line' },
} as const;

/** Below it a row of one line has not the room for what tells it from others. */
const PHONE = '@media screen and (max-width: 599.95px)';

/** A line for each row on a screen wide enough; the row that the keyboard is in shows all of its texts, as paper does. */
const oneLine = {
  '@media screen and (min-width: 600px)': {
    borderCollapse: 'separate', // a cell that stays in view keeps its line
    borderSpacing: 0,
    '& th, & td': { borderBottom: '1px solid', borderColor: 'divider' },
    '& th': { whiteSpace: 'nowrap' },
    '& tbody > tr > *': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& tbody > tr:has(:focus-visible) > *': { whiteSpace: 'pre-line' },
  },
} as const;

/** The whole text of a cell, for a pointer that rests on one that is cut off. */
const nameCut = ({ target }: MouseEvent) => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('tbody > tr > *') : null;
  const isCut = (part: Element) => part.scrollWidth > part.clientWidth;
  if (cell) cell.title = [cell, ...cell.children].some(isCut) ? cell.innerText : '';
};

/**
 * A table whose rows become blocks of lines where its columns have not the room that their words need, so that no word is
 * broken and nothing has to be scrolled sideways. The parts whose `display` changes keep their roles explicitly, for
 * browsers that take roles from the display.
 */
export function ResponsiveTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  rowProps,
  isOneLine,
  sx: own = {},
  stackedSx = {},
}: ResponsiveTableProps<Row>) {
  const room = columns.reduce((sum, { width = WIDTH }) => sum + width, 0);
  // The base font size is 62.5%, which the rem of a container query is not.
  const narrow = isOneLine ? PHONE : `@container (max-width: ${room * 10 - 1}px)`;
  const widths = columns.map(({ width = WIDTH }, index) =>
    isOneLine
      ? [`& td:nth-of-type(${index + 1})`, { maxWidth: `max(${width}rem, ${width}cqi * 0.9)` }]
      : [`& thead th:nth-of-type(${index + 1})`, { minWidth: `${width}rem` }],
  );
  return (
    <Box sx={{ containerType: 'inline-size', overflowX: 'auto', '@media print': { overflow: 'visible' } }}>
      <Box
        component="table"
        aria-label={label}
        {...(isOneLine && { onMouseOver: nameCut })}
        sx={[
          { width: '100%', borderCollapse: 'collapse', ...cells },
          isOneLine && oneLine,
          Object.fromEntries(widths),
          own,
          { [narrow]: stackedRows },
          { [narrow]: stackedSx },
        ]}
      >
        <thead>
          <tr role="row">
            {columns.map(({ label: name, heading = name, sorted, cellProps }) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                aria-sort={sorted}
                aria-label={heading === name ? undefined : name}
                data-label={name}
                data-align={cellProps?.align}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row)} role="row" {...rowProps?.(row)}>
              {columns.map(
                ({ label: heading, cell, isRowHeader, stacked, cellProps: { align, ...ownProps } = {} }) => {
                  const Cell = isRowHeader ? 'th' : 'td';
                  return (
                    <Cell
                      key={heading}
                      role={isRowHeader ? 'rowheader' : 'cell'}
                      scope={isRowHeader && 'row'}
                      data-label={heading}
                      data-stacked={stacked}
                      data-align={align}
                      {...ownProps}
                    >
                      {cell(row, index)}
                    </Cell>
                  );
                },
              )}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
