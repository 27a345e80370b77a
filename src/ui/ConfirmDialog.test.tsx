import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { loseFocus, settled } from '@/test/loseFocus';
import { renderPart } from '@/test/renderPart';
import { ConfirmDialog } from './ConfirmDialog';

const cancelled = jest.fn();

function Deletion({ busy }: { busy: boolean }) {
  const [chosenId, setChosenId] = useState<string | null>('AG123XYZ');
  const cancel = () => {
    cancelled();
    setChosenId(null);
  };
  return (
    <ConfirmDialog
      open={chosenId !== null}
      title={`Delete consignment ${chosenId ?? ''}`}
      verb="Delete"
      busy={busy}
      onCancel={cancel}
      onConfirm={jest.fn()}
    />
  );
}

const ways = {
  Escape: () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }),
  'a click beside it': () => {
    const beside = document.querySelector('.MuiDialog-container') as HTMLElement;
    fireEvent.mouseDown(beside);
    fireEvent.click(beside);
  },
};

describe('the confirmation dialog', () => {
  beforeEach(() => cancelled.mockClear());

  it.each(Object.entries(ways))('is cancelled with %s, and keeps its title while it fades', (_way, leave) => {
    renderPart(<Deletion busy={false} />);
    leave();
    expect(cancelled).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Delete consignment AG123XYZ')).toBeInTheDocument();
  });

  it.each(Object.entries(ways))(
    'is not cancelled with %s while the deletion is in progress',
    (_way, leave) => {
      renderPart(<Deletion busy />);
      leave();
      expect(cancelled).not.toHaveBeenCalled();
    },
  );

  it('gives the focus to what is around the row that has opened it, when that is gone', async () => {
    function Rows() {
      const [isAsked, ask] = useState(false);
      const [isGone, remove] = useState(false);
      const close = () => ask(false);
      const confirm = () => {
        remove(true);
        close();
      };
      return (
        <section tabIndex={-1} aria-label="Rows">
          {!isGone && <button onClick={() => ask(true)}>Delete AG123XYZ</button>}
          <ConfirmDialog
            {...{ open: isAsked, title: 'Delete?', verb: 'Yes', busy: false }}
            onCancel={close}
            onConfirm={confirm}
          />
        </section>
      );
    }
    const { user } = renderPart(<Rows />);
    const row = screen.getByRole('button', { name: 'Delete AG123XYZ' });
    await user.click(row);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(row).toHaveFocus();
    await user.click(row);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('region', { name: 'Rows' })).toHaveFocus();
  });

  it('returns the focus to the button after a failed deletion', async () => {
    const { rerender } = render(<Deletion busy={false} />);
    const confirm = () => screen.getByRole('button', { name: 'Delete' });
    await settled(() => confirm().focus());
    rerender(<Deletion busy />);
    loseFocus();
    await settled(() => rerender(<Deletion busy={false} />));
    expect(confirm()).toHaveFocus();
  });
});
