import { act, screen, waitFor, within } from '@testing-library/react';
import { FOLDED } from '@/features/tracking/foldedForm';
import { aJourney, anEvent, aTrackedConsignment } from '@/test/builders';
import { renderApp } from '@/test/renderApp';
import { setOnline } from '@/test/setOnline';
import { NO_ANSWER } from '@/test/stubBackend';

const TRACK = 'POST /rest/v1/rpc/track_consignment';
const INPUT = 'Enter the consignment number';

describe('the form beside a result', () => {
  it('is folded to one line, which opens it with the id selected', async () => {
    const { user } = renderApp('/tracking/AG123XYZ', { [TRACK]: [aTrackedConsignment()] });
    const change = await screen.findByRole('link', { name: 'change the tracking ID' });
    const field = screen.getByLabelText<HTMLInputElement>(INPUT);
    const section = field.closest('section');
    expect(section).toHaveAttribute(FOLDED);
    await user.click(change);
    expect(section).not.toHaveAttribute(FOLDED);
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'AG123XYZ'.length]);
    await user.keyboard('ag123xyz{Enter}');
    await waitFor(() => expect(section).toHaveAttribute(FOLDED));
  });

  it('stays open where nothing matches, with what to check and whom to ask after the message has gone', async () => {
    jest.useFakeTimers();
    renderApp('/tracking/NOPE', { [TRACK]: [] });
    await waitFor(() => expect(screen.getByText(/^OOps/)).toBeVisible());
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.queryByText(/^OOps/)).not.toBeInTheDocument();
    expect(screen.getByText(/^Check the number/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'ask us about it' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.*NOPE$/),
    );
    expect(screen.getByLabelText(INPUT).closest('section')).not.toHaveAttribute(FOLDED);
    jest.useRealTimers();
  });
});

describe('the times of a result', () => {
  it('are those of the places, or by one switch the reader’s', async () => {
    const state = anEvent({ moment: '2026-03-12T15:30:00Z', zone: 'Asia/Singapore' });
    const { user } = renderApp('/tracking/AG123XYZ', {
      [TRACK]: [aTrackedConsignment({ journey: aJourney({ state }) })],
    });
    expect(await screen.findByText('Since 12 March 2026, 23:30 GMT+8')).toBeVisible();
    const clocks = within(screen.getByRole('group', { name: 'Whose time is shown' }));
    await user.click(clocks.getByRole('button', { name: 'My time', pressed: false }));
    expect(screen.getByText('Since 12 March 2026, 15:30')).toBeVisible();
    expect(screen.queryByText(/GMT\+8/)).not.toBeInTheDocument();
  });

  it('offer no switch where all of them are the reader’s', async () => {
    const journey = aJourney({ state: anEvent({ zone: 'Africa/Accra' }) });
    renderApp('/tracking/AG123XYZ', { [TRACK]: [aTrackedConsignment({ journey })] });
    await screen.findByText('Shippment Status');
    expect(screen.queryByRole('group', { name: 'Whose time is shown' })).not.toBeInTheDocument();
  });
});

describe('without a line', () => {
  afterEach(() => jest.restoreAllMocks());

  it('a search says so at once, and goes out once the line is back', async () => {
    jest.useFakeTimers();
    let isReached = false;
    setOnline(false);
    renderApp('/tracking/AG123XYZ', { [TRACK]: () => (isReached ? [aTrackedConsignment()] : NO_ANSWER()) });
    await waitFor(() => expect(screen.getByText('You are offline.')).toBeVisible());
    expect(screen.getByText(/We look up AG123XYZ as soon as you are online again/)).toBeVisible();
    for (const wait of [0, 1_000, 2_000, 4_000]) await act(() => jest.advanceTimersByTimeAsync(wait));
    isReached = true;
    setOnline(true);
    await waitFor(() => expect(screen.getByText('Shippment Status')).toBeVisible());
    expect(screen.queryByText('You are offline.')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('a result stays, with the time that it is of', async () => {
    renderApp('/tracking/AG123XYZ', { [TRACK]: [aTrackedConsignment()] });
    await screen.findByText('Shippment Status');
    setOnline(false);
    expect(
      screen.getByText(/^What you see is as of \d+ \w+ \d{4}, \d\d:\d\d GMT\.$/, { exact: false }),
    ).toBeVisible();
    expect(screen.getByText('Shippment Status')).toBeVisible();
  });
});
