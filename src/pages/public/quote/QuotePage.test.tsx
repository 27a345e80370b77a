import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/test/renderApp';
import { NO_ANSWER, onItsWay, Reply, type Script } from '@/test/stubBackend';
import { today } from '@/features/quotes/request/quoteRules';
import { loadPlaces } from '@/features/quotes/request/usePlaces';

const SEND = 'POST /rest/v1/rpc/request_quote';
const LANE = '/quote?from=NLRTM&to=GHTEM&mode=ocean';
const stored = new Reply(200, { number: 'Q1234567' });

const openForm = async (script: Script = {}, address = '/quote') => {
  const app = renderApp(address, script);
  await screen.findByLabelText(/^From/);
  const type = async (label: RegExp | string, text: string) => {
    await app.user.click(screen.getByLabelText(label));
    await app.user.paste(text);
  };
  const next = () => app.user.click(screen.getByText('Next'));
  const reach = async (step: string) => {
    await next();
    await stepIs(step);
  };
  const fillIn = async () => {
    await type(/^From/, 'Hamburg');
    await type(/^To/, 'Accra');
    chooseDay();
    await reach('Pieces');
    await type(/^Weight of each/, '12,5');
    await reach('Goods');
    await type(/^What are the goods/, 'Pumps');
    await reach('Contact');
    await type(/^Name/, 'Ada');
    await type(/^E-mail address/, 'ada@shipper.test');
    await next();
    await screen.findByText('Send request');
  };
  return {
    ...app,
    type,
    next,
    fillIn,
    send: () => app.user.click(screen.getByText('Send request')),
  };
};

const chooseDay = () => fireEvent.change(screen.getByLabelText(/^Ready on/), { target: { value: today() } });

const stepIs = async (name: string) =>
  waitFor(() => expect(document.querySelector('[aria-current="step"]')).toHaveTextContent(name));

