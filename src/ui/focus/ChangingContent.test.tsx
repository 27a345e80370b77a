import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '@/test/renderPart';
import { ChangingContent } from './ChangingContent';

function List() {
  const [rows, setRows] = useState(['One', 'Two']);
  const remove = (row: string) => setRows((now) => now.filter((other) => other !== row));
  return (
    <>
      <ChangingContent contentKey={rows.length}>
        <h2>Rows</h2>
        {rows.map((row) => (
          <button key={row} onClick={() => remove(row)}>
            {row}
          </button>
        ))}
      </ChangingContent>
      <button onClick={() => remove('Two')}>Remove two</button>
    </>
  );
}

const rest = () => screen.getByRole('heading').parentElement;
const press = (name: string) => screen.getByRole('button', { name });

describe('ChangingContent', () => {
  it('takes no focus when it is first shown', () => {
    renderPart(<List />);
    expect(document.body).toHaveFocus();
  });

  it('takes the focus of a part that is removed', async () => {
    const { user } = renderPart(<List />);
    await user.click(press('One'));
    expect(rest()).toHaveFocus();
  });

  it('leaves the focus where it is when it is elsewhere', async () => {
    const { user } = renderPart(<List />);
    await user.click(press('Remove two'));
    expect(press('Remove two')).toHaveFocus();
  });
});
