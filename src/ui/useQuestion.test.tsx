import { act, screen } from '@testing-library/react';
import { renderPart } from '@/test/renderPart';
import { onItsWay } from '@/test/stubBackend';
import { useQuestion } from './useQuestion';

const onDone = jest.fn();

/** A question whose action is on its way. */
const askAndConfirm = async () => {
  const answer = onItsWay({});
  const remove = () => answer.arrived as Promise<object>;
  function Deletion() {
    const { ask, dialog } = useQuestion<number>({
      titleOf: (id) => `Delete ${id}`,
      ...{ verb: 'Delete', act: remove, mutation: { isLoading: false, reset: () => undefined } },
      ...{ problem: undefined, onDone },
    });
    return <button onClick={dialog.open ? dialog.onConfirm : () => ask(7)}>{dialog.title || 'Ask'}</button>;
  }
  const part = renderPart(<Deletion />);
  await part.user.click(screen.getByRole('button', { name: 'Ask' }));
  await part.user.click(screen.getByRole('button', { name: 'Delete 7' }));
  const release = () =>
    act(async () => {
      answer.release();
      await answer.arrived;
    });
  return { ...part, release };
};

describe('useQuestion', () => {
  beforeEach(() => onDone.mockClear());

  it('calls what follows once its action is done', async () => {
    const { release } = await askAndConfirm();
    expect(onDone).not.toHaveBeenCalled();
    await release();
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Ask' })).toBeVisible();
  });

  it('calls nothing once the page has been left', async () => {
    const { release, unmount } = await askAndConfirm();
    unmount();
    await release();
    expect(onDone).not.toHaveBeenCalled();
  });
});
