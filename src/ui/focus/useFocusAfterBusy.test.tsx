import Dialog from '@mui/material/Dialog';
import { act, render, screen } from '@testing-library/react';
import { loseFocus, settled } from '@/test/loseFocus';
import { useFocusAfterBusy } from './useFocusAfterBusy';

function Form({ busy }: { busy: boolean }) {
  const button = useFocusAfterBusy(busy);
  return (
    <main tabIndex={-1}>
      <form>
        <input aria-label="Field" disabled={busy} />
        <button ref={button} type="submit" disabled={busy}>
          Send
        </button>
      </form>
      <a href="#elsewhere">Elsewhere</a>
    </main>
  );
}

function FormInDialog({ busy }: { busy: boolean }) {
  const button = useFocusAfterBusy(busy);
  return (
    <Dialog open>
      <button ref={button} disabled={busy}>
        Send
      </button>
    </Dialog>
  );
}

const send = () => screen.getByRole('button', { name: 'Send' });

/** Sends with the focus in `start`, which the browser blurs, and receives the response. */
const sendFrom = (start: () => HTMLElement, meanwhile: () => void = () => undefined) => {
  const { rerender } = render(<Form busy={false} />);
  act(() => start().focus());
  rerender(<Form busy />);
  loseFocus();
  meanwhile();
  rerender(<Form busy={false} />);
};

describe('the focus after sending a form', () => {
  it('returns to the button', () => {
    sendFrom(send);
    expect(send()).toHaveFocus();
  });

  it('returns to the button if a field had it', () => {
    sendFrom(() => screen.getByLabelText('Field'));
    expect(send()).toHaveFocus();
  });

  it('returns to the button if an element around the form took it', () => {
    sendFrom(send, () => act(() => screen.getByRole('main').focus()));
    expect(send()).toHaveFocus();
  });

  it('returns to the button of a dialog', async () => {
    const { rerender } = render(<FormInDialog busy={false} />);
    await settled(() => send().focus());
    rerender(<FormInDialog busy />);
    loseFocus();
    rerender(<FormInDialog busy={false} />);
    expect(send()).toHaveFocus();
  });

  it('stays on an element outside the form', () => {
    sendFrom(send, () => act(() => screen.getByRole('link').focus()));
    expect(screen.getByRole('link')).toHaveFocus();
  });

  it('stays on the body if the form did not have it', () => {
    const { rerender } = render(<Form busy />);
    rerender(<Form busy={false} />);
    expect(document.body).toHaveFocus();
  });
});
