import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { TrackForm } from './TrackForm';

const form = (onTrack: (id: string) => void, onEmpty: () => void, sought?: string) => (
  <TrackForm sought={sought} busy={false} onTrack={onTrack} onEmpty={onEmpty} />
);
const ignore = () => undefined;

/** Submits the form as soon as it is mounted, before passive effects have run. */
function SentAtOnce({ children }: { children: ReactNode }) {
  useLayoutEffect(() => queueMicrotask(() => document.querySelector('form')?.requestSubmit()), []);
  return children;
}

/** The prerendered form, into which the user types before hydration. */
const writtenPage = (typed: string) => {
  const written = render(form(ignore, ignore));
  const page = document.createElement('div');
  page.innerHTML = written.container.innerHTML;
  written.unmount();
  document.body.replaceChildren(page);
  const field = page.querySelector('input');
  if (field) field.value = typed;
  return page;
};

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

describe('the form of the tracking page', () => {
  it('submits an id typed before hydration, even when submitted at once', async () => {
    const page = writtenPage('CARGO001');
    const onTrack = jest.fn();
    const onEmpty = jest.fn();
    environment.IS_REACT_ACT_ENVIRONMENT = false; // it would flush all effects at once
    const root = hydrateRoot(page, <SentAtOnce>{form(onTrack, onEmpty)}</SentAtOnce>);
    await waitFor(() => expect(onTrack.mock.calls.length + onEmpty.mock.calls.length).toBe(1));
    expect(onTrack).toHaveBeenCalledWith('CARGO001');
    root.unmount();
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it.each([
    ['CARGO001', 'CARGO001'],
    ['', 'AG123XYZ'],
  ])('with “%s” typed before the address is read shows “%s”', async (typed, shown) => {
    const page = writtenPage(typed);
    const root = await act(() => hydrateRoot(page, form(ignore, ignore)));
    act(() => root.render(form(ignore, ignore, 'AG123XYZ')));
    expect(screen.getByRole('textbox')).toHaveValue(shown);
    act(() => root.unmount());
  });

  it('shows the id of each new address, and clears its error', () => {
    const { rerender } = render(form(ignore, ignore, 'AG123XYZ'));
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: '  ' } });
    fireEvent.submit(field);
    expect(field).toBeInvalid();
    for (const sought of ['CARGO001', '', 'AG123XYZ']) {
      rerender(form(ignore, ignore, sought));
      expect(field).toHaveValue(sought);
      expect(field).toBeValid();
    }
    expect(field).toBeInTheDocument();
  });
});
