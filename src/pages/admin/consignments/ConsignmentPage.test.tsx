import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aConsignment, aListed } from '@/test/builders';
import { FIND, ROWS } from '@/test/session';
import { openSignedIn, renderSignedIn } from '@/test/signedIn';
import { NO_ANSWER, onItsWay, refusal, type Script } from '@/test/stubBackend';

const row = aConsignment();

/** The list names it, the page requests it whole. */
const openList = (script: Script = {}) =>
  renderSignedIn({
    [FIND]: [aListed()],
    [`GET ${ROWS}`]: row,
    ...script,
  });

const openConsignment = async (script: Script = {}) => {
  const app = await openList(script);
  await app.user.click(await screen.findByRole('link', { name: 'View AG123XYZ' }));
  await screen.findByText('Kofi Mensah');
  return app;
};

const edit = async ({ user }: Awaited<ReturnType<typeof openConsignment>>) => {
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByLabelText('Current city *');
};

describe('the Consignment Information page', () => {
  it('shows both parties, the QR code and the history', async () => {
    await openConsignment();
    for (const heading of ['Senders Information', 'Receivers Information', 'Scan this to see details']) {
      expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    }
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    const status = within(screen.getByRole('region', { name: 'Shippment Status' }));
    expect([status.queryByText('In Transit'), status.queryByText(row.status)]).toEqual([
      expect.anything(),
      null,
    ]);
    expect(screen.getByRole('table', { name: 'Shipment history' })).toHaveTextContent('Booked online');
  });

  it('is the beginning of a duplicate', async () => {
    const { user } = await openConsignment();
    await user.click(screen.getByRole('link', { name: 'Duplicate' }));
    expect(await screen.findByText(/Filled in from AG123XYZ/)).toBeVisible();
    expect(screen.getByLabelText('Receiver name *')).toHaveValue(row.recName);
  });

  it('prints itself when its address says so', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    openSignedIn('/auth/app/admin/track/7?print', { [`GET ${ROWS}`]: row });
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  });

  it('goes back to the list', async () => {
    const { user } = await openConsignment();
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(await screen.findByRole('heading', { name: 'Consignment', level: 1 })).toBeVisible();
  });

  it.each(['Go back', 'Delete'])('returns to the list’s search with “%s”', async (way) => {
    const { user } = await openList({ [`DELETE ${ROWS}`]: { id: 7 } });
    await user.type(screen.getByRole('searchbox'), 'AG');
    await user.click(await screen.findByRole('link', { name: 'View AG123XYZ' }));
    await screen.findByText('Kofi Mensah');
    await user.click(screen.getByRole('button', { name: way }));
    if (way === 'Delete') await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('searchbox')).toHaveValue('AG');
  });

  it('says before an edit is saved who will hear of it', async () => {
    const app = await openConsignment({
      'POST /rest/v1/rpc/notice_audience': { parties: ['receiver'], followers: 2 },
    });
    await edit(app);
    expect(await screen.findByText('By e-mail this is told to the receiver and 2 followers.')).toBeVisible();
    expect(screen.getByText(/^For a minute after it was saved/)).toBeVisible();
    expect(app.calls).toContainEqual([
      'POST /rest/v1/rpc/notice_audience',
      { consignment: row.id, about: row.status },
    ]);
  });

  it('locks the fields that an edit may not change, and sends only changed ones', async () => {
    const app = await openConsignment({ [`PATCH ${ROWS}`]: row });
    await edit(app);
    for (const label of ['Quantity *', 'Departed from *', 'Delivery date *', 'Comment *', 'Type *']) {
      expect(screen.getByLabelText(label)).toBeDisabled();
    }
    fireEvent.change(screen.getByLabelText('Current city *'), { target: { value: 'Accra' } });
    await app.user.click(screen.getByRole('button', { name: 'update' }));
    expect(await screen.findByText('Consignment updated successfully')).toBeVisible();
    const [, body] = app.calls.find(([address]) => address === `PATCH ${ROWS}`) ?? [];
    expect(body).toEqual({
      city: 'Accra',
      currentLocation: 'Ghana',
      currentTime: expect.any(String) as string,
      editKey: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps the dialog open while an edit is being sent', async () => {
    const answer = onItsWay(refusal(403, '42501', 'no'));
    const app = await openConsignment({ [`PATCH ${ROWS}`]: () => answer.arrived });
    await edit(app);
    await app.user.click(screen.getByRole('button', { name: 'update' }));
    await waitFor(() => expect(screen.getByLabelText('Current city *')).toBeDisabled());
    await app.user.keyboard('{Escape}');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    answer.release();
    expect(await screen.findByText('This consignment could not be updated')).toBeVisible();
    expect(screen.getByLabelText('Current city *')).toBeEnabled();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps the form and its values when the edit is refused', async () => {
    const app = await openConsignment({ [`PATCH ${ROWS}`]: refusal(403, '42501', 'no') });
    await edit(app);
    fireEvent.change(screen.getByLabelText('Current city *'), { target: { value: 'Accra' } });
    await app.user.click(screen.getByRole('button', { name: 'update' }));
    expect(await screen.findByText('This consignment could not be updated')).toBeVisible();
    expect(screen.getByLabelText('Current city *')).toHaveValue('Accra');
  });

  it('restores an unsent edit with a notice, and can discard it', async () => {
    const app = await openConsignment();
    await edit(app);
    fireEvent.change(screen.getByLabelText('Current city *'), { target: { value: 'Accra' } });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await edit(app);
    expect(screen.getByText(/Your unsaved changes are back/)).toBeVisible();
    expect(screen.getByLabelText('Current city *')).toHaveValue('Accra');
    await app.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.queryByText(/are back/)).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByLabelText('Current city *')).toHaveValue(row.city);
  });

  it('suggests every status, whatever the current one is', async () => {
    const app = await openConsignment();
    await edit(app);
    const status = () => screen.getByLabelText('Status *', { selector: 'input' });
    await app.user.click(status());
    await app.user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: 'Delivered' })).toBeVisible();
    await act(() => fireEvent.change(status(), { target: { value: 'customs' } }));
    const offered = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Customs clearance', 'Customs hold']);
  });

  it('shows that the history is full', async () => {
    const full = refusal(400, '23514', 'new row violates check constraint "consignment_locations_check"');
    const app = await openConsignment({ [`PATCH ${ROWS}`]: full });
    await edit(app);
    await app.user.click(screen.getByRole('button', { name: 'update' }));
    expect(await screen.findByText(/history of this consignment is full/)).toBeVisible();
  });

  it('shows that the consignment was deleted meanwhile, and keeps the typed values', async () => {
    const app = await openConsignment({
      [`PATCH ${ROWS}`]: refusal(406, 'PGRST116', 'The result contains 0 rows'),
    });
    await edit(app);
    fireEvent.change(screen.getByLabelText('Current city *'), { target: { value: 'Accra' } });
    await app.user.click(screen.getByRole('button', { name: 'update' }));
    expect(await screen.findByText(/has deleted this consignment/)).toBeVisible();
    expect(screen.getByLabelText('Current city *')).toHaveValue('Accra');
  });
});

