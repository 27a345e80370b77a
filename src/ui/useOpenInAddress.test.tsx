import { act, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { renderPart } from '@/test/renderPart';
import { onItsWay } from '@/test/stubBackend';
import { useOpenInAddress } from './useOpenInAddress';

let answer: ReturnType<typeof onItsWay>;

function Form() {
  const form = useOpenInAddress('correct');
  const save = () => void answer.arrived.then(form.close);
  return form.isOpen ? <button onClick={save}>Save</button> : null;
}

const arrive = () =>
  act(async () => {
    answer.release();
    await answer.arrived;
  });

function Pages() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{pathname + search}</p>
      <Link to="/list">Leave</Link>
      {pathname === '/one' && <Form />}
    </>
  );
}

describe('useOpenInAddress', () => {
  beforeEach(() => void (answer = onItsWay(null)));

  it('closes what the address has opened', async () => {
    const { user } = renderPart(<Pages />, '/one?correct&tab=2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await arrive();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.getByText('/one?tab=2')).toBeVisible();
  });

  it('leads nobody back who has left the page before it is closed', async () => {
    const { user } = renderPart(<Pages />, '/one?correct');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    await arrive();
    expect(screen.getByText('/list')).toBeVisible();
  });
});
