import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hintCopy } from '@/content/newConsignment';
import { aConsignment } from '@/test/builders';
import { fillBothSteps, openForm, type } from '@/test/consignmentForm';
import { asksForOne, listed, LOG } from '@/test/mailPage';
import { COUNT, ROWS } from '@/test/session';
import { renderSignedIn } from '@/test/signedIn';
import { onItsWay, refusal, Reply } from '@/test/stubBackend';

type Row = Record<string, unknown>;

const MADE = { id: 7, trackingId: 'AG123XYZ' };

/** Stores each key once, as the database does; `answer` creates the response to each request. */
const aTable = (answer: (turn: number) => Reply) => {
  const rows = new Map<unknown, Row>();
  let turn = 0;
  const store = (row: Row) => {
    if (!rows.has(row.requestKey)) rows.set(row.requestKey, row);
    return answer((turn += 1));
  };
  return { rows, script: { [`POST ${ROWS}`]: store } };
};

const lostAtFirst = (turn: number) => {
  if (turn === 1) throw new TypeError('Failed to fetch');
  return new Reply(201, []);
};

const create = async ({ user }: Awaited<ReturnType<typeof renderSignedIn>>) =>
  user.click(screen.getByRole('button', { name: 'Create' }));

describe('creating a consignment whose response was lost', () => {
  it('stores it once when it is sent again', async () => {
    const { rows, script } = aTable(lostAtFirst);
    const app = await renderSignedIn(script);
    await fillBothSteps(app);
    await create(app);
    expect(await screen.findByText(/Could not reach the server/)).toBeVisible();
    await create(app);
    expect(await screen.findByText('Consignment created successfully')).toBeVisible();
    expect([...rows.keys()]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect(app.countOf(`POST ${ROWS}`)).toBe(2);
  });

  it('stores it once when the page is left and opened again before sending again', async () => {
    const { rows, script } = aTable(lostAtFirst);
    const app = await renderSignedIn({ ...script, [LOG]: listed([]) });
    await fillBothSteps(app);
    await create(app);
    await screen.findByText(/Could not reach the server/);
    await app.user.click(screen.getByText('All messages'));
    await screen.findByRole('heading', { name: 'Message box', level: 1 });
    const later = new Date(Date.now() + 120_000).toISOString();
    jest.spyOn(Date.prototype, 'toISOString').mockReturnValue(later);
    await app.user.click(screen.getByText('Consignment', { selector: 'nav *' }));
    await app.user.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByLabelText('Quantity *');
    await create(app);
    expect(await screen.findByText('Consignment created successfully')).toBeVisible();
    expect(rows.size).toBe(1);
  });

  it('stores another one after a change if the first was not stored, and another one for the next form', async () => {
    const { rows, script } = aTable(lostAtFirst);
    const app = await renderSignedIn(script);
    await fillBothSteps(app);
    await create(app);
    await screen.findByText(/Could not reach the server/);
    type('Quantity *', '6 boxes');
    await create(app);
    await screen.findByText('New consignment', { selector: 'main button' });
    await fillBothSteps(app);
    await create(app);
    await waitFor(() => expect(rows.size).toBe(3));
  });
});

it('the form stays disabled after leaving and coming back, and is empty once stored', async () => {
  const answer = onItsWay(new Reply(201, []));
  const app = await renderSignedIn({ [`POST ${ROWS}`]: () => answer.arrived, [LOG]: listed([]) });
  await fillBothSteps(app);
  await create(app);
  await app.user.click(screen.getByText('All messages'));
  await screen.findByRole('heading', { name: 'Message box', level: 1 });
  await app.user.click(screen.getByText('Consignment', { selector: 'nav *' }));
  expect(await screen.findByLabelText('Sender name *')).toHaveValue('sender name *');
  expect(screen.getByLabelText('Sender name *')).toBeDisabled();
  answer.release();
  await waitFor(() => expect(screen.queryByLabelText('Sender name *')).toBeNull());
  await openForm(app);
  expect(screen.getByLabelText('Sender name *')).toHaveValue('');
  expect(screen.getByLabelText('Sender name *')).toBeEnabled();
});

it('the form stays open if it is kept open, and the focus is on what was created', async () => {
  const { script } = aTable(() => new Reply(201, [MADE]));
  const app = await renderSignedIn({ ...script, [COUNT]: 1 });
  await openForm(app);
  expect(screen.getByLabelText('Sender name *')).toHaveFocus();
  await app.user.click(screen.getByLabelText('Keep this form open'));
  await fillBothSteps(app);
  await create(app);
  const createdRegion = await screen.findByRole('region', { name: 'Just created' });
  await waitFor(() => expect(createdRegion).toHaveFocus());
  expect(screen.getByLabelText('Sender name *')).toHaveValue('');
  await app.user.click(screen.getByRole('button', { name: 'Create another' }));
  expect(screen.getByLabelText('Sender name *')).toHaveFocus();
});

it('the form is closed at first, and opens and closes by its buttons', async () => {
  const app = await renderSignedIn({ [COUNT]: 1 });
  expect(screen.queryByLabelText('Sender name *')).toBeNull();
  await openForm(app);
  await app.user.click(screen.getByRole('button', { name: 'Close the form' }));
  expect(screen.getByRole('button', { name: 'New consignment' })).toHaveFocus();
  expect(screen.queryByLabelText('Sender name *')).toBeNull();
});

it('the form opens by itself with what was not sent, says so, and can start over', async () => {
  sessionStorage.setItem('draft:new-consignment', JSON.stringify({ sendersName: 'Ama' }));
  const { user } = await renderSignedIn();
  expect(await screen.findByLabelText('Sender name *')).toHaveValue('Ama');
  expect(screen.getByText(/did not send is back/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByLabelText('Sender name *')).toHaveValue('');
  expect(screen.queryByText(/did not send is back/)).toBeNull();
});

it('what was created is passed on from where it was created', async () => {
  const { script } = aTable(() => new Reply(201, [MADE]));
  const app = await renderSignedIn(script);
  await fillBothSteps(app);
  await create(app);
  await screen.findByText('Consignment created successfully');
  const createdRegion = await screen.findByRole('region', { name: 'Just created' });
  expect(createdRegion).toHaveTextContent('AG123XYZ');
  const linkTo = (name: string) => within(createdRegion).getByRole('link', { name }).getAttribute('href');
  expect(linkTo('Open the public page , opens in a new tab')).toBe('/tracking/AG123XYZ');
  expect(linkTo('Mail the customer')).toBe('/auth/app/admin/all_messages?consignment=7');
  expect(linkTo('Print')).toBe('/auth/app/admin/track/7?print');
  await app.user.click(within(createdRegion).getByRole('button', { name: 'Copy the number' }));
  expect(await within(createdRegion).findByRole('button', { name: 'Copied' })).toBeVisible();
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('AG123XYZ')); // a toast may end meanwhile
});

it('a duplicate has the parties, package and route, and no times or status', async () => {
  const row = aConsignment({
    status: 'Delivered',
    currentLocation: 'Ghana',
    city: 'Tema',
    departedFrom: 'Netherlands',
  });
  const app = await renderSignedIn({
    [`POST ${ROWS}`]: new Reply(201, [MADE]),
    [`GET ${ROWS}`]: (_body: unknown, headers: Headers) => (asksForOne(headers) ? row : []),
  });
  await fillBothSteps(app);
  await create(app);
  await app.user.click(await screen.findByRole('button', { name: 'Duplicate' }));
  expect(await screen.findByText(/Filled in from AG123XYZ/)).toBeVisible();
  expect(screen.getByLabelText('Receiver name *')).toHaveValue(row.recName);
  await app.user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByLabelText('Quantity *')).toHaveValue(row.itemQuantity);
  expect(screen.getByLabelText('Current location *')).toHaveValue('Netherlands');
  for (const label of ['Delivery date *', 'Current city *', 'Remark *'])
    expect(screen.getByLabelText(label)).toHaveValue('');
  expect(screen.getByLabelText('Status *', { selector: 'input' })).toHaveValue('');
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Receiver name *')).toHaveValue('');
});

