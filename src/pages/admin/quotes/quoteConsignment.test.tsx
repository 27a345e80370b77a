import { screen, waitFor, within } from '@testing-library/react';
import type { Quote } from '@/features/quotes/desk/quote';
import { aConsignment } from '@/test/builders';
import { fillBothSteps, type as typeIn } from '@/test/consignmentForm';
import { anAcceptedQuote, aQuote, aSentOffer } from '@/test/quotes';
import { ROWS } from '@/test/session';
import { findAdminArea, openSignedIn } from '@/test/signedIn';
import { NO_ANSWER, onItsWay, refusal, Reply, type Script } from '@/test/stubBackend';
import { valuesOfQuote } from './quoteConsignment';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const LIST = '/auth/app/admin/track';
const MADE = [{ id: 7, trackingId: 'AG123XYZ' }];
const KEPT = 'draft:new-consignment:quote';

const wonByPhone = anAcceptedQuote({ booking: null, offer: aSentOffer({ transit: '20 days' }) });

/** The form of a new consignment for a quote. */
const openForm = async (quote: Quote | null = wonByPhone, script: Script = {}) => {
  const app = openSignedIn(`${LIST}?new&quote=5`, {
    [rpc('quote')]: quote,
    [`POST ${ROWS}`]: () => new Reply(201, MADE),
    [rpc('book_quote')]: 7,
    ...script,
  });
  await findAdminArea();
  const bodiesOf = (name: string) => app.calls.filter(([call]) => call === name).map(([, body]) => body);
  return { ...app, bodiesOf };
};

const filledIn = () => screen.findByText(/^Filled in from the quote Q7K2M4XA/);

/** Enters what the quote does not say, and creates the consignment. */
const create = async ({ user }: Awaited<ReturnType<typeof openForm>>) => {
  for (const fact of ['name', 'email', 'address', 'phone']) typeIn(`Receiver ${fact} *`, `receiver ${fact}`);
  typeIn('Sender address *', 'Canal Street');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByLabelText('Quantity *');
  typeIn('Delivery date *', '2099-04-02T15:30');
  await user.click(screen.getByRole('button', { name: 'Create' }));
};

it('a consignment that was made of a quote leads back to it', async () => {
  openSignedIn(`${LIST}/7`, {
    [`GET ${ROWS}`]: aConsignment({ comment: 'Quote Q7K2M4XA\nReference: PO 4711' }),
  });
  expect(await screen.findByRole('link', { name: 'Quote Q7K2M4XA' })).toHaveAttribute(
    'href',
    '/auth/app/admin/quotes?search=Q7K2M4XA',
  );
});

describe('the values of a quote', () => {
  const now = Date.parse('2026-03-01T08:00:00Z');

  it('are all that is known of its consignment', () => {
    const quote = anAcceptedQuote({ offer: aSentOffer({ transit: '20 days' }) });
    expect(valuesOfQuote(quote, now)).toEqual({
      sendersName: 'Moreau Machines',
      sendersEmail: 'ada@sender.example',
      sendersAddress: '4 Canal Street, Rotterdam',
      sendersPhone: '+31 10 555 0101',
      recName: 'Kofi Mensah',
      recEmail: 'kofi@receiver.example',
      recAddress: '12 Harbour Road, Tema',
      recPhone: '+233 30 555 0102',
      itemQuantity: '12',
      itemWeight: '515',
      product: 'Machine parts',
      departedFrom: 'Netherlands',
      headingTo: 'Ghana',
      currentLocation: 'Netherlands',
      city: 'Rotterdam',
      status: 'Registered',
      shipmentMode: 'Ocean',
      deliveryDate: '2026-04-04T18:00',
      comment: 'Quote Q7K2M4XA\nReference: PO 4711',
    });
  });

  it('have addresses in one line, as the form shows them', () => {
    const quote = anAcceptedQuote();
    const { booking } = quote;
    if (booking) booking.receiver.address = 'Am Kai 1\n20457 Hamburg';
    expect(valuesOfQuote(quote, now).recAddress).toBe('Am Kai 1, 20457 Hamburg');
  });

  it('truncate the goods to a line without splitting a character', () => {
    const { request } = aQuote();
    const goods = `${'b'.repeat(119)}🚢 and more`;
    expect(valuesOfQuote(aQuote({ request: { ...request, goods } }), now).product).toBe(
      `${'b'.repeat(119)}🚢`,
    );
  });

  it('leave out what nobody has said', () => {
    const { request } = aQuote();
    const values = valuesOfQuote(
      aQuote({
        request: {
          ...request,
          mode: 'advise',
          from: { place: null, text: 'Somewhere' },
          goods: `a\n${'b'.repeat(200)}`,
        },
      }),
      now,
    );
    for (const column of ['recName', 'sendersAddress', 'departedFrom', 'shipmentMode', 'deliveryDate'])
      expect(values).not.toHaveProperty(column);
    expect(values.product).toHaveLength(120);
    expect(values.city).toBe('Somewhere');
  });

  it.each([
    [null, 'Am Kai 1, Hamburg, Germany', undefined],
    [null, 'Am Kai 1, Germany', undefined],
    [null, 'Hamburg, Germany', 'Hamburg'],
    ['AOLAD', 'Luanda, Quatro de Fevereiro International Airport (LAD), Angola', 'Luanda'],
  ])('have a city of the place %s, %s, unless it may be a street', (place, text, city) => {
    const { request } = aQuote();
    expect(valuesOfQuote(aQuote({ request: { ...request, from: { place, text } } }), now).city).toBe(city);
  });
});

