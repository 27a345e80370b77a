import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/test/renderApp';
import { LIMIT, stubChat, type StubChat } from '@/test/stubChat';
import { hidePage, stubReducedMotion } from '@/test/viewport';

/** The tracking page, touched once: what could wait is there now. */
const openPage = async (chat: StubChat = stubChat()) => {
  const app = renderApp('/tracking', chat.script, chat.realtime);
  fireEvent.pointerDown(document.body);
  const launcher = await screen.findByRole('button', { name: /Chat with support/ });
  return { ...app, chat, launcher };
};

const input = () => screen.findByRole('textbox', { name: 'Your message' });
const log = () => screen.getByRole('log');
const countOf = (app: { countOf: (address: string) => number }, name: string) =>
  app.countOf(`POST /rest/v1/rpc/${name}`);

const openWindow = async (chat?: StubChat) => {
  const app = await openPage(chat);
  await app.user.click(app.launcher);
  await input();
  return app;
};

const write = async (app: Awaited<ReturnType<typeof openWindow>>, text: string) => {
  await app.user.type(await input(), text);
  await app.user.keyboard('{Enter}');
};

describe('the floating button', () => {
  it('moves its icon until it is paused', async () => {
    const { launcher, user } = await openPage();
    const icon = launcher.querySelector('[data-moving]');
    expect(icon).toHaveAttribute('data-moving', 'true');
    await user.click(screen.getByRole('button', { name: 'Pause the chat icon' }));
    expect(icon).toHaveAttribute('data-moving', 'false');
    await user.click(screen.getByRole('button', { name: 'Play the chat icon' }));
    expect(icon).toHaveAttribute('data-moving', 'true');
  });

  it('stands still for those who ask the system for it', async () => {
    const restore = stubReducedMotion();
    const { launcher } = await openPage();
    expect(launcher.querySelector('[data-moving]')).toHaveAttribute('data-moving', 'false');
    expect(screen.queryByRole('button', { name: 'Pause the chat icon' })).toBeNull();
    restore();
  });

  it('asks nobody anything, and neither does an open window before the first message', async () => {
    const app = await openWindow();
    expect(app.calls).toEqual([]);
    expect(app.chat.realtime.joins).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});

describe('the chat window', () => {
  it('takes the focus in and gives it back', async () => {
    const { user } = await openWindow();
    expect(await input()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Chat with support' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await input()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Minimise the chat' }));
    expect(await screen.findByRole('button', { name: 'Chat with support' })).toHaveFocus();
  });

  it('sends with Enter, begins a line with Shift and Enter, and sends nothing blank', async () => {
    const app = await openWindow();
    await write(app, '   ');
    expect(app.calls).toEqual([]);
    await app.user.clear(await input());
    await app.user.keyboard('One{Shift>}{Enter}{/Shift}Two{Enter}');
    await within(log()).findByText('Delivered');
    expect(app.chat.texts()).toEqual([['One\nTwo']]);
    expect(await input()).toHaveValue('');
    expect(await input()).toHaveFocus();
  });

  it('shows one tick for what is stored, and two for what was read', async () => {
    const app = await openWindow();
    await write(app, 'Hello');
    expect(await within(log()).findByText('Delivered')).toBeInTheDocument();
    act(() => void app.chat.mark('readSeq', 1));
    expect(await within(log()).findByText('Read')).toBeInTheDocument();
    expect(within(log()).queryByText('Delivered')).toBeNull();
  });

  it('keeps what could not be sent, and sends it once when asked', async () => {
    const chat = stubChat();
    const app = await openWindow(chat);
    chat.server.fault = (name) => (name === 'chat_start' ? 'refused' : undefined);
    await write(app, 'Hello');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('Not sent.')).toBeVisible();
    expect(await screen.findByText('This chat could not be created')).toBeVisible();
    chat.server.fault = () => undefined;
    await app.user.dblClick(retry);
    await within(log()).findByText('Delivered');
    expect(chat.texts()).toEqual([['Hello']]);
  });

  it('says a limit in words, beside the message', async () => {
    const chat = stubChat();
    const app = await openWindow(chat);
    chat.server.fault = () => 'limit';
    await write(app, 'Hello');
    expect(await within(log()).findByText(LIMIT)).toBeVisible();
  });

  it('counts the characters when they come to an end', async () => {
    const app = await openWindow();
    const box = await input();
    fireEvent.change(box, { target: { value: 'x'.repeat(1_799) } });
    expect(screen.queryByText(/characters left/)).toBeNull();
    fireEvent.change(box, { target: { value: 'x'.repeat(1_990) } });
    expect(screen.getByText('10 characters left')).toBeVisible();
    fireEvent.change(box, { target: { value: 'x'.repeat(2_001) } });
    expect(screen.getByText('1 character too many: a message holds 2,000.')).toBeVisible();
    await app.user.type(box, '{Enter}');
    expect(app.calls).toEqual([]);
  });

  it('shows every text as the text it is', async () => {
    const app = await openWindow();
    fireEvent.change(await input(), { target: { value: '<b>bold</b> مرحبا 🚢' } });
    await app.user.type(await input(), '{Enter}');
    const bubble = await within(log()).findByText('<b>bold</b> مرحبا 🚢');
    expect(bubble).toHaveAttribute('dir', 'auto');
    expect(log()).toHaveAttribute('translate', 'no');
    expect(log()).toHaveAttribute('aria-live', 'polite');
  });

  it('says who is writing, both ways', async () => {
    const app = await openWindow();
    await write(app, 'Hello');
    await within(log()).findByText('Delivered');
    await waitFor(() => expect(app.chat.realtime.joined()).toHaveLength(1));
    await app.user.type(await input(), 'still typing');
    expect(countOf(app, 'chat_typing')).toBe(1);
    act(() => void app.chat.type('agent'));
    expect(await screen.findByText('Support is writing')).toBeVisible();
  });

  it('keeps a draft when it is minimised', async () => {
    const app = await openWindow();
    await app.user.type(await input(), 'Half a sen');
    await app.user.keyboard('{Escape}');
    await app.user.click(screen.getByRole('button', { name: 'Chat with support' }));
    expect(await input()).toHaveValue('Half a sen');
  });
});

