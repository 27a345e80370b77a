import { act, screen, waitFor } from '@testing-library/react';
import { setCovered } from '@/ui/cover/coverState';
import { renderSignedIn } from '@/test/signedIn';
import { stubChat, type StubChat } from '@/test/stubChat';
import { StubTab, withoutTabs, withTabs } from '@/test/stubTabs';

/** The sounds of a page that plays none. */
class Silence {
  static heard = 0;
  currentTime = 0;
  frequency = { setValueAtTime: () => undefined };
  gain = { linearRampToValueAtTime: () => undefined };
  destination = undefined;
  connect = (next: unknown) => next;
  start = () => void (Silence.heard += 1);
  stop = () => undefined;
  close = () => Promise.resolve();
}

/** The notifications of a desktop that shows none. */
class StubNotification {
  static permission: NotificationPermission = 'default';
  static answer: NotificationPermission = 'granted';
  static notifications: StubNotification[] = [];
  static isForWorkersOnly = false;
  static requestPermission = () => {
    StubNotification.permission = StubNotification.answer;
    return Promise.resolve(StubNotification.answer);
  };
  onclick?: () => void;
  isClosed = false;
  constructor(
    readonly title: string,
    readonly options: NotificationOptions & { renotify: boolean },
  ) {
    if (StubNotification.isForWorkersOnly) throw new TypeError('Illegal constructor');
    StubNotification.notifications.push(this);
  }
  close() {
    this.isClosed = true;
  }
}

const define = (on: object, name: string, value: unknown) =>
  Object.defineProperty(on, name, { value, configurable: true, writable: true });

beforeEach(() => {
  Silence.heard = 0;
  Object.assign(StubNotification, {
    permission: 'default',
    answer: 'granted',
    notifications: [],
    isForWorkersOnly: false,
  });
  define(window, 'focus', () => undefined);
  for (const name of ['AudioContext', 'GainNode', 'OscillatorNode']) define(window, name, Silence);
  define(window, 'Notification', StubNotification);
  define(window, 'isSecureContext', true);
});
afterEach(() => {
  setCovered(false);
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
});

const openInbox = async (chat: StubChat = stubChat()) => {
  const app = await renderSignedIn({ 'POST /auth/v1/logout': null, ...chat.script }, chat.realtime);
  await waitFor(() => expect(chat.realtime.joined()).toContain('admin:chats'));
  return { ...app, chat };
};

const notifications = () =>
  StubNotification.notifications.map(({ title, options }) => `${title}: ${options.body}`);

/** Opens the alerts, and turns the notifications on. */
const turnOn = async ({ user }: Awaited<ReturnType<typeof openInbox>>) => {
  await user.click(screen.getByRole('button', { name: 'Alerts' }));
  const choice = await screen.findByRole('switch', { name: 'Show desktop notifications' });
  await user.click(choice);
  return choice;
};

/** The same, and closes what was opened. */
const openWithNotifications = async (chat?: StubChat) => {
  const app = await openInbox(chat);
  await turnOn(app);
  await app.user.keyboard('{Escape}');
  StubNotification.notifications.length = 0;
  return app;
};

describe('the sound', () => {
  it('is turned on in the alerts, which plays it, and is kept', async () => {
    const { user } = await openInbox();
    await user.click(screen.getByRole('button', { name: 'Alerts' }));
    await user.click(await screen.findByRole('switch', { name: 'Play a sound' }));
    expect(Silence.heard).toBe(1);
    expect(localStorage.getItem('carmine-chat-sound')).toBe('on');
    await user.click(screen.getByRole('switch', { name: 'Play a sound' }));
    expect(Silence.heard).toBe(1);
    expect(localStorage.getItem('carmine-chat-sound')).toBeNull();
  });

  it('plays for each new message, not for what was unread at the start', async () => {
    localStorage.setItem('carmine-chat-sound', 'on');
    const chat = stubChat();
    chat.visitorWrites('Hello');
    await openInbox(chat);
    await screen.findAllByRole('link', { name: 'Chat 1 unread message' });
    expect(Silence.heard).toBe(0);
    act(() => void chat.visitorWrites('Anybody?'));
    await screen.findAllByRole('link', { name: 'Chat 2 unread messages' });
    expect(Silence.heard).toBe(1);
    expect(StubNotification.notifications).toEqual([]);
  });
});