describe('an edit whose response was lost', () => {
  /** Stores every edit, and loses the first response. */
  const aRow = () => {
    const keys: unknown[] = [];
    let stored = row;
    const store = ({ editKey, ...changes }: Record<string, unknown>) => {
      keys.push(editKey);
      stored = { ...stored, ...changes };
      return keys.length === 1 ? NO_ANSWER() : stored;
    };
    return { keys, script: { [`GET ${ROWS}`]: () => stored, [`PATCH ${ROWS}`]: store } };
  };
  const enter = (city: string) =>
    fireEvent.change(screen.getByLabelText('Current city *'), { target: { value: city } });
  const send = ({ user }: Awaited<ReturnType<typeof openConsignment>>) =>
    user.click(screen.getByRole('button', { name: 'update' }));
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const close = () => {
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    return isClosed();
  };
  const loseAnswer = async (script: Script, city = 'Accra') => {
    const app = await openConsignment(script);
    await edit(app);
    enter(city);
    await send(app);
    await screen.findByText(/Could not reach the server/);
    return app;
  };

  it('is sent again with its key, and the next edit with another key', async () => {
    const { keys, script } = aRow();
    const app = await loseAnswer(script);
    await send(app);
    await isClosed();
    await edit(app);
    enter('Kumasi');
    await send(app);
    await isClosed();
    expect(keys).toEqual([keys[0], keys[0], expect.any(String)]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('gets another key when it was changed', async () => {
    const { keys, script } = aRow();
    const app = await loseAnswer(script);
    enter('Kumasi');
    await send(app);
    await isClosed();
    expect(new Set(keys).size).toBe(2);
  });

  it('is sent again with its key after the form was closed and reopened', async () => {
    const { keys, script } = aRow();
    const app = await loseAnswer({ [`PATCH ${ROWS}`]: script[`PATCH ${ROWS}`] });
    await close();
    await edit(app);
    expect(screen.getByText(/Your unsaved changes are back/)).toBeVisible();
    await send(app);
    await isClosed();
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('is not restored as unsent once it is stored, and the next edit gets another key', async () => {
    const { keys, script } = aRow();
    const app = await loseAnswer(script);
    await close();
    await screen.findByText('Accra');
    await edit(app);
    expect(screen.queryByText(/are back/)).toBeNull();
    await send(app);
    await isClosed();
    expect(new Set(keys).size).toBe(2);
  });
});