it('a template is saved, begun with, and deleted', async () => {
  const stored: Row[] = [];
  const app = await renderSignedIn({
    'POST /rest/v1/consignment_template': (row: Row) => {
      stored.push({ id: 1, ...row });
      return new Reply(201);
    },
    'GET /rest/v1/consignment_template': () => stored,
    'DELETE /rest/v1/consignment_template': () => {
      stored.pop();
      return new Reply(204);
    },
  });
  await openForm(app);
  type('Sender name *', 'Ama');
  await app.user.click(screen.getByRole('button', { name: 'Save as template' }));
  await app.user.type(await screen.findByLabelText('Name *'), 'Weekly');
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(stored).toMatchObject([{ name: 'Weekly', fields: { sendersName: 'Ama', type: 'Regular' } }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  type('Sender name *', 'Esi');
  await app.user.click(screen.getByRole('button', { name: 'Begin with a template' }));
  await app.user.click(await screen.findByRole('button', { name: 'Use the template “Weekly”' }));
  expect(await screen.findByText('Filled in from the template “Weekly”.')).toBeVisible();
  expect(screen.getByLabelText('Sender name *')).toHaveValue('Ama');
  type('Receiver name *', 'Abena');
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Sender name *')).toHaveValue('Esi');
  expect(screen.getByLabelText('Receiver name *')).toHaveValue('Abena');
  await app.user.click(screen.getByRole('button', { name: 'Begin with a template' }));
  await app.user.click(await screen.findByRole('button', { name: 'Delete the template “Weekly”' }));
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/No templates yet/)).toBeVisible();
});

