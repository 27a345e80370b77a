import { screen, waitFor, within } from '@testing-library/react';
import type { Quote } from '@/features/quotes/desk/quote';
import { listed, LOG } from '@/test/mailPage';
import { anAcceptedQuote, anOffer, aQuote, aSentOffer } from '@/test/quotes';
import { openSignedIn } from '@/test/signedIn';
import { NO_ANSWER, refusal, type Script } from '@/test/stubBackend';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const ADDRESS = '/auth/app/admin/quotes/5';
const AT = '2026-03-02T08:00:00.000Z';

/** A backend that holds one quote, which a test can change. */
const desk = (first: Quote, script: Script = {}) => {
  let stored = first;
  const set = (changes: Partial<Quote>) => {
    stored = { ...stored, version: stored.version + 1, ...changes };
    return stored;
  };
  return { set, script: { [rpc('quote')]: () => stored, ...script } };
};

const open = async (quote: Quote, script: Script = {}, search = '') => {
  const backend = desk(quote, script);
  const app = openSignedIn(`${ADDRESS}${search}`, backend.script);
  await screen.findByRole('heading', { name: 'Quote Q7K2M4XA', level: 1 });
  const sent = (name: string) => app.calls.filter(([call]) => call === rpc(name)).map(([, body]) => body);
  return { ...app, ...backend, sent };
};

const button = (name: string) => screen.getByRole('button', { name });
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const changed = refusal(409, 'PT409', 'This quote has changed meanwhile.');

describe('the page of a quote', () => {
  it('shows all that is asked for', async () => {
    await open(
      aQuote({
        request: {
          ...aQuote().request,
          dangerous: { un: '1263', details: 'Paint' },
          temperature: { min: 2, max: 8 },
          insurance: { value: 25_000, currency: 'EUR' },
          note: 'Call before pick-up',
        },
      }),
    );
    const asked = screen.getByRole('region', { name: 'What is asked for' });
    expect(asked).toHaveTextContent('FromRotterdam, Netherlands');
    expect(asked).toHaveTextContent('ToTema, Ghana');
    expect(asked).toHaveTextContent('Ready on15 March 2026');
    expect(asked).toHaveTextContent('Dangerous goodsUN 1263 Paint');
    expect(asked).toHaveTextContent('Temperature2 to 8 °C');
    expect(asked).toHaveTextContent('InsuranceGoods worth EUR 25,000.00');
    expect(asked).toHaveTextContent('NoteCall before pick-up');
    const contact = screen.getByRole('region', { name: 'Who asks' });
    expect(contact).toHaveTextContent('Moreau Machines');
    expect(within(contact).getByRole('link', { name: /ada@sender.example/ })).toHaveAttribute(
      'href',
      'mailto:ada@sender.example',
    );
    expect(screen.getByRole('list', { name: 'History of this quote' })).toHaveTextContent(
      'Requested 1 March 2026 at 08:00 by the customer',
    );
  });

  it('says that there is none', async () => {
    openSignedIn(ADDRESS, { [rpc('quote')]: null });
    expect(await screen.findByText('There is no such quote.')).toBeVisible();
  });

  it('shows that it could not be fetched, and fetches it again', async () => {
    let isDown = true;
    const { user } = openSignedIn(ADDRESS, {
      [rpc('quote')]: () => (isDown ? refusal(403, '42501', 'no') : aQuote()),
    });
    expect((await screen.findAllByText('Could not load this quote')).length).toBeGreaterThan(0);
    isDown = false;
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { name: 'Quote Q7K2M4XA' })).toBeVisible();
  });

  it('writes to the customer by the message box', async () => {
    const { user } = await open(aQuote(), {
      [LOG]: listed([]),
    });
    const link = screen.getByRole('link', { name: 'Write a mail' });
    expect(link).toHaveAttribute(
      'href',
      '/auth/app/admin/all_messages?to=ada%40sender.example&name=Ada+Moreau&quote=Q7K2M4XA',
    );
    await user.click(link);
    expect(await screen.findByLabelText(/^Subject/)).toHaveValue('Your quote Q7K2M4XA');
    expect(screen.getByLabelText(/^Receiver's e-mail/)).toHaveValue('ada@sender.example');
  });

  it('shows what became of the mails', async () => {
    await open(
      aQuote({
        mails: [
          { kind: 'quoteReceived', state: 'sent', at: AT, reason: null },
          { kind: 'quoteOffer', state: 'failed', at: AT, reason: '550 no such user' },
        ],
      }),
    );
    const mails = screen.getByRole('list', { name: 'Mails to the customer' });
    expect(mails).toHaveTextContent('The request has arrived: sent, 2 March 2026 at 08:00');
    expect(mails).toHaveTextContent('The offer: failed');
    expect(mails).toHaveTextContent('The mail server said: 550 no such user');
  });
});

