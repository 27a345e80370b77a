import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '@/test/renderPart';
import { noFilter } from './filter';
import { FilterChips } from './FilterChips';
import type { ConsignmentsAddress } from './useConsignmentsAddress';

function Chips() {
  const [filter, setFilter] = useState({ ...noFilter, modes: ['air', 'rail'] as readonly string[] });
  const change: ConsignmentsAddress['change'] = (part) => setFilter((now) => ({ ...now, ...part }));
  return <FilterChips address={{ filter, change } as ConsignmentsAddress} />;
}

const focused = () => document.activeElement as HTMLElement;

it('the focus of a filter that is taken off moves to the other filters, of the last one, too', async () => {
  const { user } = renderPart(<Chips />);
  expect(document.body).toHaveFocus();
  const quick = screen.getByRole('button', { name: 'Late' });
  await user.click(screen.getByRole('button', { name: /air/i }));
  expect(screen.queryByRole('button', { name: /air/i })).toBeNull();
  expect(document.body).not.toHaveFocus();
  expect(focused()).toContainElement(quick);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('button', { name: /rail/i })).toBeNull();
  expect(document.body).not.toHaveFocus();
  expect(focused()).toContainElement(quick);
});