describe('a reply', () => {
  const answered = async () => {
    const app = await openWindow();
    await write(app, 'Hello');
    await within(log()).findByText('Delivered');
    await waitFor(() => expect(app.chat.realtime.joined()).toHaveLength(1));
    return app;
  };

  it('appears, and is marked as seen', async () => {
    const app = await answered();
    act(() => void app.chat.agentWrites('Good morning'));
    expect(await within(log()).findByText('Good morning')).toBeVisible();
    await waitFor(() => expect(app.chat.chats[0]?.seenSeq).toBe(2));
    expect(document.title).toBe('tracking | Carmine Cargo');
  });

  it('is counted on the button and in the title while the window is minimised', async () => {
    const app = await answered();
    await app.user.keyboard('{Escape}');
    act(() => void app.chat.agentWrites('Good morning'));
    act(() => void app.chat.agentWrites('Are you there?'));
    const launcher = await screen.findByRole('button', { name: 'Chat with support 2 unread messages' });
    expect(document.title).toBe('(2) tracking | Carmine Cargo');
    expect(app.chat.chats[0]?.seenSeq).toBe(0);
    await app.user.click(screen.getAllByRole('link', { name: 'Gallery' })[0] as HTMLElement);
    await waitFor(() => expect(document.title).toBe('(2) gallery | Carmine Cargo'));
    await app.user.click(launcher);
    await waitFor(() => expect(app.chat.chats[0]?.seenSeq).toBe(3));
    expect(document.title).toBe('gallery | Carmine Cargo');
  });

  it('is counted in the title while another tab is in front', async () => {
    const app = await answered();
    hidePage(true);
    act(() => void app.chat.agentWrites('Good morning'));
    await waitFor(() => expect(document.title).toBe('(1) tracking | Carmine Cargo'));
    expect(app.chat.chats[0]?.seenSeq).toBe(0);
    hidePage(false);
    await waitFor(() => expect(document.title).toBe('tracking | Carmine Cargo'));
    await waitFor(() => expect(app.chat.chats[0]?.seenSeq).toBe(2));
  });

  it('does not move a reader who has scrolled up', async () => {
    const app = await answered();
    const sizes = { scrollHeight: 1_000, clientHeight: 300, clientWidth: 300 };
    for (const [name, value] of Object.entries(sizes)) Object.defineProperty(log(), name, { value });
    fireEvent.scroll(log()); // the layout has settled
    log().scrollTop = 100;
    fireEvent.scroll(log());
    act(() => void app.chat.agentWrites('Good morning'));
    const news = await screen.findByRole('button', { name: 'New messages' });
    expect(log().scrollTop).toBe(100);
    expect(app.chat.chats[0]?.seenSeq).toBe(0);
    await app.user.click(news);
    expect(log().scrollTop).toBe(1_000);
    await waitFor(() => expect(app.chat.chats[0]?.seenSeq).toBe(2));
    expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
  });
});

