import { screen, waitFor, within } from '@testing-library/react';
import { openOffer } from '@/features/quotes/desk/offerValues';
import type { Offer, Quote } from '@/features/quotes/desk/quote';
import { aQuote, aSentOffer } from '@/test/quotes';
import { openSignedIn } from '@/test/signedIn';
import { NO_ANSWER, refusal, type Script } from '@/test/stubBackend';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const OFFER = rpc('offer_quote');
const AT = '2026-03-02T08:00:00.000Z';

interface Sent {
  version: number;
  offer: Offer;
}

/** The form of an offer for a quote that the backend holds. */
const openQuote = async (
  quote: Quote = aQuote(),
  script: (set: (changes: Partial<Quote>) => Quote) => Script = () => ({}),
) => {
  let stored = quote;
  const set = (changes: Partial<Quote>) => (stored = { ...stored, version: stored.version + 1, ...changes });
  const app = openSignedIn('/auth/app/admin/quotes/5?offer', {
    [rpc('quote')]: () => stored,
    [OFFER]: ({ offer }: Sent) => set({ state: 'quoted', offer: aSentOffer(offer) }),
    ...script(set),
  });
  const form = within(await screen.findByRole('form', { name: 'Make an offer' }));
  const offers = () => app.calls.filter(([call]) => call === OFFER).map(([, body]) => body as Sent);
  const send = () => app.user.click(form.getByRole('button', { name: 'Send the offer' }));
  return { ...app, form, offers, send };
};

const isGone = () => waitFor(() => expect(screen.queryByRole('form', { name: 'Make an offer' })).toBeNull());

