import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/test/renderApp';
import { toastRaised } from './toastsSlice';

const mockLine = { isCut: true };

jest.mock('./ToastStack', () => {
  if (mockLine.isCut) throw new Error('The line is dead.');
  return jest.requireActual<object>('./ToastStack');
});

describe('toasts whose script fails to load', () => {
  it('expire, except those of success, and a later error is shown even with the same text', async () => {
    const { store } = renderApp('/tracking');
    const raise = (text: string, kind: 'success' | 'error' = 'error') =>
      act(() => void store.dispatch(toastRaised(kind, text)));
    raise('First');
    raise('Second');
    await waitFor(() => expect(store.getState().toasts).toEqual([]));
    raise('Sent', 'success');
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    mockLine.isCut = false;
    expect(await screen.findByText('Sent')).toBeVisible();
    raise('Second');
    expect(await screen.findByText('Second')).toBeVisible();
    expect(screen.queryByText('First')).not.toBeInTheDocument();
  });
});
