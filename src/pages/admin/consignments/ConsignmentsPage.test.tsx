import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aListed } from '@/test/builders';
import { fillBothSteps, openForm, parties, type } from '@/test/consignmentForm';
import { asksForOne } from '@/test/mailPage';
import { COUNT, FIND, ROWS } from '@/test/session';
import { renderSignedIn } from '@/test/signedIn';
import { refusal, Reply } from '@/test/stubBackend';

const listed = (total: number) => ({
  [FIND]: [aListed()],
  [COUNT]: total,
});

describe('the Consignment page', () => {
  it('shows one number in four counters, and the table', async () => {
    await renderSignedIn(listed(1234));
    for (const label of ['Total Consignment', 'Total on Transit', 'Total Added', 'Total Edited']) {
      await waitFor(() => expect(screen.getByText(label).nextSibling).toHaveTextContent('1,234'));
    }
    const row = (await screen.findByText('AG123XYZ')).closest('tr');
    expect(row).toHaveTextContent('1AG123XYZTema, GhanaViewDeleteRegistered');
    expect(screen.getByText(/^1–20 of 1,?234$/)).toBeVisible();
  });

  it('says how many of the total are archived, and shows them', async () => {
    const { user, calls } = await renderSignedIn({
      [FIND]: [aListed()],
      [COUNT]: ({ filter }: { filter: { archived?: string } }) =>
        ({ all: 12, only: 1 })[filter.archived ?? ''] ?? 11,
    });
    await waitFor(() => expect(screen.getByText('Total Consignment').nextSibling).toHaveTextContent(/^12$/));
    expect(await screen.findByText(/^1–11 of 11$/)).toBeVisible();
    await user.click(await screen.findByRole('link', { name: '1 of 12 archived' }));
    await waitFor(() =>
      expect(calls).toContainEqual([FIND, { filter: { archived: 'only' }, page: 0, page_size: 20 }]),
    );
    expect(screen.getByRole('button', { name: /Archived$/, pressed: true })).toBeVisible();
  });

  it('says nothing of an archive that is empty', async () => {
    await renderSignedIn({
      [FIND]: [aListed()],
      [COUNT]: ({ filter }: { filter: { archived?: string } }) => (filter.archived === 'only' ? 0 : 12),
    });
    expect(await screen.findByText(/^1–12 of 12$/)).toBeVisible();
    expect(screen.queryByText(/archived/)).toBeNull();
  });

  it('shows when nothing is on transit', async () => {
    await renderSignedIn();
    expect(await screen.findByText('No Consignment is on transit')).toBeVisible();
  });

  it('has the form open while there is no consignment, without taking the focus', async () => {
    const app = await renderSignedIn({
      [`POST ${ROWS}`]: new Reply(201, [{ id: 7, trackingId: 'AG123XYZ' }]),
    });
    expect(await screen.findByLabelText('Sender name *', {}, { timeout: 20_000 })).toBeVisible();
    expect(screen.getByLabelText('Sender name *')).not.toHaveFocus();
    await app.user.click(screen.getByRole('button', { name: 'Close the form' }));
    expect(await screen.findByRole('button', { name: 'New consignment' })).toHaveFocus();
    await fillBothSteps(app);
    await app.user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Consignment created successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText('Quantity *')).toBeNull());
  });

  it('has the form closed while there is a consignment, be it archived', async () => {
    await renderSignedIn({
      [COUNT]: ({ filter }: { filter: { archived?: string } }) => (filter.archived ? 1 : 0),
    });
    await waitFor(() => expect(screen.getByText('Total Consignment').nextSibling).toHaveTextContent('1'));
    expect(screen.queryByLabelText('Sender name *')).toBeNull();
  });

  it('shows that the list could not be fetched, and fetches it again', async () => {
    let isDown = true;
    const answer = (call: typeof FIND | typeof COUNT) => () =>
      isDown ? refusal(403, '42501', 'no') : listed(1)[call];
    await renderSignedIn({ [FIND]: answer(FIND), [COUNT]: answer(COUNT) });
    expect((await screen.findAllByText('All consignment could not be fetched')).length).toBeGreaterThan(0);
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('AG123XYZ')).toBeVisible();
    expect(await screen.findByText('1–1 of 1')).toBeVisible();
  });

  it('searches for what was pasted, and counts that', async () => {
    const app = await renderSignedIn(listed(1));
    await app.user.click(screen.getByRole('searchbox'));
    await app.user.paste('ag12-3x\u2011y\u00a0z');
    const filter = { search: 'ag12-3x\u2011y\u00a0z' };
    await waitFor(() => expect(app.calls).toContainEqual([FIND, { filter, page: 0, page_size: 20 }]));
    expect(app.calls).toContainEqual([COUNT, { filter }]);
  });

  it('requires the fields of a step before the next one', async () => {
    const app = await renderSignedIn();
    await openForm(app);
    await app.user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(parties.length));
    expect(screen.getByLabelText('Sender name *')).toHaveFocus();
    for (const label of parties) type(label, 'x');
    await app.user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByLabelText('Quantity *');
    expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
    type('Created time *', '');
    await app.user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(8));
    await app.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Sender name *')).toHaveValue('x');
  });

  it('stores a new consignment once, as text, and empties the form', async () => {
    const app = await renderSignedIn({
      [`POST ${ROWS}`]: new Reply(201, [{ id: 7, trackingId: 'AG123XYZ' }]),
      [COUNT]: 1,
    });
    await fillBothSteps(app);
    await app.user.dblClick(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Consignment created successfully')).toBeVisible();
    const [[, body] = [], ...more] = app.calls.filter(([address]) => address === `POST ${ROWS}`);
    expect(more).toEqual([]);
    expect(body).toMatchObject({ itemQuantity: '-5 boxes', type: 'Regular', comment: null });
    expect(body).not.toHaveProperty('trackingId');
    await app.user.click(await screen.findByRole('button', { name: 'Create another' }));
    expect(await screen.findByLabelText('Sender name *')).toBeVisible();
    expect(screen.getByLabelText('Sender name *')).toHaveValue('');
    expect(sessionStorage.getItem('draft:new-consignment')).toBeNull();
  });

  it('keeps the typed values when the database refuses them', async () => {
    const app = await renderSignedIn({
      [`POST ${ROWS}`]: refusal(400, '23514', 'violates check constraint'),
    });
    await fillBothSteps(app);
    await app.user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('This consignment could not be created')).toBeVisible();
    expect(screen.getByText(/An entry is empty, too long/)).toBeVisible();
    expect(screen.getByLabelText('Quantity *')).toHaveValue('-5 boxes');
    expect(sessionStorage.getItem('draft:new-consignment')).toContain('-5 boxes');
  });

  it('deletes once, after a confirmation', async () => {
    const app = await renderSignedIn({ ...listed(1), [`DELETE ${ROWS}`]: { id: 7 } });
    await app.user.click(await screen.findByRole('button', { name: 'Delete AG123XYZ' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete consignment AG123XYZ' });
    expect(dialog).toHaveTextContent('Are you sure you want to perform this task ?. It can not be undone!');
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(app.countOf(`DELETE ${ROWS}`)).toBe(0);
    await app.user.click(await screen.findByRole('button', { name: 'Delete AG123XYZ' }));
    await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deletion is successful')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(app.countOf(`DELETE ${ROWS}`)).toBe(1);
  });

  it('treats an already deleted consignment as deleted', async () => {
    const app = await renderSignedIn({
      ...listed(1),
      [`DELETE ${ROWS}`]: (_body: unknown, headers: Headers) =>
        asksForOne(headers) ? refusal(406, 'PGRST116', 'The result contains 0 rows') : new Reply(204),
    });
    await app.user.click(await screen.findByRole('button', { name: 'Delete AG123XYZ' }));
    await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deletion is successful')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps the dialog open with an error when the deletion fails', async () => {
    const app = await renderSignedIn({ ...listed(1), [`DELETE ${ROWS}`]: refusal(403, '42501', 'no') });
    await app.user.click(await screen.findByRole('button', { name: 'Delete AG123XYZ' }));
    await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText('This file could not be deleted')).toBeVisible();
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await app.user.click(await screen.findByRole('button', { name: 'Delete AG123XYZ' }));
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
  });
});
