import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AGENT_SEEN_MS, SUPPORT_STATUS_EVERY_MS } from '@/config/timing';
import { countOf, input, log, openWindow, write } from '@/test/chatWidget';
import { stubChat } from '@/test/stubChat';
import type { SupportStatus } from '../supportApi';

const AWAY: SupportStatus = { isOpen: true, isPresent: false, opensAt: null };
const CLOSED: SupportStatus = { isOpen: false, isPresent: false, opensAt: '2026-03-02T08:00:00.000Z' };
const THERE: SupportStatus = { isOpen: true, isPresent: true, opensAt: null };

const notice = () => screen.queryByText(/Write all the same/);
const noticeIsVisible = () => waitFor(() => expect(notice()).toBeVisible());
const noticeGone = () => waitFor(() => expect(notice()).toBeNull());

/** A chat whose visitor has written, and is told that nobody answers now. */
const begun = async (support: SupportStatus = AWAY) => {
  const chat = stubChat();
  chat.server.support = support;
  const app = await openWindow(chat);
  await write(app, 'Hello');
  await within(log()).findByText('Sent');
  await noticeIsVisible();
  await waitFor(() => expect(chat.realtime.joined()).toHaveLength(1));
  await waitFor(() => expect(countOf(app, 'chat_address')).toBe(1));
  return app;
};
type App = Awaited<ReturnType<typeof begun>>;
const somebodyComes = ({ chat }: App) =>
  act(() => chat.realtime.poke(`chat:${chat.chats[0]?.id}`, { kind: 'present', seq: 0, by: 'agent' }));
const askCount = (app: App) => countOf(app, 'support_status');

describe('the notice that nobody is here', () => {
  it.each<[string, (app: App) => void]>([
    ['writes', ({ chat }) => void chat.agentWrites('Good morning')],
    ['types', ({ chat }) => void chat.type('agent')],
    ['reads', ({ chat }) => void chat.mark('readSeq', 1)],
  ])('goes as soon as an agent %s, within the hours and outside of them', async (_doing, act1) => {
    for (const support of [AWAY, CLOSED]) {
      const app = await begun(support);
      expect(screen.getByText('Write to us. You will find our answer here.')).toBeVisible();
      act(() => act1(app));
      await noticeGone();
      expect(screen.getByText('Write to us. We reply right here.')).toBeVisible();
      app.unmount();
      sessionStorage.clear();
      localStorage.clear();
    }
  });

  it('goes when a poll without a channel finds the answer', async () => {
    const app = await begun();
    app.chat.server.isPoking = false;
    app.chat.agentWrites('Good morning');
    fireEvent.focus(window);
    await within(log()).findByText('Good morning');
    await noticeGone();
  });

  it('stays when the visitor writes, types or leaves an address, and when a mail with answers leaves', async () => {
    const app = await begun();
    const [stored] = app.chat.chats;
    act(() => {
      app.chat.type('visitor');
      app.chat.realtime.poke(`chat:${stored?.id}`, { kind: 'address', seq: 1, by: 'agent' });
    });
    await waitFor(() => expect(countOf(app, 'chat_address')).toBe(2));
    await write(app, 'Anybody?');
    await waitFor(() => expect(app.chat.texts()).toEqual([['Hello', 'Anybody?']]));
    expect(notice()).toBeVisible();
  });

  it('goes when somebody comes, who has done nothing in the chat', async () => {
    const app = await begun();
    const before = askCount(app);
    app.chat.server.support = THERE;
    somebodyComes(app);
    await noticeGone();
    expect(askCount(app)).toBe(before + 1);
  });

  it('goes with a message that arrives while the window is minimised', async () => {
    const app = await begun();
    await app.user.keyboard('{Escape}');
    act(() => void app.chat.agentWrites('Good morning'));
    await app.user.click(await screen.findByRole('button', { name: 'Chat with support 1 unread message' }));
    await within(log()).findByText('Good morning');
    expect(notice()).toBeNull();
  });

  it('does not come back by an answer to a question that was asked before', async () => {
    const app = await begun();
    const before = askCount(app);
    app.chat.server.fault = (name) => (name === 'support_status' ? 'slow' : undefined);
    somebodyComes(app);
    await waitFor(() => expect(askCount(app)).toBeGreaterThan(before));
    act(() => void app.chat.agentWrites('Good morning'));
    await noticeGone();
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
    expect(notice()).toBeNull();
  });

  it('leaves an address that is being typed, and its focus, where they are', async () => {
    const app = await begun();
    await app.user.click(await screen.findByRole('button', { name: 'Get the answer by e-mail' }));
    await app.user.type(await screen.findByRole('textbox', { name: 'Your e-mail address' }), 'ada@vis');
    act(() => void app.chat.agentWrites('Good morning'));
    await noticeGone();
    expect(screen.getByRole('textbox', { name: 'Your e-mail address' })).toHaveValue('ada@vis');
    expect(screen.getByRole('textbox', { name: 'Your e-mail address' })).toHaveFocus();
    await app.user.keyboard('itor.test{Enter}');
    await screen.findByText(/^What you do not read here goes to a\*\*\*@visitor\.test\./);
  });

  it('gives its focus to the message box', async () => {
    const app = await begun();
    const offer = await screen.findByRole('button', { name: 'Get the answer by e-mail' });
    act(() => offer.focus());
    act(() => void app.chat.agentWrites('Good morning'));
    await noticeGone();
    expect(await input()).toHaveFocus();
  });

  it('takes no focus when it goes from a page that has none', async () => {
    const app = await begun();
    act(() => (document.activeElement as HTMLElement).blur());
    act(() => void app.chat.agentWrites('Good morning'));
    await noticeGone();
    expect(document.body).toHaveFocus();
  });

  it('is not shown while it cannot be asked', async () => {
    const app = await begun();
    app.chat.server.fault = (name) => (name === 'support_status' ? 'down' : undefined);
    somebodyComes(app);
    await noticeGone();
    app.chat.server.fault = () => undefined;
    somebodyComes(app);
    await noticeIsVisible();
  });
});

describe('over time', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('the notice appears when everybody has gone', async () => {
    const chat = stubChat();
    await openWindow(chat);
    expect(notice()).toBeNull();
    chat.server.support = AWAY;
    await pass(SUPPORT_STATUS_EVERY_MS + 1_000);
    await noticeIsVisible();
    chat.server.support = THERE;
    await pass(SUPPORT_STATUS_EVERY_MS + 1_000);
    await noticeGone();
  });

  it('the notice appears when nobody is there some time after the last sign', async () => {
    const app = await begun();
    act(() => void app.chat.agentWrites('Good morning'));
    await noticeGone();
    await pass(AGENT_SEEN_MS - 5_000);
    expect(notice()).toBeNull();
    await pass(SUPPORT_STATUS_EVERY_MS);
    await noticeIsVisible();
  });
});
