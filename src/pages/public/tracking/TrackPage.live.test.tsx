import { act, fireEvent, screen, within } from '@testing-library/react';
import { liveRegion } from '@/app/prerender/pageDocument';
import { LIVE_PAUSE_MS, LIVE_POLL_MS } from '@/config/timing';
import { aJourney, anEvent, aTrackedConsignment } from '@/test/builders';
import { renderApp } from '@/test/renderApp';
import { refusal } from '@/test/stubBackend';
import { stubRealtime } from '@/test/stubRealtime';
import { hidePage, pass } from '@/test/viewport';

const TRACK = 'POST /rest/v1/rpc/track_consignment';
const TOPIC = 'consignment:0123';

/** The tracking page with a result, and a server that can change it. */
const openResult = async (address = '/tracking?id=AG123XYZ', realtime = stubRealtime()) => {
  const server = { status: 'Registered', isRefusing: false, isGone: false };
  document.body.insertAdjacentHTML('beforeend', liveRegion);
  const app = renderApp(
    address,
    {
      [TRACK]: () => {
        const { status, isRefusing, isGone } = server;
        if (isRefusing) return refusal(429, 'PT429', 'Too many requests, try again in a minute.');
        const found = aTrackedConsignment({ journey: aJourney({ state: anEvent({ status }) }) });
        return isGone ? [] : [{ ...found, topic: TOPIC }];
      },
    },
    realtime,
  );
  await pass(4_000);
  await pass(LIVE_POLL_MS + 4_000);
  return {
    ...app,
    realtime,
    server,
    reads: () => app.countOf(TRACK),
    /** The admin saves something. */
    save: async (status: string, ms = 1_000) => {
      server.status = status;
      realtime.poke(TOPIC, { kind: 'journey' });
      await pass(ms);
    },
    latest: () => screen.getByRole('region', { name: 'Latest update' }),
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  document.getElementById('announcement')?.remove();
  jest.useRealTimers();
});

describe('a tracked consignment', () => {
  it('is read again a minute after its channel is joined, and after that only when it changes', async () => {
    const app = await openResult();
    expect([app.reads(), app.realtime.joins]).toEqual([2, [TOPIC]]);
    await pass(10 * 60_000);
    expect(app.reads()).toBe(2);
    await app.save('Customs hold');
    expect(app.latest()).toHaveTextContent('Customs hold');
    expect(app.reads()).toBe(3);
  });

  it('changes without moving the focus, locking the form or rendering the page anew, and is announced', async () => {
    const app = await openResult();
    const field = screen.getByLabelText('Enter the consignment number');
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'AG4' } });
    const before = app.latest();
    const labels: (string | null)[] = [];
    const button = screen.getByRole('button', { name: 'Track Result' });
    const watch = new MutationObserver(() => labels.push(button.textContent));
    watch.observe(button, { subtree: true, childList: true, characterData: true, attributes: true });
    await app.save('Customs hold');
    watch.disconnect();
    expect(app.latest()).toBe(before);
    expect([labels, field]).toEqual([[], document.activeElement]);
    expect(field).toHaveValue('AG4');
    const region = screen.getByText('Latest update: Customs hold');
    expect(region).toHaveAttribute('id', 'announcement');
    const listener = jest.fn();
    const hear = new MutationObserver(listener);
    hear.observe(region, { childList: true, characterData: true, subtree: true });
    await app.save('Customs hold', 10_000);
    hear.disconnect();
    expect(listener).not.toHaveBeenCalled();
  });

  it('is read at most once in two seconds, however often it changes', async () => {
    const app = await openResult();
    const before = app.reads();
    for (let no = 1; no <= 20; no += 1) await app.save(`Status ${no}`, 20);
    expect(app.reads()).toBe(before + 1);
    await pass(LIVE_PAUSE_MS);
    expect(app.reads()).toBe(before + 2);
    expect(app.latest()).toHaveTextContent('Status 20');
  });

  it('stays as it is when reading it again is refused, and is read again later', async () => {
    const app = await openResult();
    app.server.isRefusing = true;
    await app.save('Customs hold');
    expect(app.latest()).toHaveTextContent('Registered');
    expect(screen.queryByText(/Too many requests/)).not.toBeInTheDocument();
    app.server.isRefusing = false;
    await pass(LIVE_POLL_MS);
    expect(app.latest()).toHaveTextContent('Customs hold');
  });

  it('is read once a minute without a channel, and not while the page is hidden', async () => {
    const realtime = stubRealtime();
    realtime.server.welcome = 'error';
    const app = await openResult(undefined, realtime);
    const before = app.reads();
    await pass(3 * LIVE_POLL_MS);
    expect(app.reads()).toBe(before + 3);
    hidePage(true);
    await pass(10 * LIVE_POLL_MS);
    expect(app.reads()).toBe(before + 3);
    app.server.status = 'Customs hold';
    hidePage(false);
    await pass(1_000);
    expect(app.latest()).toHaveTextContent('Customs hold');
  });

  it('does not change while a finger is down', async () => {
    const app = await openResult();
    fireEvent.pointerDown(app.latest());
    await app.save('Customs hold');
    expect(app.latest()).toHaveTextContent('Registered');
    fireEvent.pointerUp(app.latest());
    await pass(10);
    expect(app.latest()).toHaveTextContent('Customs hold');
  });

  it('shows that nothing matches after it was deleted, and leaves its channel', async () => {
    const app = await openResult();
    app.server.isGone = true;
    await app.save('Deleted');
    expect(screen.getByText('OOps, No consignment matches this tracking ID')).toBeVisible();
    await pass(1_000);
    expect(app.realtime.openSockets()).toBe(0);
  });

  it('is no longer followed once the form is empty again', async () => {
    const app = await openResult();
    fireEvent.click(
      within(screen.getByRole('contentinfo')).getAllByRole('link', { name: /^Track/ })[0] as HTMLElement,
    );
    await pass(1_000);
    expect(screen.queryByText('Shippment Status')).not.toBeInTheDocument();
    expect(app.realtime.openSockets()).toBe(0);
  });
});

it('a page without a result opens no channel', async () => {
  const app = await openResult('/tracking');
  expect([app.calls, app.realtime.joins]).toEqual([[], []]);
});
