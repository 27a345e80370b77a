import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { TrackForm } from './TrackForm';

const form = (onTrack: (id: string) => void, onRefused: () => void, sought?: string) => (
  <TrackForm sought={sought} busy={false} onTrack={onTrack} onRefused={onRefused} />
);
const ignore = () => undefined;

/** Submits the form as soon as it is mounted, before passive effects have run. */
function SentAtOnce({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    queueMicrotask(() => document.querySelector('form')?.requestSubmit());
  }, []);
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
    const onRefused = jest.fn();
    environment.IS_REACT_ACT_ENVIRONMENT = false; // it would flush all effects at once
    const root = hydrateRoot(page, <SentAtOnce>{form(onTrack, onRefused)}</SentAtOnce>);
    await waitFor(() => expect(onTrack.mock.calls.length + onRefused.mock.calls.length).toBe(1));
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

  it('submits another id with Enter while the answer to the last one is on its way, and no id twice', () => {
    const onTrack = jest.fn();
    render(<TrackForm sought="CARGO001" busy onTrack={onTrack} onRefused={ignore} />);
    const field = screen.getByRole('textbox');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onTrack).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: 'CARGO002' } });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(onTrack).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onTrack.mock.calls).toEqual([['CARGO002']]);
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

  it('explains why more than twenty ids cannot be looked up, and keeps them', () => {
    const ids = Array.from({ length: 21 }, (_, no) => `CARGO0${no + 10}`).join(', ');
    const onTrack = jest.fn();
    const onRefused = jest.fn();
    render(form(onTrack, onRefused));
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: ids } });
    fireEvent.submit(field);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(
      'These are 21 tracking IDs. Please look up at most 20 at a time.',
    );
    expect([onTrack.mock.calls.length, onRefused.mock.calls.length]).toEqual([0, 1]);
    expect(field).toHaveValue(ids);
  });

  it('keeps what is typed while an answer is on its way, and shows what the next address asks for', () => {
    const { rerender } = render(form(ignore, ignore, 'AG123XYZ'));
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: 'CARGO00' } });
    rerender(<TrackForm sought="AG123XYZ" busy onTrack={ignore} onRefused={ignore} />);
    rerender(form(ignore, ignore, 'AG123XYZ'));
    expect(field).toHaveValue('CARGO00');
    fireEvent.change(field, { target: { value: 'CARGO001  CARGO002' } });
    rerender(form(ignore, ignore, 'CARGO001,CARGO002'));
    expect(field).toHaveValue('CARGO001  CARGO002');
    rerender(form(ignore, ignore, 'AG123XYZ'));
    expect(field).toHaveValue('AG123XYZ');
  });
});
