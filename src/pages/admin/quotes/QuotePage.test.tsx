import { screen, waitFor, within } from '@testing-library/react';
import { listed, LOG } from '@/test/mailPage';
import { openQuote, QUOTE_PAGE, rpc } from '@/test/quoteDesk';
import { aQuote, aSentOffer } from '@/test/quotes';
import { openSignedIn } from '@/test/signedIn';
import { NO_ANSWER, refusal } from '@/test/stubBackend';

const AT = '2026-03-02T08:00:00.000Z';

const button = (name: string) => screen.getByRole('button', { name });
const changed = refusal(409, 'PT409', 'This quote has changed meanwhile.');

describe('the page of a quote', () => {
  it('shows all that is asked for', async () => {
    await openQuote(
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
    const requestRegion = screen.getByRole('region', { name: 'What is asked for' });
    expect(requestRegion).toHaveTextContent('FromRotterdam, Netherlands');
    expect(requestRegion).toHaveTextContent('ToTema, Ghana');
    expect(requestRegion).toHaveTextContent('Ready on15 March 2026');
    expect(requestRegion).toHaveTextContent('Dangerous goodsUN 1263 Paint');
    expect(requestRegion).toHaveTextContent('Temperature2 to 8 °C');
    expect(requestRegion).toHaveTextContent('InsuranceGoods worth EUR 25,000.00');
    expect(requestRegion).toHaveTextContent('NoteCall before pick-up');
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
    openSignedIn(QUOTE_PAGE, { [rpc('quote')]: null });
    expect(await screen.findByText('There is no such quote.')).toBeVisible();
  });

  it('shows that it could not be fetched, and fetches it again', async () => {
    let isDown = true;
    const { user } = openSignedIn(QUOTE_PAGE, {
      [rpc('quote')]: () => (isDown ? refusal(403, '42501', 'no') : aQuote()),
    });
    expect((await screen.findAllByText('Could not load this quote')).length).toBeGreaterThan(0);
    isDown = false;
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { name: 'Quote Q7K2M4XA' })).toBeVisible();
  });

  it('writes to the customer by the message box', async () => {
    const { user } = await openQuote(aQuote(), {
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
    await openQuote(
      aQuote({
        mails: [
          { id: 1, kind: 'quoteReceived', state: 'sent', at: AT, reason: null },
          { id: 2, kind: 'quoteOffer', state: 'failed', at: AT, reason: '550 no such user' },
        ],
      }),
    );
    const mails = screen.getByRole('list', { name: 'Mails to the customer' });
    expect(mails).toHaveTextContent('The request has arrived: sent, 2 March 2026 at 08:00');
    expect(mails).toHaveTextContent('The offer: failed');
    expect(mails).toHaveTextContent('The mail server said: 550 no such user');
  });
});

describe('a mail that did not leave', () => {
  const failed = {
    id: 8,
    kind: 'quoteQuestion',
    state: 'failed',
    at: AT,
    reason: '550 no such user',
  } as const;
  const askedQuote = aQuote({ state: 'asked', question: 'How heavy?', mails: [failed] });
  const again = { name: 'Send again: The question' };

  it('is sent again', async () => {
    const app = await openQuote(askedQuote, {
      [rpc('resend_quote_mail')]: () => app.set({ mails: [{ ...failed, state: 'waiting', reason: null }] }),
    });
    await app.user.click(screen.getByRole('button', again));
    expect(await screen.findByText('The mail is sent again')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', again)).toBeNull());
    const mails = screen.getByRole('list', { name: 'Mails to the customer' });
    expect(mails).toHaveTextContent('The question: waits');
    expect(mails).toHaveFocus();
    expect(app.bodiesOf('resend_quote_mail')).toEqual([{ mail: 8 }]);
  });

  it('is sent again after a question if it may have arrived', async () => {
    const app = await openQuote(
      { ...askedQuote, mails: [{ ...failed, state: 'unknown' }] },
      { [rpc('resend_quote_mail')]: () => app.set({ mails: [{ ...failed, state: 'waiting' }] }) },
    );
    await app.user.click(screen.getByRole('button', again));
    const dialog = within(await screen.findByRole('dialog', { name: /Perhaps it has arrived already/ }));
    expect(app.bodiesOf('resend_quote_mail')).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(app.bodiesOf('resend_quote_mail')).toEqual([{ mail: 8 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why it was not sent again', async () => {
    const app = await openQuote(askedQuote, {
      [rpc('resend_quote_mail')]: refusal(409, 'PT409', 'This mail has been overtaken'),
    });
    await app.user.click(screen.getByRole('button', again));
    expect(await screen.findByText('This mail could not be sent again')).toBeVisible();
    expect(screen.getByRole('button', again)).toBeEnabled();
  });

  it('stays where it is once the quote has moved on, or a later mail of its kind has left', async () => {
    const later = { ...failed, id: 9, state: 'sent', reason: null } as const;
    const { leave } = await openQuote({ ...askedQuote, mails: [failed, later] });
    expect(screen.getByText(/550 no such user/)).toBeVisible();
    expect(screen.queryByRole('button', again)).toBeNull();
    leave();
    await openQuote({ ...askedQuote, state: 'new' });
    expect(screen.getByText(/550 no such user/)).toBeVisible();
    expect(screen.queryByRole('button', again)).toBeNull();
  });

  it('stays where it is once its offer has ended', async () => {
    const offered = { ...failed, kind: 'quoteOffer' } as const;
    const { leave } = await openQuote(aQuote({ state: 'quoted', offer: aSentOffer(), mails: [offered] }));
    expect(screen.getByRole('button', { name: 'Send again: The offer' })).toBeVisible();
    leave();
    await openQuote(aQuote({ state: 'quoted', offer: aSentOffer({ isOver: true }), mails: [offered] }));
    expect(screen.getByText(/550 no such user/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send again: The offer' })).toBeNull();
  });
});

describe('asking back', () => {
  it('sends a question, and shows it as asked', async () => {
    const app = await openQuote(aQuote(), {
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
    expect(app.bodiesOf('ask_quote')).toEqual([{ id: 5, version: 1, text: 'Is it stackable?' }]);
  });

  it('shows what has changed meanwhile, keeps what was typed, and sends it to what it is now', async () => {
    const app = await openQuote(aQuote({ state: 'asked', question: 'How heavy?' }), {
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
    expect(app.bodiesOf('ask_quote')).toEqual([
      { id: 5, version: 1, text: 'In kilograms?' },
      { id: 5, version: 2, text: 'In kilograms?' },
    ]);
  });

  it('keeps what was typed when the line is gone, and after a reload', async () => {
    const app = await openQuote(aQuote(), { [rpc('ask_quote')]: NO_ANSWER });
    await app.user.click(button('Ask back'));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(dialog.getByLabelText(/^Question/), 'Is it stackable?');
    await app.user.click(dialog.getByRole('button', { name: 'Send the question' }));
    expect(await dialog.findByText(/Could not reach the server/)).toBeVisible();
    app.leave();
    const again = await openQuote(aQuote());
    await again.user.click(button('Ask back'));
    expect(await screen.findByLabelText(/^Question/)).toHaveValue('Is it stackable?');
  });
});
