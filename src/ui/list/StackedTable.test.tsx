import { render, screen, within } from '@testing-library/react';
import { StackedTable, type Column } from './StackedTable';

interface Lane {
  id: number;
  from: string;
  days: string;
}

const columns: readonly Column<Lane>[] = [
  { label: 'No', cell: (_lane, index) => index + 1, stacked: 'inline' },
  { label: 'From', cell: ({ from }) => from, cellProps: { dir: 'auto' } },
  { label: 'Days', cell: ({ days }) => days, stacked: 'labelled' },
];
const lanes = [
  { id: 7, from: 'Rotterdam', days: '12' },
  { id: 9, from: 'Tema', days: '18' },
];

it('names its columns, and every role is in the document, whatever a narrow window does to the display', () => {
  render(<StackedTable label="Lanes" columns={columns} rows={lanes} keyOf={({ id }) => id} />);
  const table = screen.getByRole('table', { name: 'Lanes' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['No', 'From', 'Days']);
  const [, , second] = within(table).getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
  expect(
    within(second)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['2', 'Tema', '18']);
  for (const part of table.querySelectorAll('thead, tbody, tr, th, td')) expect(part).toHaveAttribute('role');
  expect(table).toHaveAttribute('role', 'table');
});
