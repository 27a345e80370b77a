import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Key, ReactNode } from 'react';
import { visuallyHidden } from '../visuallyHidden';

export interface Column<Row> {
  label: string;
  cell: (row: Row, index: number) => ReactNode;
  /** On a line of its own with its label, or on one line with the next value, in a stacked row. */
  stacked?: 'labelled' | 'inline';
  cellProps?: Pick<TableCellProps, 'align' | 'dir' | 'translate' | 'sx'>;
}

interface StackedTableProps<Row> {
  /** The table's accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** The widest window, in pixels, that stacks its rows. */
  stackUpTo?: number;
}

const stackedRows = {
  '& thead': visuallyHidden,
  '& tr': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2,
    py: 1.5,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& td': { flexBasis: '100%', border: 0, px: 0, py: 0.25, textAlign: 'start' },
  '& td[data-stacked=inline]': { flexBasis: 'auto' },
  '& td[data-stacked=labelled]::before': { content: 'attr(data-label) ": "', color: 'text.secondary' },
  // The label of the first text button lines up with the text above it.
  '& td .MuiButton-text': { minWidth: 0, '&:first-of-type': { ml: -1 } },
} as const;

/**
 * A table whose rows become blocks of lines in narrow windows, so that nothing has to be scrolled sideways. Explicit roles
 * keep it a table for browsers that drop the roles of elements with another `display`.
 */
export function StackedTable<Row>({ label, columns, rows, keyOf, stackUpTo = 768 }: StackedTableProps<Row>) {
  return (
    <TableContainer>
      <Table
        role="table"
        aria-label={label}
        sx={{
          '& td': { overflowWrap: 'anywhere', unicodeBidi: 'isolate' },
          [`@media (max-width: ${stackUpTo}px)`]: stackedRows,
        }}
      >
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map(({ label: heading, cellProps }) => (
              <TableCell key={heading} role="columnheader" align={cellProps?.align}>
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row, index) => (
            <TableRow key={keyOf(row)} role="row" hover>
              {columns.map(({ label: heading, cell, stacked, cellProps }) => (
                <TableCell
                  key={heading}
                  role="cell"
                  data-label={heading}
                  data-stacked={stacked}
                  {...cellProps}
                >
                  {cell(row, index)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
