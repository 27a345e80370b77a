import { screen, waitFor, within } from '@testing-library/react';
import { isDraft, storageKeys } from '@/config/storageKeys';
import { renderApp } from '@/test/renderApp';
import { anOfferShown, aQuoted } from '@/test/quoted';
import { refusal, type Script } from '@/test/stubBackend';
import { keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import { openDocument } from '@/ui/openDocument';
import type { Quoted } from '@/features/quotes/accept/quotedApi';

jest.mock('@/ui/openDocument', () => ({ openDocument: jest.fn() }));

const STATE = 'POST /rest/v1/rpc/quote_state';
const ANSWER = 'POST /rest/v1/rpc/answer_offer';
const REPLY = 'POST /rest/v1/rpc/answer_quote_question';

const TOKEN = 'secret'.padEnd(43, '0');

/** The page of a quote that what is sent may change. */
const openQuote = (first: Quoted | null, script: (set: (next: Quoted) => void) => Script = () => ({})) => {
  let quote = first;
  return renderApp(`/quoted#${TOKEN}`, {
    [STATE]: () => quote,
    ...script((next) => (quote = next)),
  });
};

const offered = aQuoted({ state: 'quoted', version: 2, offer: anOfferShown() });

describe('the page of a quote', () => {
  it('shows its state and what was asked', async () => {
    openQuote(aQuoted());
    expect(await screen.findByRole('heading', { name: 'Quote Q1234567' })).toBeVisible();
    expect(screen.getByText(/We are working out your price/)).toBeVisible();
    expect(screen.getByText(/2 × Pallet, 120 × 80 × 100 cm, 250 kg each/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept the offer' })).toBeNull();
  });

  it('says so when its link opens nothing', async () => {
    openQuote(null);
    expect(await screen.findByText(/This link shows nothing/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for another quote' })).toHaveAttribute('href', '/quote');
  });

  it('takes the answer to a question', async () => {
    const { user, calls } = openQuote(
      aQuoted({ state: 'asked', version: 2, question: 'Which pallets?' }),
      (set) => ({
        [REPLY]: () => {
          const answered = aQuoted({ version: 3 });
          set(answered);
          return answered;
        },
      }),
    );
    expect(await screen.findByText('Which pallets?')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Your answer/ }), ' Euro pallets ');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText(/We are working out your price/)).toBeVisible();
    expect(calls).toContainEqual([REPLY, { token: TOKEN, version: 2, text: 'Euro pallets' }]);
  });

  it('shows an offer, and accepts it with the parties, prefilled with what is known', async () => {
    const { user, calls } = openQuote(offered, (set) => ({
      [ANSWER]: () => {
        set(aQuoted({ state: 'won', offer: anOfferShown(), trackingId: 'AB12CD34' }));
        return null;
      },
    }));
    expect(await screen.findByRole('heading', { name: 'Offer Q1234567' })).toBeVisible();
    expect(screen.getAllByText('EUR 1,250.50')[0]).toBeVisible();
    const [senderAddress, receiverAddress] = screen.getAllByLabelText(/^Address/);
    expect(senderAddress).toHaveValue('Hamburg, Germany');
    expect(receiverAddress).toHaveValue('Accra, Ghana');
    const [, receiver] = screen.getAllByLabelText(/^Name or company/);
    await user.type(receiver as HTMLElement, 'Kofi');
    await user.type(screen.getAllByLabelText(/^Phone/)[1] as HTMLElement, '+233 1');
    await user.click(screen.getByRole('button', { name: 'Accept the offer' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
    await user.type(screen.getAllByLabelText(/^E-mail address/)[1] as HTMLElement, 'kofi@receiver.test');
    await user.click(screen.getByRole('button', { name: 'Accept the offer' }));
    expect(await screen.findByRole('link', { name: 'Track it' })).toHaveAttribute(
      'href',
      '/tracking/AB12CD34',
    );
    const [, body] = calls.find(([call]) => call === ANSWER) ?? [];
    expect(body).toMatchObject({
      ...{ token: TOKEN, version: 2, offer: 1, answer: 'accept' },
      details: {
        name: 'Ada Shipper',
        sender: { name: 'Ada Shipper', phone: '+49 40 1', email: 'ada@shipper.test' },
        receiver: { name: 'Kofi', address: 'Accra, Ghana', phone: '+233 1', email: 'kofi@receiver.test' },
        reference: null,
      },
    });
  });

  it('says that it has changed meanwhile, and keeps what was typed', async () => {
    const { user } = openQuote(offered, (set) => ({
      [ANSWER]: () => {
        set({ ...offered, version: 3 });
        return refusal(409, 'PT409', 'This quote has changed meanwhile.');
      },
    }));
    await screen.findByRole('heading', { name: 'Offer Q1234567' });
    const fields = () => screen.getAllByLabelText(/^Name or company|^Phone|^E-mail address/);
    for (const [at, text] of [
      [3, 'Kofi'],
      [4, '+233 1'],
      [5, 'kofi@receiver.test'],
    ] as const)
      await user.type(fields()[at] as HTMLElement, text);
    await user.click(screen.getByRole('button', { name: 'Accept the offer' }));
    expect(await screen.findByText(/This quote has changed since you opened it/)).toBeVisible();
    expect(fields()[3]).toHaveValue('Kofi');
  });

  it('says that another offer has taken its place before that one is accepted, and keeps what was typed', async () => {
    const revised = anOfferShown({ number: 2, price: '1900.00' });
    const { user, calls } = openQuote(offered, (set) => ({
      [ANSWER]: ({ version }: { version?: number }) => {
        if (version === 3) return null;
        set({ ...offered, version: 3, offer: revised });
        return refusal(409, 'PT409', 'This quote has changed meanwhile.');
      },
    }));
    await screen.findByRole('heading', { name: 'Offer Q1234567' });
    const fields = () => screen.getAllByLabelText(/^Name or company|^Phone|^E-mail address/);
    for (const [at, text] of [
      [3, 'Kofi'],
      [4, '+233 1'],
      [5, 'kofi@receiver.test'],
    ] as const)
      await user.type(fields()[at] as HTMLElement, text);
    await user.click(screen.getByRole('button', { name: 'Accept the offer' }));
    expect((await screen.findAllByText(/Another offer has taken the place/))[0]).toBeVisible();
    expect(screen.getAllByText('EUR 1,900.00')[0]).toBeVisible();
    expect(fields()[3]).toHaveValue('Kofi');
    await user.click(screen.getByRole('button', { name: 'Accept the offer' }));
    await waitFor(() =>
      expect(calls).toContainEqual([ANSWER, expect.objectContaining({ version: 3, offer: 2 })]),
    );
  });

  it('says that another offer has taken its place when the page was read again meanwhile', async () => {
    let revise = () => undefined as void;
    const { user } = openQuote(offered, (set) => {
      revise = () => set({ ...offered, version: 3, offer: anOfferShown({ number: 2, price: '1900.00' }) });
      return {};
    });
    await screen.findByRole('button', { name: 'Accept the offer' });
    expect(screen.queryByText(/Another offer has taken the place/)).toBeNull();
    revise();
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    await user.click(screen.getByText('Decline it'));
    await waitFor(() => expect(screen.getAllByText(/Another offer has taken the place/)).toHaveLength(2));
    for (const warning of screen.getAllByText(/Another offer has taken the place/))
      expect(warning).toBeVisible();
  });

  it('declines an offer with a reason', async () => {
    const { user, calls } = openQuote(offered, (set) => ({
      [ANSWER]: () => {
        set(aQuoted({ state: 'lost', offer: anOfferShown(), refusal: { reason: 'Too slow' } }));
        return null;
      },
    }));
    await user.click(await screen.findByText('Decline it'));
    await user.type(screen.getByLabelText('Reason'), 'Too slow');
    await user.click(screen.getByRole('button', { name: 'Decline the offer' }));
    expect(await screen.findByText(/You have declined our offer/)).toBeVisible();
    expect(calls).toContainEqual([
      ANSWER,
      { token: TOKEN, version: 2, offer: 1, answer: 'decline', details: { reason: 'Too slow' } },
    ]);
  });

  it('keeps the reason of a refusal that was not sent through a reload', async () => {
    const { user, leave } = openQuote(offered);
    await user.click(await screen.findByText('Decline it'));
    await user.type(screen.getByLabelText('Reason'), 'Too slow');
    leave();
    const again = openQuote(offered, (set) => ({
      [ANSWER]: () => {
        set(aQuoted({ state: 'lost', offer: anOfferShown(), refusal: { reason: 'Too slow' } }));
        return null;
      },
    }));
    const reason = await screen.findByLabelText('Reason');
    expect(reason).toHaveValue('Too slow');
    expect(reason).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Decline the offer' }));
    expect(await screen.findByText(/You have declined our offer/)).toBeVisible();
    expect(Object.keys(sessionStorage).filter(isDraft)).toEqual([]);
  });

  it('asks before a request that was begun is replaced by the same again', async () => {
    const begun = { from: 'Lagos, Nigeria' };
    keepDraft(storageKeys.quoteDraft, begun);
    const { user } = openQuote(aQuoted({ state: 'lost', offer: anOfferShown(), refusal: { reason: null } }));
    const again = await screen.findByRole('link', { name: 'Ask for the same again' });
    await user.click(again);
    const title = 'Replace the request that you have begun?';
    const question = within(await screen.findByRole('dialog', { name: title }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(readDraft(storageKeys.quoteDraft)).toEqual(begun);
    await user.click(again);
    await user.click(await screen.findByRole('button', { name: 'Replace' }));
    expect(openDocument).toHaveBeenCalledWith('/quote');
    expect(readDraft(storageKeys.quoteDraft)).toMatchObject({ from: 'Hamburg, Germany' });
  });

  it('does not accept an offer that has ended, and lets one ask for the same again', async () => {
    const { user } = openQuote({
      ...offered,
      offer: anOfferShown({ isOver: true, validUntil: '2026-01-01' }),
    });
    const again = await screen.findByRole('link', { name: 'Ask for the same again' });
    expect(screen.queryByRole('button', { name: 'Accept the offer' })).toBeNull();
    again.addEventListener('click', (event) => event.preventDefault());
    await user.click(again);
    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem('draft:quote') ?? '{}')).toMatchObject({
        from: 'Hamburg, Germany',
        pieces: [{ count: '2', length: '120' }],
      }),
    );
  });
});
