import { screen } from '@testing-library/react';
import { SelectionBar } from '@/ui/list/SelectionBar';
import { useSelection } from '@/ui/list/useSelection';
import { renderPart } from '@/test/renderPart';
import { SelectRows } from './SelectRows';

function List() {
  const selection = useSelection('', 30);
  return (
    <>
      <SelectRows ids={[1, 2]} total={30} selection={selection} />
      <SelectionBar label="Selection" selection={selection}>
        {null}
      </SelectionBar>
    </>
  );
}

it('the focus of a button that is gone once it has selected, or cleared the selection, moves to where rows are selected', async () => {
  const { user } = renderPart(<List />);
  const page = screen.getByRole('checkbox');
  await user.click(page);
  expect(page).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /30/ }));
  expect(screen.getByText('30 selected')).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(page);
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText('30 selected')).toBeNull();
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(page);
});