describe('asking back', () => {
  it('sends a question, and shows it as asked', async () => {
    const app = await open(aQuote(), {
      [rpc('ask_quote')]: ({ text }: { text: string }) => app.set({ state: 'asked', question: text }),
    });
    await app.user.click(button('Ask back'));
    const dialog = await screen.findByRole('dialog', { name: 'Ask Q7K2M4XA back' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Send the question' }));
    expect(await within(dialog).findByText('This field is required')).toBeVisible();
    await app.user.type(within(dialog).getByLabelText(/^Question/), ' Is it stackable? ');
    await app.user.click(within(dialog).getByRole('button', { name: 'Send the question' }));
    expect(await screen.findByText(/The question is with the customer/)).toHaveTextContent(
      'Is it stackable?',
    );
    expect(app.sent('ask_quote')).toEqual([{ id: 5, version: 1, text: 'Is it stackable?' }]);
  });

  it('shows what has changed meanwhile, keeps what was typed, and sends it to what it is now', async () => {
    const app = await open(aQuote({ state: 'asked', question: 'How heavy?' }), {
      [rpc('ask_quote')]: ({ version, text }: { version: number; text: string }) =>
        version === 1
          ? (app.set({
              state: 'new',
              history: [
                ...aQuote().history,
                { at: AT, by: null, what: 'answered', detail: { text: '340 kg' } },
              ],
            }),
            changed)
          : app.set({ state: 'asked', question: text }),
    });
    await app.user.click(button('Ask back'));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(dialog.getByLabelText(/^Question/), 'In kilograms?');
    await app.user.click(dialog.getByRole('button', { name: 'Send the question' }));
    expect(await dialog.findByText(/this quote has changed since you opened the form/)).toBeVisible();
    expect(dialog.getByText('340 kg')).toBeVisible();
    expect(dialog.getByLabelText(/^Question/)).toHaveValue('In kilograms?');
    await app.user.click(dialog.getByRole('button', { name: 'Send the question' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.sent('ask_quote')).toEqual([
      { id: 5, version: 1, text: 'In kilograms?' },
      { id: 5, version: 2, text: 'In kilograms?' },
    ]);
  });

  it('keeps what was typed when the line is gone, and after a reload', async () => {
    const app = await open(aQuote(), { [rpc('ask_quote')]: NO_ANSWER });
    await app.user.click(button('Ask back'));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(dialog.getByLabelText(/^Question/), 'Is it stackable?');
    await app.user.click(dialog.getByRole('button', { name: 'Send the question' }));
    expect(await dialog.findByText(/Could not reach the server/)).toBeVisible();
    app.leave();
    const again = await open(aQuote());
    await again.user.click(button('Ask back'));
    expect(await screen.findByLabelText(/^Question/)).toHaveValue('Is it stackable?');
  });
});

describe('closing a quote', () => {
  it.each([
    ['Mark as won', 'won', 'Accepted on the phone'],
    ['Mark as lost', 'lost', 'Price'],
  ])('%s takes a reason', async (action, state, reason) => {
    const app = await open(aQuote(), {
      [rpc('close_quote')]: () => app.set({ state: state as 'won' | 'lost' }),
    });
    await app.user.click(button(action));
    const dialog = within(await screen.findByRole('dialog', { name: `Mark Q7K2M4XA as ${state}` }));
    await app.user.type(dialog.getByLabelText(/^Reason/), reason);
    await app.user.click(dialog.getByRole('button', { name: action }));
    expect(await screen.findByText(`The quote is ${state}`)).toBeVisible();
    expect(app.sent('close_quote')).toEqual([{ id: 5, version: 1, state, reason }]);
    await waitFor(() => expect(buttons()).toContain('Reopen'));
    expect(buttons()).not.toContain('Make an offer');
  });

  it('opens one again', async () => {
    const app = await open(aQuote({ state: 'lost', refusal: { reason: 'Too slow' } }), {
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
    await open(anAcceptedQuote({ consignment: 7, trackingId: 'AG123XYZ' }));
    expect(buttons()).not.toContain('Reopen');
  });
});

describe('the consignment of a quote', () => {
  it('is made in one press of what was accepted, by the day that the offer suggests', async () => {
    const app = await open(
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
    const app = await open(anAcceptedQuote({ offer: aSentOffer({ transit: '20 days' }) }), {
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
    expect(app.sent('book_quote')).toEqual([
      { id: 5, version: 3, deliver_by: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string },
    ]);
  });

  it('asks for the day if the offer names none', async () => {
    const app = await open(anAcceptedQuote({ offer: aSentOffer({ transit: null }) }));
    await app.user.click(button('Make a consignment'));
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(app.sent('book_quote')).toEqual([]);
  });

  it('says why it could not be made, and tries again', async () => {
    let isCut = true;
    const app = await open(anAcceptedQuote({ offer: aSentOffer({ transit: '20 days' }) }), {
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
    await open(anAcceptedQuote({ booking: null }));
    expect(screen.queryByRole('button', { name: 'Make a consignment' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Fill in a consignment' })).toHaveAttribute(
      'href',
      '/auth/app/admin/track?new&quote=5',
    );
  });
});
