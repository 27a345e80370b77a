import { render, screen, within } from '@testing-library/react';
import { ResponsiveTable, type Column } from './ResponsiveTable';

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

it('a responsive table names its columns, and keeps the roles of rows and cells', () => {
  render(<ResponsiveTable label="Lanes" columns={columns} rows={lanes} keyOf={({ id }) => id} />);
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
  for (const part of table.querySelectorAll('tr, th, td')) expect(part).toHaveAttribute('role');
  for (const part of [table, ...table.querySelectorAll('thead, tbody')])
    expect(part).not.toHaveAttribute('role');
});
