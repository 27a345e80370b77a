import { act, screen, waitFor, within } from '@testing-library/react';
import { liveRegion } from '@/app/prerender/pageDocument';
import { REACHED } from '@/features/tracking/result/firstFacts';
import { aJourney, aTrackedConsignment, anEntry, anEvent } from '@/test/builders';
import { renderApp } from '@/test/renderApp';
import { NO_ANSWER, refusal } from '@/test/stubBackend';

const TRACK = 'POST /rest/v1/rpc/track_consignment';
const INPUT = 'Enter the consignment number';

const search = async ({ user }: ReturnType<typeof renderApp>, id: string) => {
  const input = await screen.findByLabelText(INPUT);
  await user.clear(input);
  if (id) await user.type(input, id);
  await user.click(screen.getByRole('button', { name: 'Track Result' }));
};

describe('the Track page', () => {
  it('shows the first match and asks for the trimmed id', async () => {
    const history = [
      {
        ...anEntry({ no: 2, date: '2026-03-03T09:30:00Z', location: 'Tema, Ghana', status: 'Customs hold' }),
      },
      { ...anEntry() },
    ];
    const state = anEvent({ no: 2, code: 'held', status: 'Customs hold', reason: 'Papers are missing' });
    const journey = aJourney({ state, stage: 2 });
    const app = renderApp('/tracking', { [TRACK]: [aTrackedConsignment({ locations: history, journey })] });
    await search(app, '  AG123XYZ ');
    const status = await screen.findByRole('region', { name: 'Shippment Status' });
    expect(within(status).getByText('In Transit')).toBeVisible();
    expect(status).not.toHaveTextContent('Customs hold');
    expect(within(status).getByText('Heading To').nextSibling).toHaveTextContent('Ghana');
    expect(within(status).queryByText('Carrier Ref No.')).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'Latest update' })).getByText('Customs hold'),
    ).toBeVisible();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'DateTimeLocationStatusRemark',
      expect.stringContaining('Registered'),
      expect.stringContaining('Customs hold'),
    ]);
    expect(screen.getByRole('heading', { name: 'Senders Information' })).toBeVisible();
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(app.calls).toEqual([[TRACK, { tracking_id: 'AG123XYZ' }]]);
  });

  it('sends nothing without an id, and asks for one', async () => {
    const app = renderApp('/tracking');
    await search(app, '   ');
    expect(await screen.findAllByText('Please provide your tracking ID to continue')).not.toHaveLength(0);
    expect(screen.getByLabelText(INPUT)).toBeInvalid();
    expect(app.calls).toEqual([]);
  });

  it('shows for ten seconds that nothing matches, and again after the next search', async () => {
    const app = renderApp('/tracking', { [TRACK]: [] });
    const line = 'OOps, No consignment matches this tracking ID';
    await search(app, 'NOPE');
    await screen.findByText(line);
    jest.useFakeTimers();
    await search(app, 'NOPE2');
    await waitFor(() => expect(screen.getByText(line)).toBeVisible());
    act(() => jest.advanceTimersByTime(9_999));
    expect(screen.getByText(line)).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText(line)).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('shows that it is processing while it waits', async () => {
    const app = renderApp('/tracking', { [TRACK]: () => new Promise(() => undefined) });
    await search(app, 'AG123XYZ');
    expect(await screen.findByRole('button', { name: 'Processing' })).toBeDisabled();
  });

  it('brings the result of each search into view and focuses its heading', async () => {
    const app = renderApp('/tracking', { [TRACK]: [aTrackedConsignment()] });
    const shownTexts: string[] = [];
    Element.prototype.scrollIntoView = function () {
      shownTexts.push(this.textContent);
    };
    const input = await screen.findByLabelText(INPUT);
    for (const turn of [1, 2]) {
      await app.user.click(input);
      await app.user.keyboard(turn === 1 ? ' AG123XYZ{Enter}' : '{Enter}');
      await waitFor(() => expect(shownTexts).toHaveLength(turn));
      expect(await screen.findByRole('heading', { name: 'Consignment AG123XYZ' })).toHaveFocus();
      expect(app.countOf(TRACK)).toBe(turn);
    }
    expect(shownTexts).toEqual(['Consignment AG123XYZ', 'Consignment AG123XYZ']);
    expect(input).toHaveValue(' AG123XYZ');
  });

  it('leaves the focus where it is when nothing matches', async () => {
    const app = renderApp('/tracking', { [TRACK]: [] });
    await app.user.type(await screen.findByLabelText(INPUT), 'NOPE{Enter}');
    await screen.findByText(/^OOps/);
    expect(screen.getByLabelText(INPUT)).toHaveFocus();
  });

  it('leaves focus and view where they are when a link opened the consignment', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    renderApp('/tracking/AG123XYZ', { [TRACK]: [aTrackedConsignment()] });
    await screen.findByText('Shippment Status');
    expect(document.body).toHaveFocus();
    expect(scroll).not.toHaveBeenCalled();
  });

  it('announces the search and its result to screen readers', async () => {
    let answer: (found: unknown) => void = () => undefined;
    const app = renderApp('/tracking', { [TRACK]: () => new Promise((resolve) => (answer = resolve)) });
    await screen.findByLabelText(INPUT);
    document.body.insertAdjacentHTML('beforeend', liveRegion);
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    await search(app, 'AG123XYZ');
    await waitFor(() => expect(region).toHaveTextContent(/^Processing$/));
    await waitFor(() => expect(app.countOf(TRACK)).toBe(1));
    answer([aTrackedConsignment({ journey: aJourney({ state: anEvent({ status: 'Customs hold' }) }) })]);
    await waitFor(() => expect(region).toHaveTextContent(/^Latest update: Customs hold$/));
    region.remove();
  });

  it('keeps the id when the look-up is refused, and can try again', async () => {
    let isRefused = true;
    const app = renderApp('/tracking', {
      [TRACK]: () => (isRefused ? refusal(400, '22023', 'no') : [aTrackedConsignment()]),
    });
    await search(app, 'AG123XYZ');
    expect((await screen.findAllByText('This consignment could not be fetched')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(INPUT)).toHaveValue('AG123XYZ');
    isRefused = false;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Shippment Status')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Consignment AG123XYZ' })).toHaveFocus();
  });

  it('keeps showing the result when repeating the search fails', async () => {
    let isRefused = false;
    const app = renderApp('/tracking', {
      [TRACK]: () => (isRefused ? refusal(400, '22023', 'no') : [aTrackedConsignment()]),
    });
    await search(app, 'AG123XYZ');
    await screen.findByText('Shippment Status');
    isRefused = true;
    await search(app, 'AG123XYZ');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('Shippment Status')).toBeVisible();
    await search(app, 'OTHER');
    await waitFor(() => expect(screen.queryByText('Shippment Status')).not.toBeInTheDocument());
  });

  it('retries a search without an answer three times', async () => {
    jest.useFakeTimers();
    const app = renderApp('/tracking?id=AG123XYZ', { [TRACK]: NO_ANSWER });
    for (const wait of [0, 1_000, 2_000, 4_000]) await act(() => jest.advanceTimersByTimeAsync(wait));
    await waitFor(() => expect(app.countOf(TRACK)).toBe(4));
    jest.useRealTimers();
  });

  it('says from the second try on that it is trying again', async () => {
    jest.useFakeTimers();
    let tries = 0;
    renderApp('/tracking?id=AG123XYZ', {
      [TRACK]: () => ((tries += 1) < 3 ? NO_ANSWER() : [aTrackedConsignment()]),
    });
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('No answer yet. Trying again…')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Processing' })).toBeDisabled();
    for (const wait of [1_000, 2_000]) await act(() => jest.advanceTimersByTimeAsync(wait));
    await waitFor(() => expect(screen.getByText('Shippment Status')).toBeVisible());
    expect(screen.queryByText('No answer yet. Trying again…')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('shows markup as text', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    renderApp('/tracking?id=AG123XYZ', { [TRACK]: [aTrackedConsignment({ comment: evil })] });
    expect(await screen.findByText(evil)).toBeVisible();
  });

  it('excludes the details of the sender from translation', async () => {
    const party = ['Ana Rose', '1 Bell Road', '+31 10 555', 'ana@sender.example'];
    const [sendersName, sendersAddress, sendersPhone, sendersEmail] = party;
    renderApp('/tracking?id=AG123XYZ', {
      [TRACK]: [aTrackedConsignment({ sendersName, sendersAddress, sendersPhone, sendersEmail })],
    });
    for (const text of party) expect(await screen.findByText(text)).toHaveAttribute('translate', 'no');
  });

  it('marks the reached stages', async () => {
    renderApp('/tracking?id=AG123XYZ', { [TRACK]: [aTrackedConsignment()] });
    const stages = within(await screen.findByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    const reached = stages.map((stage) => stage.hasAttribute(REACHED));
    expect(reached).toEqual([true, false, false, false, false]);
    expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual([
      'step',
      null,
      null,
      null,
      null,
    ]);
  });

  it('opens the chat with the id in the message box when asked about an exception', async () => {
    const state = anEvent({ no: 2, code: 'held', status: 'Held', reason: 'Papers are missing' });
    const journey = aJourney({ state, stage: 2, exceptions: [{ kind: 'hold', event: 2 }] });
    const { user } = renderApp('/tracking?id=AG123XYZ', {
      [TRACK]: [aTrackedConsignment({ journey })],
      'POST /rest/v1/rpc/support_status': { isOpen: true, isPresent: true, opensAt: null },
    });
    const card = within(
      within(await screen.findByRole('list', { name: 'Needs attention' })).getByRole('listitem'),
    );
    expect(card.getByRole('heading', { name: 'On hold' })).toBeVisible();
    expect(card.getByText('Reason: Papers are missing')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Ask about this in the chat' }));
    const message = await screen.findByLabelText('Your message');
    expect(message).toHaveValue('About consignment AG123XYZ: ');
    expect(message).toHaveFocus();
    await user.keyboard('where is it?');
    await user.click(card.getByRole('button', { name: 'Ask about this in the chat' }));
    expect(await screen.findByLabelText('Your message')).toHaveValue(
      'About consignment AG123XYZ: where is it?',
    );
  });

  it('is reset when its own link is followed from a result', async () => {
    const { user } = renderApp('/tracking?id=AG123XYZ', { [TRACK]: [aTrackedConsignment()] });
    await screen.findByText('Shippment Status');
    document.documentElement.scrollTop = 900;
    const footer = within(screen.getByRole('contentinfo'));
    await user.click(footer.getAllByRole('link', { name: /^Track/ })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByText('Shippment Status')).not.toBeInTheDocument());
    expect(document.documentElement.scrollTop).toBe(0);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('shows no map for an unknown country', async () => {
    renderApp('/tracking?id=AG123XYZ', {
      [TRACK]: [aTrackedConsignment({ currentLocation: 'Nowhereland' })],
    });
    await screen.findByText('Shippment Status');
    await waitFor(() => expect(screen.queryByRole('region', { name: /Map of/ })).not.toBeInTheDocument());
  });
});
