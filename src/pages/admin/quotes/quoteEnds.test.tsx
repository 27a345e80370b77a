import { screen, waitFor, within } from '@testing-library/react';
import { openQuote, rpc } from '@/test/quoteDesk';
import { anAcceptedQuote, aQuote, aSentOffer } from '@/test/quotes';
import { NO_ANSWER } from '@/test/stubBackend';

const button = (name: string) => screen.getByRole('button', { name });
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('closing a quote', () => {
  it.each([
    ['Mark as won', 'won', 'Accepted on the phone'],
    ['Mark as lost', 'lost', 'Price'],
  ])('%s takes a reason', async (action, state, reason) => {
    const app = await openQuote(aQuote(), {
      [rpc('close_quote')]: () => app.set({ state: state as 'won' | 'lost' }),
    });
    await app.user.click(button(action));
    const dialog = within(await screen.findByRole('dialog', { name: `Mark Q7K2M4XA as ${state}` }));
    await app.user.type(dialog.getByLabelText(/^Reason/), reason);
    await app.user.click(dialog.getByRole('button', { name: action }));
    expect(await screen.findByText(`The quote is ${state}`)).toBeVisible();
    expect(app.bodiesOf('close_quote')).toEqual([{ id: 5, version: 1, state, reason }]);
    await waitFor(() => expect(buttons()).toContain('Reopen'));
    expect(buttons()).not.toContain('Make an offer');
  });

  it('keeps a reason for what it was typed for', async () => {
    const app = await openQuote(aQuote());
    await app.user.click(button('Mark as lost'));
    const lost = within(await screen.findByRole('dialog', { name: 'Mark Q7K2M4XA as lost' }));
    await app.user.type(lost.getByLabelText(/^Reason/), 'Too expensive');
    await app.user.keyboard('{Escape}{Escape}'); // the suggestions, then the dialog
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(button('Mark as won'));
    const won = within(await screen.findByRole('dialog', { name: 'Mark Q7K2M4XA as won' }));
    expect(won.getByLabelText(/^Reason/)).toHaveValue('');
  });

  it('opens one again', async () => {
    const app = await openQuote(aQuote({ state: 'lost', refusal: { reason: 'Too slow' } }), {
      [rpc('close_quote')]: () => app.set({ state: 'new', refusal: null }),
    });
    expect(screen.getByText(/The customer has declined the offer/)).toHaveTextContent('Reason: Too slow');
    await app.user.click(button('Reopen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reopen Q7K2M4XA' }));
    await app.user.type(dialog.getByLabelText(/^Reason/), 'Asks again');
    await app.user.click(dialog.getByRole('button', { name: 'Reopen' }));
    await waitFor(() => expect(buttons()).toContain('Make an offer'));
  });

  it('offers no way back from a quote with a consignment', async () => {
    await openQuote(anAcceptedQuote({ consignment: 7, trackingId: 'AG123XYZ' }));
    expect(buttons()).not.toContain('Reopen');
  });
});

describe('the consignment of a quote', () => {
  it('is made in one press of what was accepted, by the day that the offer suggests', async () => {
    const app = await openQuote(
      anAcceptedQuote({
        offer: aSentOffer({ transit: '20 days' }),
        request: { ...aQuote().request, readyOn: '2099-03-01' },
      }),
      {
        [rpc('book_quote')]: () => {
          app.set({ consignment: 7, trackingId: 'AG123XYZ' });
          return 7;
        },
      },
    );
    expect(screen.getByText(/Ada Moreau accepted the offer on/)).toHaveTextContent(
      'Reference of the customer: PO 4711',
    );
    expect(screen.getByLabelText(/^To be delivered by/)).toHaveValue('2099-03-21');
  });

  it('leads to its page once it is made', async () => {
    const app = await openQuote(anAcceptedQuote({ offer: aSentOffer({ transit: '20 days' }) }), {
      [rpc('book_quote')]: () => {
        app.set({ consignment: 7, trackingId: 'AG123XYZ' });
        return 7;
      },
    });
    await app.user.dblClick(button('Make a consignment'));
    expect(await screen.findByRole('link', { name: 'Open consignment AG123XYZ' })).toHaveAttribute(
      'href',
      '/auth/app/admin/track/7',
    );
    expect(app.bodiesOf('book_quote')).toEqual([
      { id: 5, version: 3, deliver_by: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string },
    ]);
  });

  it('asks for the day if the offer names none', async () => {
    const app = await openQuote(anAcceptedQuote({ offer: aSentOffer({ transit: null }) }));
    await app.user.click(button('Make a consignment'));
    expect(await screen.findByText('This field is required')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^To be delivered by/)).toHaveFocus());
    expect(app.bodiesOf('book_quote')).toEqual([]);
  });

  it('says why it could not be made, and tries again', async () => {
    let isCut = true;
    const app = await openQuote(anAcceptedQuote({ offer: aSentOffer({ transit: '20 days' }) }), {
      [rpc('book_quote')]: () => {
        if (isCut) return NO_ANSWER();
        app.set({ consignment: 7, trackingId: 'AG123XYZ' });
        return 7;
      },
    });
    await app.user.click(button('Make a consignment'));
    expect(await screen.findByText(/Could not reach the server/)).toBeVisible();
    isCut = false;
    await app.user.click(button('Make a consignment'));
    expect(await screen.findByRole('link', { name: 'Open consignment AG123XYZ' })).toBeVisible();
  });

  it('is entered in the form if the parties are not known', async () => {
    await openQuote(anAcceptedQuote({ booking: null }));
    expect(screen.queryByRole('button', { name: 'Make a consignment' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Fill in a consignment' })).toHaveAttribute(
      'href',
      '/auth/app/admin/track?new&quote=5',
    );
  });
});
