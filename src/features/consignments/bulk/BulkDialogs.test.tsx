import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { openStore } from '@/test/openStore';
import { FIND, ROWS } from '@/test/session';
import { onItsWay, stubBackend, type Script } from '@/test/stubBackend';
import { theme } from '@/theme/theme';
import { toJob } from './bulk';
import { BulkDialogs, type Chosen } from './BulkDialogs';
import { keepJob } from './keptJob';

const subject = { id: 1, trackingId: 'AG123XYZ', type: 'Regular', archived_at: null };
const archiving: Chosen = { kind: 'archive', selection: { kind: 'some', ids: [1] }, filter: {}, count: 1 };
const JOB = 'bulk-job';
const adding: Chosen = { ...archiving, kind: 'event' };
const EVENTS = '/rest/v1/consignment_event';
const DRAFT = 'draft:journey:bulk-event';
const codes = [{ code: 'held', label: 'Held', position: 1, opens: null }];
const withCodes: Script = { 'GET /rest/v1/event_code': codes, [FIND]: [subject] };

const onChanged = jest.fn();
beforeEach(() => onChanged.mockReset());

function List({ first }: { first?: Chosen }) {
  const [chosenJob, setChosenJob] = useState(first);
  return (
    <>
      <button onClick={() => setChosenJob(first)}>Again</button>
      <BulkDialogs chosenJob={chosenJob} onClose={() => setChosenJob(undefined)} onChanged={onChanged} />
    </>
  );
}

const openDialogs = (script: Script, first?: Chosen) => {
  const { db } = stubBackend(script);
  const store = openStore({ loadDb: () => Promise.resolve(db) });
  const view = render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <List first={first} />
      </ThemeProvider>
    </Provider>,
  );
  /** The answer has arrived, and what follows from it has followed. */
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return { ...view, settled, user: userEvent.setup({ delay: null }) };
};

/** A job that waits to be continued, and the answer to its only step. */
const beginJob = async () => {
  sessionStorage.setItem(JOB, JSON.stringify(toJob('Archive 1 consignment', { kind: 'archive' }, [subject])));
  const answer = onItsWay({ id: 1 });
  const app = openDialogs({ [`PATCH ${ROWS}`]: () => answer.arrived });
  await app.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('button', { name: 'Stop' });
  return { ...app, answer };
};

describe('an action for many consignments', () => {
  it('is shown to be confirmed once they are fetched', async () => {
    openDialogs({ [FIND]: [subject] }, archiving);
    expect(await screen.findByRole('button', { name: 'Change 1 consignment' })).toBeVisible();
  });

  it('ignores the second click of a double click', async () => {
    const answer = onItsWay({ id: 1 });
    const { user } = openDialogs({ [FIND]: [subject], [`PATCH ${ROWS}`]: () => answer.arrived }, archiving);
    await user.click(await screen.findByRole('button', { name: 'Change 1 consignment' }));
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }), { detail: 2 });
    answer.release();
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }), { detail: 2 });
    expect(screen.getByText('1 consignment changed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is given up when its dialog is closed before they are fetched', async () => {
    const answer = onItsWay([subject]);
    const { settled, user } = openDialogs({ [FIND]: () => answer.arrived }, archiving);
    await screen.findByText('Loading the selected consignments');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answer.release();
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps how far it got when the page is left meanwhile', async () => {
    const { answer, unmount } = await beginJob();
    unmount();
    answer.release();
    await waitFor(() => expect(sessionStorage.getItem(JOB)).toContain('"outcome":"done"'));
  });

  it('leaves nothing in the tab when the session ends meanwhile', async () => {
    const { answer, settled, unmount } = await beginJob();
    sessionStorage.clear();
    unmount();
    answer.release();
    await settled();
    expect(sessionStorage.getItem(JOB)).toBeNull();
  });

  it('asks for the user’s own time while an update has no place', async () => {
    openDialogs(withCodes, adding);
    expect(await screen.findByLabelText(/^Time/)).toHaveAccessibleDescription('Enter your own time.');
  });

  it('keeps what was typed for an update while it is only shown to be confirmed', async () => {
    const { user } = openDialogs(withCodes, adding);
    fireEvent.change(await screen.findByLabelText(/^Event/), { target: { value: 'held' } });
    fireEvent.change(screen.getByLabelText('Note to the customer'), { target: { value: 'Storm' } });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('button', { name: 'Change 1 consignment' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Again' }));
    expect(await screen.findByLabelText('Note to the customer')).toHaveValue('Storm');
  });

  it('stores the event of a job once, and applies it to each consignment after a reload', async () => {
    const event = {
      code: 'held',
      classifier: 'actual',
      moment: '2026-11-25T00:00:00Z',
      public_note: 'Storm',
    } as const;
    keepJob(toJob('Add', { kind: 'event', label: 'Held', event }, [subject, { ...subject, id: 2 }]));
    expect(sessionStorage.getItem(JOB)?.split('Storm')).toHaveLength(2);
    const bodies: unknown[] = [];
    const { user } = openDialogs({ [`POST ${EVENTS}`]: (row: unknown) => void bodies.push(row) });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('2 consignments changed.')).toBeVisible();
    expect(bodies).toMatchObject([1, 2].map((consignment) => ({ ...event, consignment })));
  });

  it('forgets what was typed for an update once that is added', async () => {
    const script = { ...withCodes, [`POST ${EVENTS}`]: null, [`GET ${EVENTS}`]: { id: 5 } };
    const { user } = openDialogs(script, adding);
    fireEvent.change(await screen.findByLabelText(/^Event/), { target: { value: 'held' } });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('button', { name: 'Change 1 consignment' });
    expect(sessionStorage.getItem(DRAFT)).toContain('held');
    await user.click(screen.getByRole('button', { name: 'Change 1 consignment' }));
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
    expect(await screen.findByText('1 consignment changed.')).toBeVisible();
  });
});
