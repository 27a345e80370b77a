import Box from '@mui/material/Box';
import type { HTMLAttributes, Key, ReactNode } from 'react';
import { visuallyHidden } from '../visuallyHidden';

export interface Column<Row> {
  label: string;
  /** Stands in the head in place of the label, and names the column too. */
  heading?: ReactNode;
  /** By which column the rows are sorted, and how. */
  sorted?: 'ascending' | 'descending';
  cell: (row: Row, index: number) => ReactNode;
  /** What its longest usual word needs, in rem. A longer word is broken. */
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
  sx: ownSx = {},
  stackedSx = {},
}: ResponsiveTableProps<Row>) {
  const room = columns.reduce((sum, { width = WIDTH }) => sum + width, 0);
  // The base font size is 62.5%, which the rem of a container query is not.
  const narrow = `@container (max-width: ${room * 10 - 1}px)`;
  return (
    <Box sx={{ containerType: 'inline-size', overflowX: 'auto' }}>
      <Box
        component="table"
        aria-label={label}
        sx={[
          { width: '100%', borderCollapse: 'collapse', ...cells },
          ownSx,
          { [narrow]: stackedRows },
          { [narrow]: stackedSx },
        ]}
      >
        <thead>
          <tr role="row">
            {columns.map(({ label: name, heading = name, sorted, width = WIDTH, cellProps }) => (
              <Box
                component="th"
                key={name}
                role="columnheader"
                scope="col"
                aria-sort={sorted}
                aria-label={heading === name ? undefined : name}
                data-align={cellProps?.align}
                sx={{ minWidth: `${width}rem` }}
              >
                {heading}
              </Box>
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
