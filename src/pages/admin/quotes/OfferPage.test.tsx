import { act, screen, waitFor, within } from '@testing-library/react';
import { anOffer, aQuote, aSentOffer } from '@/test/quotes';
import { openSignedIn } from '@/test/signedIn';
import { onItsWay } from '@/test/stubBackend';

const GET = 'POST /rest/v1/rpc/quote';
const ADDRESS = '/auth/app/admin/quotes/5/offer';

/** The page waits for its fonts, which jsdom has not. */
const load = () => Promise.resolve([]);
beforeEach(() => Object.defineProperty(document, 'fonts', { value: { load }, configurable: true }));

describe('the printed offer', () => {
  it('has all that is offered', async () => {
    const lines = [
      { text: 'Ocean freight', amount: '1200.00' },
      { text: 'Customs', amount: '50.50' },
    ];
    openSignedIn(`${ADDRESS}`, {
      [GET]: aQuote({
        state: 'quoted',
        offer: aSentOffer({ ...anOffer({ lines, terms: 'Prepaid' }) }),
      }),
    });
    const sheet = await screen.findByRole('article', { name: 'Offer Q7K2M4XA' });
    expect(sheet).toHaveTextContent('Valid until 2 April 2099');
    expect(sheet).toHaveTextContent('Moreau Machines');
    expect(sheet).toHaveTextContent('12 pieces, 515 kg');
    expect(sheet).toHaveTextContent('Ocean freightEUR 1,200.00');
    expect(sheet).toHaveTextContent('PriceEUR 1,250.50');
    expect(sheet).toHaveTextContent('TermsPrepaid');
    expect(sheet).not.toHaveTextContent('undefined');
  });

  it('has what the goods need on the way, as the offer on the page of the customer has it', async () => {
    const { request } = aQuote();
    const contact = { ...request.contact, company: request.contact.name };
    openSignedIn(`${ADDRESS}`, {
      [GET]: aQuote({
        state: 'quoted',
        offer: aSentOffer(),
        request: {
          ...{ ...request, contact, dangerous: { un: '1263', details: 'Paint' } },
          ...{ temperature: { min: 2, max: 8 }, insurance: { value: 12000, currency: 'EUR' } },
        },
      }),
    });
    const sheet = await screen.findByRole('article', { name: 'Offer Q7K2M4XA' });
    expect(sheet).toHaveTextContent('Dangerous goodsUN 1263 Paint');
    expect(sheet).toHaveTextContent('Temperature2 to 8 °C');
    expect(sheet).toHaveTextContent('InsuranceGoods worth EUR 12,000.00');
    expect(within(sheet).getAllByText('Ada Moreau')).toHaveLength(1);
  });

  it('is printed at once where its address says so', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    openSignedIn(`${ADDRESS}?print`, {
      [GET]: aQuote({ state: 'quoted', offer: aSentOffer() }),
    });
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    print.mockRestore();
  });

  it('is refetched before it is printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const offered = aQuote({ state: 'quoted', offer: aSentOffer() });
    const answer = onItsWay({ ...offered, offer: aSentOffer({ number: 2, price: '990.00' }) });
    let reads = 0;
    const { user } = openSignedIn('/auth/app/admin/quotes/5', {
      [GET]: () => (++reads === 1 ? offered : answer.arrived),
    });
    await user.click(await screen.findByRole('link', { name: 'Print the offer' }));
    await screen.findByRole('article', { name: 'Offer Q7K2M4XA' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_200)));
    expect(print).not.toHaveBeenCalled();
    answer.release();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    expect(screen.getByRole('article')).toHaveTextContent('PriceEUR 990.00');
    print.mockRestore();
  });

  it('says that there is none', async () => {
    openSignedIn(`${ADDRESS}`, { [GET]: aQuote() });
    expect(await screen.findByText('There is no offer for this quote yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  });
});