describe('desktop notifications', () => {
  it('are asked for by their switch alone, and show at once what they look like', async () => {
    const ask = jest.spyOn(StubNotification, 'requestPermission');
    const app = await openInbox();
    expect(ask).not.toHaveBeenCalled();
    expect(await turnOn(app)).toBeChecked();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(notifications()).toEqual(['Notifications are on: They say who has written, and never what.']);
    expect(localStorage.getItem('carmine-chat-notifications')).toBe('on');
  });

  it.each([
    ['are refused', { answer: 'denied' }, /This browser blocks the notifications/],
    ['are put off', { answer: 'default' }, /has not been allowed to show them yet/],
    [
      'can only be shown by a service worker',
      { isForWorkersOnly: true },
      /shows no notifications of an open page/,
    ],
  ])('stay off and say why when they %s', async (_name, browser, words) => {
    Object.assign(StubNotification, browser);
    const app = await openInbox();
    const choice = await turnOn(app);
    expect(await screen.findByText(words)).toBeVisible();
    expect(choice).not.toBeChecked();
    act(() => void app.chat.visitorWrites('Hello'));
    await screen.findAllByRole('link', { name: 'Chat 1 unread message', hidden: true });
    expect(notifications()).toEqual([]);
  });

  it('are one for each chat, name the visitor and not the words, and close once the chat is read', async () => {
    const { chat } = await openWithNotifications();
    act(() => void chat.visitorWrites('Where is it?'));
    await waitFor(() => expect(notifications()).toEqual(['New message from visitor-ab12: 1 unread message']));
    act(() => void chat.visitorWrites('Anybody?'));
    await waitFor(() => expect(notifications()[1]).toBe('New message from visitor-ab12: 2 unread messages'));
    const [first, second] = StubNotification.notifications;
    expect(first?.options).toMatchObject({ tag: `chat-${chat.chats[0]?.id}`, renotify: true });
    expect(second?.options).toMatchObject({ tag: first?.options.tag, renotify: false });
    act(() => void chat.mark('readSeq', 2));
    await waitFor(() => expect(second?.isClosed).toBe(true));
  });

  it('open their chat', async () => {
    const { chat } = await openWithNotifications();
    act(() => void chat.visitorWrites('Where is it?'));
    await waitFor(() => expect(StubNotification.notifications).toHaveLength(1));
    act(() => StubNotification.notifications[0]?.onclick?.());
    expect(await screen.findByRole('textbox', { name: 'Your reply' })).toBeVisible();
    expect(StubNotification.notifications[0]?.isClosed).toBe(true);
  });

  it('are not shown of the chat on screen, but behind a cover, which opens none and leaves it unread', async () => {
    const chat = stubChat();
    chat.visitorWrites('Hello');
    const { user } = await openWithNotifications(chat);
    await user.click(screen.getAllByRole('link', { name: /^Chat/ })[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: /^visitor-ab12/ }));
    await waitFor(() => expect(chat.chats[0]?.readSeq).toBe(1));
    act(() => void chat.visitorWrites('Anybody?'));
    await waitFor(() => expect(chat.chats[0]?.readSeq).toBe(2));
    expect(notifications()).toEqual([]);
    act(() => setCovered(true));
    act(() => void chat.visitorWrites('Hello?'));
    await waitFor(() => expect(notifications()).toHaveLength(1));
    expect(chat.chats[0]?.readSeq).toBe(2);
    await user.click(screen.getAllByRole('link', { name: 'Consignment' })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Consignment', level: 1 });
    act(() => StubNotification.notifications[0]?.onclick?.());
    expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
    act(() => setCovered(false));
    expect(await screen.findByRole('textbox', { name: 'Your reply' })).toBeVisible();
  });

  it('are shown for a selected chat that its details panel hides', async () => {
    const chat = stubChat();
    chat.visitorWrites('Hello');
    const { user } = await openWithNotifications(chat);
    await user.click(screen.getAllByRole('link', { name: /^Chat/ })[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: /^visitor-ab12/ }));
    await waitFor(() => expect(chat.chats[0]?.readSeq).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Details' }));
    act(() => void chat.visitorWrites('Anybody?'));
    await waitFor(() => expect(notifications()).toEqual(['New message from visitor-ab12: 1 unread message']));
  });

  it('are shown by one of several tabs', async () => {
    withTabs();
    const { chat } = await openWithNotifications();
    const id = '00000001-0000-4000-8000-000000000000';
    new StubTab('chat-alerts').postMessage({ what: `notification ${id}`, seq: 1 });
    act(() => void chat.visitorWrites('Hello'));
    await screen.findAllByRole('link', { name: 'Chat 1 unread message' });
    expect(notifications()).toEqual([]);
    act(() => void chat.visitorWrites('Anybody?'));
    await waitFor(() =>
      expect(notifications()).toEqual(['New message from visitor-ab12: 2 unread messages']),
    );
    withoutTabs();
  });

  it('close with the logout, which clears the badge of the app', async () => {
    const badges: number[] = [];
    const count = (unread: number) => Promise.resolve(void badges.push(unread));
    Object.assign(navigator, { setAppBadge: count, clearAppBadge: () => count(0) });
    const { chat, user } = await openWithNotifications();
    act(() => void chat.visitorWrites('Hello'));
    await waitFor(() => expect(StubNotification.notifications).toHaveLength(1));
    expect(badges.at(-1)).toBe(1);
    await user.click(screen.getAllByRole('button', { name: /^Log ?out/i })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Login' });
    expect(StubNotification.notifications[0]?.isClosed).toBe(true);
    expect(badges.at(-1)).toBe(0);
  });
});

it('the menu button of phones says how many messages are unread', async () => {
  const chat = stubChat();
  chat.visitorWrites('Hello');
  await openInbox(chat);
  const button = await screen.findByRole('button', { name: 'Open menu, 1 unread message' });
  expect(button).toHaveTextContent('1');
});
