import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { openStore } from '@/test/openStore';
import { FIND, ROWS } from '@/test/session';
import { onItsWay, stubBackend, type Script } from '@/test/stubBackend';
import { theme } from '@/theme/theme';
import { toJob } from './bulk';
import { BulkDialogs, type Chosen } from './BulkDialogs';

const subject = { id: 1, trackingId: 'AG123XYZ', type: 'Regular', archived_at: null };
const archiving: Chosen = { kind: 'archive', selection: { kind: 'some', ids: [1] }, filter: {}, count: 1 };
const JOB = 'bulk-job';

function List({ first }: { first?: Chosen }) {
  const [chosen, setChosen] = useState(first);
  return <BulkDialogs chosen={chosen} onClose={() => setChosen(undefined)} />;
}

const open = (script: Script, first?: Chosen) => {
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
  const app = open({ [`PATCH ${ROWS}`]: () => answer.arrived });
  await app.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('button', { name: 'Stop' });
  return { ...app, answer };
};

describe('an action for many consignments', () => {
  it('is shown to be confirmed once they are fetched', async () => {
    open({ [FIND]: [subject] }, archiving);
    expect(await screen.findByRole('button', { name: 'Change 1 consignment' })).toBeVisible();
  });

  it('is given up when its dialog is closed before they are fetched', async () => {
    const answer = onItsWay([subject]);
    const { settled, user } = open({ [FIND]: () => answer.arrived }, archiving);
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
});
