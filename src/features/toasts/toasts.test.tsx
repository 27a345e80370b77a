import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/test/renderApp';
import { contrast, type Rgb } from '../../../supabase/tests/support/contrast';
import { toastRaised } from './toastsSlice';

const raise = async (kind: 'success' | 'error') => {
  const { store } = renderApp('/tracking');
  act(() => void store.dispatch(toastRaised(kind, 'First')));
  await screen.findByText('First');
  jest.useFakeTimers();
  act(() => void store.dispatch(toastRaised(kind, 'Second')));
  await waitFor(() => expect(screen.getByText('Second')).toBeVisible());
  return store;
};

/** From `rgb(30, 107, 58)`. */
const readDrawn = (color: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((value) => Number(value) / 255);
  return [red, green, blue];
};

describe('toasts', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['success', 3_000],
    ['error', 5_000],
  ] as const)('of kind %s last as long as specified', async (kind, specified) => {
    const store = await raise(kind);
    const isThere = () => store.getState().toasts.some(({ text }) => text === 'Second');
    await act(() => jest.advanceTimersByTimeAsync(specified - 1));
    expect(isThere()).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(isThere()).toBe(false);
  });

  it.each(['success', 'error'] as const)('of kind %s have a contrast of at least 4.5', async (kind) => {
    const { store } = renderApp('/tracking');
    act(() => void store.dispatch(toastRaised(kind, 'Read me')));
    const toast = (await screen.findByText('Read me')).closest('[role=alert]');
    const { color, backgroundColor } = getComputedStyle(toast as Element);
    expect(contrast(readDrawn(color), readDrawn(backgroundColor))).toBeGreaterThanOrEqual(4.5);
  });

  it('show a repeated text once', async () => {
    const { store } = renderApp('/tracking');
    act(() => {
      store.dispatch(toastRaised('error', 'Once'));
      store.dispatch(toastRaised('error', 'Once'));
    });
    expect(await screen.findAllByText('Once')).toHaveLength(1);
  });
});
