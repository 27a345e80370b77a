import { screen, waitFor } from '@testing-library/react';
import { fillBothSteps, type } from '@/test/consignmentForm';
import { listed, LOG } from '@/test/mailPage';
import { ROWS } from '@/test/session';
import { renderSignedIn } from '@/test/signedIn';
import { onItsWay, refusal, Reply } from '@/test/stubBackend';

type Row = Record<string, unknown>;

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

  it('stores another one after a change, and another one for the next form', async () => {
    const { rows, script } = aTable(lostAtFirst);
    const app = await renderSignedIn(script);
    await fillBothSteps(app);
    await create(app);
    await screen.findByText(/Could not reach the server/);
    type('Quantity *', '6 boxes');
    await create(app);
    await waitFor(() => expect(screen.getByLabelText('Sender name *')).toHaveValue(''));
    await fillBothSteps(app);
    await create(app);
    await waitFor(() => expect(rows.size).toBe(3));
    await screen.findByLabelText('Sender name *');
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
  await waitFor(() => expect(screen.getByLabelText('Sender name *')).toHaveValue(''));
  expect(screen.getByLabelText('Sender name *')).toBeEnabled();
});

it('the form continues with the first field of the next consignment once stored', async () => {
  const { script } = aTable(() => new Reply(201, []));
  const app = await renderSignedIn(script);
  await fillBothSteps(app);
  await create(app);
  await waitFor(() => expect(screen.getByLabelText('Sender name *')).toHaveValue(''));
  await app.user.tab();
  expect(screen.getByLabelText('Sender name *')).toHaveFocus();
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