describe('a consignment that is entered for a quote', () => {
  it('is filled in, and belongs to the quote once it is stored', async () => {
    const app = await openForm();
    await filledIn();
    expect(screen.getByLabelText('Sender name *')).toHaveValue('Moreau Machines');
    expect(screen.getByText(/will belong to the quote Q7K2M4XA/)).toBeVisible();
    await create(app);
    expect(await screen.findByText('The consignment belongs to the quote Q7K2M4XA now.')).toBeVisible();
    expect(app.bodiesOf(rpc('book_quote'))).toEqual([{ id: 5, version: 3, consignment_id: 7 }]);
    expect(screen.getByRole('link', { name: 'Open the quote' })).toHaveAttribute(
      'href',
      '/auth/app/admin/quotes/5',
    );
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });

  it('waits for the quote before a template can be used', async () => {
    const answer = onItsWay(wonByPhone);
    await openForm(wonByPhone, { [rpc('quote')]: () => answer.arrived });
    const template = await screen.findByRole('button', { name: 'Begin with a template' });
    await waitFor(() => expect(template).toBeDisabled());
    answer.release();
    await filledIn();
    expect(screen.getByRole('button', { name: 'Begin with a template' })).toBeEnabled();
  });

  it('leaves the next form empty when the quote could not be loaded for the first one', async () => {
    const app = await openForm(wonByPhone, { [rpc('quote')]: refusal(400, 'P0001', 'no') });
    await screen.findByText('Could not load this quote');
    expect(app.bodiesOf(rpc('quote'))).toHaveLength(1);
    await fillBothSteps(app);
    await app.user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('region', { name: 'Just created' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Create another' }));
    expect(await screen.findByLabelText('Sender name *')).toHaveValue('');
    expect(app.bodiesOf(rpc('quote'))).toHaveLength(1);
  });

  it('still belongs to it after a reload, and is not filled in again', async () => {
    const first = await openForm();
    await filledIn();
    typeIn('Sender name *', 'Moreau and Sons');
    await waitFor(() => expect(sessionStorage.getItem('draft:new-consignment')).toContain('Sons'));
    first.leave();
    const app = openSignedIn(LIST, {
      [rpc('quote')]: wonByPhone,
      [`POST ${ROWS}`]: () => new Reply(201, MADE),
      [rpc('book_quote')]: 7,
    });
    expect(await screen.findByText(/will belong to the quote Q7K2M4XA/)).toBeVisible();
    expect(await screen.findByLabelText('Sender name *')).toHaveValue('Moreau and Sons');
    expect(app.countOf(rpc('quote'))).toBe(0);
  });

  it('keeps nothing of a quote that the form was filled in from before', async () => {
    const first = await openForm(anAcceptedQuote({ offer: aSentOffer({ transit: '20 days' }) }));
    await filledIn();
    typeIn('Receiver phone *', '+233 30 555 0199');
    await waitFor(() => expect(sessionStorage.getItem('draft:new-consignment')).toContain('0199'));
    first.leave();
    const { user } = await openForm({ ...wonByPhone, id: 6, number: 'Q6666666' });
    await screen.findByText(/^Filled in from the quote Q6666666/);
    expect(screen.getByLabelText('Sender name *')).toHaveValue('Moreau Machines');
    for (const fact of ['name', 'email', 'address', 'phone'])
      expect(screen.getByLabelText(`Receiver ${fact} *`)).toHaveValue('');
    expect(screen.getByText(/will belong to the quote Q6666666/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByLabelText('Receiver phone *')).toHaveValue('+233 30 555 0199');
  });

  it('is linked again if the line broke, also after a reload', async () => {
    const app = await openForm(wonByPhone, { [rpc('book_quote')]: NO_ANSWER });
    await filledIn();
    await create(app);
    expect(await screen.findByText(/was created, but not linked to the quote Q7K2M4XA yet/)).toBeVisible();
    app.leave();
    const { user } = openSignedIn(LIST, { [rpc('quote')]: wonByPhone, [rpc('book_quote')]: 7 });
    await user.click(await screen.findByRole('button', { name: 'Link it again' }));
    expect(await screen.findByText('The consignment belongs to the quote Q7K2M4XA now.')).toBeVisible();
  });

  it('is not mistaken for the one that waits to be linked', async () => {
    const app = await openForm(wonByPhone, { [rpc('book_quote')]: NO_ANSWER });
    await filledIn();
    await create(app);
    await screen.findByText(/was created, but not linked to the quote Q7K2M4XA yet/);
    const tries = app.bodiesOf(rpc('book_quote')).length;
    await app.user.click(screen.getByRole('button', { name: 'Create another' }));
    await fillBothSteps(app);
    await app.user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(app.countOf(`POST ${ROWS}`)).toBe(2));
    await screen.findByRole('region', { name: 'Just created' });
    expect(app.bodiesOf(rpc('book_quote'))).toHaveLength(tries);
    expect(screen.getByText(/was created, but not linked to the quote Q7K2M4XA yet/)).toBeVisible();
  });

  it('does not belong to it if that is not wanted', async () => {
    const app = await openForm();
    await filledIn();
    await app.user.click(screen.getByRole('button', { name: 'Do not link it' }));
    await create(app);
    expect(await screen.findByRole('region', { name: 'Just created' })).toBeVisible();
    expect(app.bodiesOf(rpc('book_quote'))).toEqual([]);
  });

  it.each<[string, Quote | null, RegExp]>([
    ['is not won', aQuote(), /Only a quote that is won/],
    ['has one', anAcceptedQuote({ consignment: 7 }), /has a consignment already/],
    ['is not there', null, /There is no such quote/],
  ])('is not filled in from a quote that %s', async (_why, quote, words) => {
    await openForm(quote);
    expect(await screen.findByText(words)).toBeVisible();
    const form = within(screen.getByRole('region', { name: 'Create consignment' }));
    expect(form.getByLabelText('Sender name *')).toHaveValue('');
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });
});