describe('the form of an offer', () => {
  it('sends a price with what it includes, and shows the offer', async () => {
    const { user, form, offers, send } = await openQuote();
    await user.type(form.getByLabelText(/^Price/), '1250,50');
    await user.selectOptions(form.getByLabelText(/^Currency/), 'USD');
    await user.type(form.getByLabelText(/^Included/), 'Pick-up');
    await user.type(form.getByLabelText(/^Not included/), 'Duties');
    await user.type(form.getByLabelText(/^Transit time/), '18 days');
    await user.type(form.getByLabelText(/^Terms/), 'Prepaid');
    await send();
    expect(await screen.findByText('The offer was sent')).toBeVisible();
    expect(offers()).toEqual([
      {
        id: 5,
        version: 1,
        offer: {
          price: '1250.50',
          currency: 'USD',
          validUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
          includes: 'Pick-up',
          excludes: 'Duties',
          transit: '18 days',
          terms: 'Prepaid',
          lines: [],
        },
      },
    ]);
    await isGone();
    expect(screen.getByRole('region', { name: 'Offer' })).toHaveTextContent('PriceUSD 1,250.50');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(sessionStorage.getItem('draft:quote-desk-offer-5')).toBeNull();
  });

  it('adds lines up to the price', async () => {
    const { user, form, offers, send } = await openQuote();
    await user.click(form.getByRole('button', { name: 'Add a line' }));
    expect(form.queryByLabelText(/^Price/)).toBeNull();
    expect(form.getByRole('status')).toHaveTextContent('Total of the lines: not known yet');
    expect(form.getByLabelText(/^Text of line 1/)).toHaveFocus();
    await user.keyboard('Ocean freight');
    await user.type(form.getByLabelText(/^Amount of line 1/), '1200');
    await user.click(form.getByRole('button', { name: 'Add a line' }));
    await user.keyboard('Discount');
    await user.type(form.getByLabelText(/^Amount of line 2/), '-50.50');
    expect(form.getByRole('status')).toHaveTextContent('Total of the lines: EUR 1,149.50');
    await send();
    await isGone();
    expect(offers()[0]?.offer).toMatchObject({
      price: '1149.50',
      lines: [
        { text: 'Ocean freight', amount: '1200.00' },
        { text: 'Discount', amount: '-50.50' },
      ],
    });
    expect(screen.getByRole('list', { name: 'Lines of the price' })).toHaveTextContent('DiscountEUR -50.50');
  });

  it('removes a line, and the price is typed again without any', async () => {
    const { user, form } = await openQuote();
    await user.click(form.getByRole('button', { name: 'Add a line' }));
    await user.click(form.getByRole('button', { name: 'Remove line 1' }));
    expect(form.getByLabelText(/^Price/)).toBeVisible();
    expect(form.getByRole('button', { name: 'Add a line' })).toHaveFocus();
  });

  it('sends nothing without a price, or with a day that has passed', async () => {
    const { user, form, offers, send } = await openQuote();
    const day = form.getByLabelText(/^Valid until/);
    await user.clear(day);
    await user.type(day, '2020-01-01');
    await send();
    expect(await form.findByText('This field is required')).toBeVisible();
    expect(form.getByText('Choose today or a later day')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText(/^Price/)).toHaveFocus());
    expect(offers()).toEqual([]);
  });

  it('inserts prepared answers, filled in with the name of the customer', async () => {
    const answers = [{ id: 1, shortcut: 'usual', text: 'Dear {name}: all charges', updated_at: AT }];
    const { user, form } = await openQuote(aQuote(), () => ({ 'GET /rest/v1/prepared_answer': answers }));
    await user.type(form.getByLabelText(/^Included/), '/usu');
    await screen.findByRole('option', { name: /usual/ });
    await user.keyboard('{Enter}');
    expect(form.getByLabelText(/^Included/)).toHaveValue('Dear Ada Moreau: all charges');
  });

  it('shows the mail that brings it', async () => {
    const { user, form } = await openQuote();
    await user.type(form.getByLabelText(/^Price/), '1250.50');
    await user.type(form.getByLabelText(/^Transit time/), '18 days');
    const preview = screen.getByRole('region', { name: 'Preview' });
    await user.click(within(preview).getByRole('tab', { name: 'Plain text' }));
    await waitFor(() => expect(preview).toHaveTextContent('Q7K2M4XA'));
    await waitFor(() => expect(preview).toHaveTextContent('1,250.50'));
    expect(preview).toHaveTextContent('18 days');
  });

  it('keeps what was typed when it is closed, when the line is gone, and after a reload', async () => {
    const { user, form, send, leave } = await openQuote(aQuote(), () => ({ [OFFER]: NO_ANSWER }));
    await user.type(form.getByLabelText(/^Price/), '99');
    await user.click(form.getByRole('button', { name: 'Add a line' }));
    await user.keyboard('Freight');
    await user.type(form.getByLabelText(/^Amount of line 1/), '12');
    await send();
    expect(await form.findByText(/Could not reach the server. What you typed is still here/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Close the form' }));
    await isGone();
    leave();
    const again = await openQuote();
    expect(again.form.getByText(/What you typed and did not send is back/)).toBeVisible();
    expect(again.form.getByLabelText(/^Text of line 1/)).toHaveValue('Freight');
    await again.user.click(again.form.getByRole('button', { name: 'Remove line 1' }));
    expect(again.form.getByLabelText(/^Price/)).toHaveValue('99');
    await again.user.click(again.form.getByRole('button', { name: 'Start over' }));
    expect(again.form.getByLabelText(/^Price/)).toHaveValue('');
  });

  it('shows what has changed meanwhile, and sends it to what the quote is now', async () => {
    const answered = { at: AT, by: null, what: 'answered', detail: { text: 'It is 500 kg' } } as const;
    const { user, form, offers, send } = await openQuote(
      aQuote({ state: 'asked', question: 'How heavy?' }),
      (set) => ({
        [OFFER]: ({ version, offer }: Sent) => {
          if (version > 1) return set({ state: 'quoted', offer: aSentOffer(offer) });
          set({ state: 'new', question: null, history: [...aQuote().history, answered] });
          return refusal(409, 'PT409', 'This quote has changed meanwhile.');
        },
      }),
    );
    await user.type(form.getByLabelText(/^Price/), '1200');
    await send();
    expect(await form.findByText(/Nothing was sent: this quote has changed/)).toBeVisible();
    expect(form.getByText('It is 500 kg')).toBeVisible();
    expect(form.getByLabelText(/^Price/)).toHaveValue('1200');
    await send();
    await isGone();
    expect(offers().map(({ version }) => version)).toEqual([1, 2]);
  });

  it('still knows after a reload what the offer was an answer to', async () => {
    const first = await openQuote();
    await first.user.type(first.form.getByLabelText(/^Price/), '1200');
    first.leave();
    const questionEntry = {
      at: AT,
      by: 'ben@office.example',
      what: 'asked',
      detail: { text: 'Stackable?' },
    } as const;
    const now = aQuote({ version: 2, state: 'asked', history: [...aQuote().history, questionEntry] });
    const { form, offers, send } = await openQuote(now, (set) => ({
      [OFFER]: ({ version, offer }: Sent) =>
        version === 1
          ? refusal(409, 'PT409', 'This quote has changed meanwhile.')
          : set({ state: 'quoted', offer: aSentOffer(offer) }),
    }));
    expect(form.getByText('Stackable?')).toBeVisible();
    await send();
    expect(await form.findByText(/Nothing was sent: this quote has changed/)).toBeVisible();
    await send();
    await isGone();
    expect(offers().map(({ version }) => version)).toEqual([1, 2]);
  });

  it('is sent once if its answer was lost, although the quote has changed by it', async () => {
    let stored = 0;
    const { user, form, offers, send } = await openQuote(aQuote(), (set) => ({
      [OFFER]: ({ offer }: Sent) => {
        if ((stored += 1) > 1) return aQuote({ version: 2, state: 'quoted', offer: aSentOffer(offer) });
        const entry = { at: AT, by: 'ada@office.example', what: 'offered', detail: offer } as const;
        set({ state: 'quoted', offer: aSentOffer(offer), history: [...aQuote().history, entry] });
        return NO_ANSWER();
      },
    }));
    await user.type(form.getByLabelText(/^Price/), '1200');
    await send();
    expect(await form.findByText(/Could not reach the server/)).toBeVisible();
    expect(await form.findByText('Offered')).toBeVisible();
    await send();
    await isGone();
    expect(offers().map(({ version }) => version)).toEqual([1, 1]);
  });

  it('does not send the offer that the customer has already', async () => {
    const { validUntil } = openOffer(null, Date.now());
    const { form, offers, send } = await openQuote(
      aQuote({ state: 'quoted', offer: aSentOffer({ validUntil }) }),
    );
    await send();
    expect(await form.findByText(/this is the offer that the customer has already/)).toBeVisible();
    expect(offers()).toEqual([]);
  });

  it('says what the database refuses', async () => {
    const { user, form, send } = await openQuote(aQuote(), () => ({
      [OFFER]: refusal(400, '22023', 'The terms have a character that cannot be stored.'),
    }));
    await user.type(form.getByLabelText(/^Price/), '1200');
    await send();
    expect(
      await form.findByText(
        'The terms have a character that cannot be stored. What you typed is still here.',
      ),
    ).toBeVisible();
  });
});