it('rejects a template of an empty form', async () => {
  const app = await renderSignedIn();
  await openForm(app);
  await app.user.click(screen.getByRole('button', { name: 'Save as template' }));
  await app.user.type(await screen.findByLabelText('Name *'), 'Weekly');
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Fill in a field first: there is nothing to save.')).toBeVisible();
  expect(app.countOf('POST /rest/v1/consignment_template')).toBe(0);
});

it('the form hints at probable slips without holding them up', async () => {
  const app = await renderSignedIn({ [`POST ${ROWS}`]: new Reply(201, [MADE]) });
  await openForm(app);
  type('Receiver email *', 'ask for Jan');
  fireEvent.blur(screen.getByLabelText('Receiver email *'));
  expect(await screen.findByText(hintCopy.mail)).toBeVisible();
  expect(screen.getByLabelText('Receiver email *')).toBeValid();
  expect(screen.getByLabelText('Receiver email *')).toHaveAccessibleDescription(hintCopy.mail);
  await fillBothSteps(app);
  fireEvent.blur(screen.getByLabelText('Delivery date *'));
  expect(await screen.findByText(hintCopy.past)).toBeVisible();
  await create(app);
  expect(await screen.findByText('Consignment created successfully')).toBeVisible();
});

describe('a form that was changed after its response was lost', () => {
  const stored = (changes: Parameters<typeof aConsignment>[0] = {}) =>
    aConsignment({
      itemQuantity: '-5 boxes',
      city: 'Rotterdam',
      currentLocation: 'Netherlands',
      departedFrom: 'Netherlands',
      headingTo: 'Ghana',
      status: 'Registered',
      deliveryDate: new Date('2026-04-02T15:30').toISOString(),
      type: 'Regular',
      itemWeight: null,
      paymentMode: null,
      product: null,
      shipmentMode: null,
      carrierRef: null,
      typeOfShipment: null,
      remark: null,
      comment: null,
      sendersName: 'sender name *',
      sendersEmail: 'sender email *',
      sendersAddress: 'sender address *',
      sendersPhone: 'sender phone *',
      recName: 'receiver name *',
      recEmail: 'receiver email *',
      recAddress: 'receiver address *',
      recPhone: 'receiver phone *',
      ...changes,
    });

  const lose = async (label: string, value: string) => {
    const { rows, script } = aTable(lostAtFirst);
    const requests: (string | null)[] = [];
    const app = await renderSignedIn({
      ...script,
      [`GET ${ROWS}`]: (_body: unknown, _headers: Headers, url: URL) => {
        const key = url.searchParams.get('requestKey');
        if (key) requests.push(key);
        return key ? [stored()] : [];
      },
      [`PATCH ${ROWS}`]: (changes: Row) => stored(changes),
    });
    await fillBothSteps(app);
    await create(app);
    await screen.findByText(/Could not reach the server/);
    type(label, value);
    await create(app);
    expect(
      await screen.findByText('The consignment AG123XYZ was stored with the first values'),
    ).toBeVisible();
    expect(requests).toEqual([`eq.${String([...rows.keys()][0])}`]);
    expect(rows.size).toBe(1);
    return { ...app, rows };
  };

  it('changes what an edit may change', async () => {
    const app = await lose('Current city *', 'Delft');
    expect(screen.queryByRole('link', { name: 'Correct details' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Change Current city' }));
    expect(await screen.findByText('Consignment updated successfully')).toBeVisible();
    const [, body] = app.calls.find(([address]) => address === `PATCH ${ROWS}`) ?? [];
    expect(body).toMatchObject({ city: 'Delft', currentLocation: 'Netherlands' });
    expect(body).not.toHaveProperty('status');
    await app.user.click(await screen.findByRole('button', { name: 'Leave it as it was stored' }));
    expect(await screen.findByRole('region', { name: 'Just created' })).toHaveTextContent('AG123XYZ');
    expect(app.rows.size).toBe(1);
  });

  it('refers to the page of the consignment for a locked field', async () => {
    await lose('Quantity *', '6 boxes');
    expect(screen.getByText(/Quantity can only be corrected on its page/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Correct details' })).toHaveAttribute(
      'href',
      '/auth/app/admin/track/7?correct',
    );
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  });

  it('creates a second one only on purpose', async () => {
    const app = await lose('Quantity *', '6 boxes');
    await app.user.click(screen.getByRole('button', { name: 'Create a second one' }));
    expect(await screen.findByText('Consignment created successfully')).toBeVisible();
    expect(app.rows.size).toBe(2);
  });
});

it('the form shows beside a field what the database would refuse', async () => {
  const app = await renderSignedIn();
  await fillBothSteps(app);
  type('Product *', 'x'.repeat(121));
  type('Delivery date *', '1999-12-30T12:00');
  await create(app);
  expect(await screen.findByText('At most 120 characters')).toBeVisible();
  expect(screen.getByText('Enter a date from 2000 to 2099')).toBeVisible();
  expect(screen.getByLabelText('Product *')).toHaveAccessibleDescription('At most 120 characters');
  expect(app.countOf(`POST ${ROWS}`)).toBe(0);
});

it('the form is disabled while it is sent, and keeps its values after a failure', async () => {
  const answer = onItsWay(refusal(503, 'PGRST001', 'down'));
  const app = await renderSignedIn({ [`POST ${ROWS}`]: () => answer.arrived });
  await fillBothSteps(app);
  await create(app);
  for (const label of ['Quantity *', 'Type *', 'Current city *', 'Status *', 'Remark *']) {
    expect(screen.getByLabelText(label, { selector: 'input, select, textarea' })).toBeDisabled();
  }
  answer.release();
  await screen.findByText(/may not have been saved/);
  expect(screen.getByLabelText('Quantity *')).toBeEnabled();
  expect(screen.getByLabelText('Status *', { selector: 'input' })).toHaveValue('Registered');
});

it('the form says after a server error that the consignment may not have been saved', async () => {
  const app = await renderSignedIn({ [`POST ${ROWS}`]: refusal(503, 'PGRST001', 'down') });
  await fillBothSteps(app);
  await create(app);
  expect(await screen.findByText(/may not have been saved/)).toBeVisible();
  expect(screen.queryByText(/was not saved/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Quantity *')).toHaveValue('-5 boxes');
});