describe('the form of a quote', () => {
  it('is filled in by the address: a place by its code or in words, and how it travels', async () => {
    await openForm({}, '/quote?from=DEHAM&to=Somewhere+else&mode=ocean');
    await waitFor(() => expect(screen.getByLabelText(/^From/)).toHaveValue('Hamburg, Germany'));
    await waitFor(() => expect(screen.getByLabelText(/^To/)).toHaveValue('Somewhere else'));
    expect(screen.getByRole('radio', { name: 'Ocean' })).toBeChecked();
  });

  it('keeps what was changed after the address had filled it in, through a reload', async () => {
    const before = await openForm({}, LANE);
    await waitFor(() => expect(screen.getByLabelText(/^From/)).toHaveValue('Rotterdam, Netherlands'));
    fireEvent.change(screen.getByLabelText(/^From/), { target: { value: 'Hamburg, gate 3' } });
    await before.user.click(screen.getByRole('radio', { name: 'Air' }));
    before.leave();
    await openForm({}, LANE);
    await act(loadPlaces);
    expect(screen.getByLabelText(/^From/)).toHaveValue('Hamburg, gate 3');
    expect(screen.getByLabelText(/^To/)).toHaveValue('Tema, Ghana');
    expect(screen.getByRole('radio', { name: 'Air' })).toBeChecked();
  });

  it('keeps what was cleared after the address had filled it in, through a reload', async () => {
    const before = await openForm({}, '/quote?service=air-freight');
    await before.user.click(await screen.findByRole('radio', { name: 'Air', checked: true }));
    await before.user.click(screen.getByRole('radio', { name: 'Advise me' }));
    before.leave();
    await openForm({}, '/quote?service=air-freight');
    await act(loadPlaces);
    expect(screen.getByRole('radio', { name: 'Advise me' })).toBeChecked();
  });

  it('is filled in by another address while nothing was changed of what the first one filled in', async () => {
    const before = await openForm({}, LANE);
    await waitFor(() => expect(screen.getByLabelText(/^To/)).toHaveValue('Tema, Ghana'));
    before.leave();
    await openForm({}, '/quote?from=DEHAM');
    await waitFor(() => expect(screen.getByLabelText(/^From/)).toHaveValue('Hamburg, Germany'));
    expect(screen.getByLabelText(/^To/)).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Ocean' })).not.toBeChecked();
  });

  it('goes on only when a step is right, and shows at the field what is not', async () => {
    const { next, type } = await openForm();
    await next();
    expect(await screen.findAllByText('This field is required')).toHaveLength(3);
    await waitFor(() => expect(screen.getByLabelText(/^From/)).toHaveFocus());
    await stepIs('Shipment');
    await type(/^From/, 'Hamburg');
    await type(/^To/, 'Accra');
    chooseDay();
    await next();
    await stepIs('Pieces');
    expect(screen.getByRole('heading', { name: /Pieces/ })).toHaveFocus();
  });

  it('is not sent by the second click of a double click on Next', async () => {
    const { fillIn, calls } = await openForm({ [SEND]: stored });
    await fillIn();
    fireEvent.click(screen.getByText('Send request'), { detail: 2 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(calls.filter(([address]) => address === SEND)).toEqual([]);
    fireEvent.click(screen.getByText('Send request'), { detail: 1 });
    expect(await screen.findByText('Q1234567')).toBeVisible();
  });

  it('is sent from the review in metric, with a secret that its link has', async () => {
    const { fillIn, send, calls } = await openForm({ [SEND]: stored });
    await fillIn();
    expect(screen.getByText('1 × Pallet, 12.5 kg each')).toBeInTheDocument();
    await send();
    expect(await screen.findByText('Q1234567')).toBeVisible();
    const [, body] =
      (calls as [string, { token: string; request: object }][]).find(([address]) => address === SEND) ?? [];
    expect(body?.token).toMatch(/^[\w-]{43}$/);
    expect(body?.request).toMatchObject({
      ...{ from: { place: null, text: 'Hamburg' }, mode: 'advise', goods: 'Pumps', dangerous: null },
      pieces: [{ count: 1, kind: 'pallet', length: null, weight: 12.5 }],
    });
    expect(screen.getByRole('link', { name: 'See where it stands' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/quoted#${body?.token}`),
    );
    expect(sessionStorage.getItem('draft:quote')).toBeNull();
  });

  it('says how it was sent when the page was left meanwhile, and is empty after that', async () => {
    const answer = onItsWay({ number: 'Q1234567' });
    const { user, back, fillIn, send } = await openForm({ [SEND]: () => answer.arrived });
    await fillIn();
    await send();
    await user.click(screen.getAllByRole('link', { name: 'Contact' })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Get in Touch', level: 1 });
    answer.release();
    await waitFor(() => expect(sessionStorage.getItem('draft:quote')).toBeNull());
    back();
    expect(await screen.findByText('Q1234567')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ask for another quote' }));
    expect(await screen.findByLabelText(/^From/)).toHaveValue('');
  });

  it('sends again with the same secret when the answer was lost, and keeps what was typed', async () => {
    const tokens: unknown[] = [];
    const script = {
      [SEND]: ({ token }: { token?: string }) => {
        tokens.push(token);
        return tokens.length === 1 ? NO_ANSWER() : stored;
      },
    };
    const { fillIn, send } = await openForm(script);
    await fillIn();
    await send();
    expect(await screen.findByText('This request could not be sent')).toBeVisible();
    expect(screen.getByText('1 × Pallet, 12.5 kg each')).toBeVisible();
    await send();
    expect(await screen.findByText('Q1234567')).toBeVisible();
    expect(tokens).toEqual([expect.any(String), tokens[0]]);
  });

  it('keeps what was typed through a reload', async () => {
    const before = await openForm();
    await before.type(/^From/, 'Hamburg');
    await before.type(/^Weight of each/, '7');
    before.leave();
    await openForm();
    expect(screen.getByLabelText(/^From/)).toHaveValue('Hamburg');
    expect(screen.getByLabelText(/^Weight of each/)).toHaveValue('7');
  });

  it('works out what the pieces come to as one types, in both units', async () => {
    const { user, type } = await openForm({}, '/quote?service=air-freight');
    expect(screen.getByLabelText('Air')).toBeChecked();
    await type(/^Length/, '100');
    await type(/^Width/, '100');
    await type(/^Height/, '100');
    await type(/^Weight of each/, '100');
    expect(screen.getByText('167 kg')).toBeInTheDocument();
    await user.click(screen.getByLabelText('in, lb'));
    expect(screen.getByLabelText(/^Length/)).toHaveValue('39.37');
    expect(screen.getByLabelText(/^Weight of each/)).toHaveValue('220.462');
    expect(screen.getByText('167 kg')).toBeInTheDocument();
  });

  it('has lines that are added, duplicated and removed', async () => {
    const { user, type } = await openForm();
    await type(/^Weight of each/, '5');
    await user.click(screen.getByRole('button', { name: 'Duplicate line 1' }));
    const weights = () =>
      screen.getAllByLabelText(/^Weight of each/).map((field) => (field as HTMLInputElement).value);
    expect(weights()).toEqual(['5', '5']);
    await user.click(screen.getByRole('button', { name: 'Add a line' }));
    expect(weights()).toEqual(['5', '5', '']);
    expect(screen.getAllByLabelText(/^Pieces/)[2]).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove line 3' }));
    await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
    expect(weights()).toEqual(['5']);
    expect(screen.queryByRole('button', { name: 'Remove line 1' })).toBeNull();
  });

  it('offers places of the list, and takes what is only typed', async () => {
    const { user, type } = await openForm();
    await type(/^From/, 'rotterd');
    await user.click(await screen.findByRole('option', { name: /Rotterdam, Netherlands/ }));
    expect(screen.getByLabelText(/^From/)).toHaveValue('Rotterdam, Netherlands');
    expect(document.querySelector('[name="fromPlace"]')).toHaveValue('NLRTM');
    await type(/^From/, '!');
    expect(document.querySelector('[name="fromPlace"]')).toHaveValue('');
  });
});
