import { render, waitFor } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { TrackForm } from './TrackForm';

const form = (onTrack: (id: string) => void, onEmpty: () => void) => (
  <TrackForm initialId="" busy={false} onTrack={onTrack} onEmpty={onEmpty} />
);

/** Sends the form as soon as it is on the page, before effects that may wait have run. */
function SentAtOnce({ children }: { children: ReactNode }) {
  useLayoutEffect(() => queueMicrotask(() => document.querySelector('form')?.requestSubmit()), []);
  return children;
}

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

describe('the form of the tracking page', () => {
  it('has what was typed before the script was there, even when it is sent in the same moment', async () => {
    const written = render(form(jest.fn(), jest.fn()));
    const page = document.createElement('div');
    page.innerHTML = written.container.innerHTML;
    written.unmount();
    document.body.replaceChildren(page);
    const field = page.querySelector('input');
    if (field) field.value = 'CARGO001';

    const onTrack = jest.fn();
    const onEmpty = jest.fn();
    environment.IS_REACT_ACT_ENVIRONMENT = false; // it would run all effects at once
    const root = hydrateRoot(page, <SentAtOnce>{form(onTrack, onEmpty)}</SentAtOnce>);
    await waitFor(() => expect(onTrack.mock.calls.length + onEmpty.mock.calls.length).toBe(1));
    expect(onTrack).toHaveBeenCalledWith('CARGO001');
    root.unmount();
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });
});
