import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { renderPart } from '@/test/renderPart';
import { onItsWay } from '@/test/stubBackend';
import { useSubjects } from './useSubjects';
import { ChoosePapers } from './ChoosePapers';

jest.mock('./useSubjects', () => ({ useSubjects: jest.fn() }));

const selected = { selection: { kind: 'some', ids: [7] }, filter: {}, count: 1 } as never;

function List() {
  const { pathname, hash } = useLocation();
  const [isChoosing, setChoosing] = useState(true);
  return (
    <>
      <p>{pathname + hash}</p>
      {isChoosing && <ChoosePapers selected={selected} onClose={() => setChoosing(false)} />}
    </>
  );
}

/** The dialog while the consignments of the chosen paper are being fetched. */
const choose = async () => {
  const answer = onItsWay({ subjects: [{ id: 7 }] });
  jest.mocked(useSubjects).mockReturnValue(() => answer.arrived as never);
  const { user } = renderPart(<List />, '/list');
  await user.click(screen.getByRole('button', { name: 'Labels' }));
  const arrive = () =>
    act(async () => {
      answer.release();
      await answer.arrived;
    });
  return { user, arrive };
};

describe('the choice of papers', () => {
  it('opens what was chosen once its consignments are fetched', async () => {
    const { arrive } = await choose();
    await arrive();
    expect(screen.getByText('/auth/app/admin/papers#7')).toBeInTheDocument();
  });

  it('opens nothing once it was cancelled', async () => {
    const { user, arrive } = await choose();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await arrive();
    expect(screen.getByText('/list')).toBeInTheDocument();
  });
});