describe('the end of a chat', () => {
  const started = async () => {
    const app = await openWindow();
    await write(app, 'Hello');
    await within(log()).findByText('Delivered');
    return app;
  };

  it('comes with the closing of the window, and asks nothing', async () => {
    const app = await started();
    await app.user.click(screen.getByRole('button', { name: 'Close and end the chat' }));
    expect(await screen.findByRole('button', { name: 'Chat with support' })).toHaveFocus();
    await waitFor(() => expect(app.chat.chats[0]?.isEnded).toBe(true));
    await app.user.click(screen.getByRole('button', { name: 'Chat with support' }));
    expect(within(log()).queryByText('Hello')).toBeNull();
    await write(app, 'Another matter');
    await within(log()).findByText('Delivered');
    expect(app.chat.texts()).toEqual([['Hello'], ['Another matter']]);
  });

  it('is no matter where there is no chat', async () => {
    const app = await openWindow();
    await app.user.click(screen.getByRole('button', { name: 'Close and end the chat' }));
    await screen.findByRole('button', { name: 'Chat with support' });
    expect(app.calls).toEqual([]);
  });

  it('does not come with a reload, and the window is as it was', async () => {
    const app = await started();
    app.leave();
    const again = await (async () => {
      const page = renderApp('/tracking', app.chat.script, app.chat.realtime);
      fireEvent.pointerDown(document.body);
      await screen.findByRole('dialog', { name: 'Support chat' });
      return page;
    })();
    expect(await within(log()).findByText('Hello')).toBeVisible();
    expect(await input()).not.toHaveFocus();
    expect(countOf(again, 'chat_start')).toBe(0);
    expect(app.chat.chats[0]?.isEnded).toBe(false);
  });

  it('by the admin is said, and leads to a new chat', async () => {
    const app = await started();
    await waitFor(() => expect(app.chat.realtime.joined()).toHaveLength(1));
    act(() => void app.chat.remove());
    expect(await screen.findByText('Chat ended')).toBeVisible();
    expect(within(log()).getByText('Hello')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Start a new chat' }));
    await waitFor(async () => expect(await input()).toHaveFocus());
    expect(within(log()).queryByText('Hello')).toBeNull();
    await write(app, 'Again');
    await within(log()).findByText('Delivered');
    expect(app.chat.texts()).toEqual([['Again']]);
  });

  it('leaves what was not taken in the box, for whatever the visitor does next', async () => {
    const app = await started();
    app.chat.server.isPoking = false;
    act(() => void app.chat.remove());
    await write(app, 'Too late');
    expect(await screen.findByText('The chat had ended.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Close and end the chat' }));
    expect(app.store.getState().chatOutbox).toEqual([]);
    await app.user.click(await screen.findByRole('button', { name: 'Chat with support' }));
    expect(await input()).toHaveValue('Too late');
    await app.user.type(await input(), '{Enter}');
    await within(log()).findByText('Delivered');
    expect(app.chat.texts()).toEqual([['Too late']]);
  });
});
