import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chatCopy } from '@/content/chat';
import { countOf, input, log, openPage, openWindow, startChat, write } from '@/test/chatWidget';
import { LIMIT, stubChat } from '@/test/stubChat';
import { stubMedia, stubReducedMotion } from '@/test/viewport';

describe('the floating button', () => {
  it('animates its icon until it is paused', async () => {
    const { launcher, user } = await openPage();
    const icon = launcher.querySelector('[data-moving]');
    expect(icon).toHaveAttribute('data-moving', 'true');
    await user.click(screen.getByRole('button', { name: 'Pause everything that moves' }));
    expect(icon).toHaveAttribute('data-moving', 'false');
    await user.click(screen.getByRole('button', { name: 'Play everything that moves' }));
    expect(icon).toHaveAttribute('data-moving', 'true');
  });

  it('does not animate with reduced motion', async () => {
    const restore = stubReducedMotion();
    const { launcher } = await openPage();
    expect(launcher.querySelector('[data-moving]')).toHaveAttribute('data-moving', 'false');
    expect(screen.queryByRole('button', { name: 'Pause everything that moves' })).toBeNull();
    restore();
  });

  it('makes no request, and the window before the first message only asks whether somebody is there', async () => {
    const app = await openPage();
    expect(app.calls).toEqual([]);
    await app.user.click(app.launcher);
    await input();
    await waitFor(() => expect(app.calls).toEqual([['POST /rest/v1/rpc/support_status', {}]]));
    expect(app.chat.realtime.joins).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});

describe('the chat window', () => {
  it('takes the focus when opened, and returns it when minimised or closed with Escape', async () => {
    const { user } = await openWindow();
    expect(await input()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Chat with support' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await input()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Minimize the chat' }));
    expect(await screen.findByRole('button', { name: 'Chat with support' })).toHaveFocus();
  });

  it('sends with Enter, starts a new line with Shift+Enter, and sends nothing blank', async () => {
    const app = await openWindow();
    await write(app, '   ');
    expect(countOf(app, 'chat_start')).toBe(0);
    await app.user.clear(await input());
    await app.user.keyboard('One{Shift>}{Enter}{/Shift}Two{Enter}');
    await within(log()).findByText('Sent');
    expect(app.chat.texts()).toEqual([['One\nTwo']]);
    expect(await input()).toHaveValue('');
    expect(await input()).toHaveFocus();
  });

  it('marks a message as delivered once stored, and as read once read', async () => {
    const app = await openWindow();
    await write(app, 'Hello');
    expect(await within(log()).findByText('Sent')).toBeInTheDocument();
    act(() => void app.chat.mark('readSeq', 1));
    expect(await within(log()).findByText('Read')).toBeInTheDocument();
    expect(within(log()).queryByText('Sent')).toBeNull();
  });

  it('keeps a refused message, and sends it once when retried', async () => {
    const chat = stubChat();
    const app = await openWindow(chat);
    chat.server.fault = (name) => (name === 'chat_start' ? 'refused' : undefined);
    await write(app, 'Hello');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('Not sent.')).toBeVisible();
    expect(await screen.findByText('This chat could not be created')).toBeVisible();
    chat.server.fault = () => undefined;
    await app.user.dblClick(retry);
    await within(log()).findByText('Sent');
    expect(chat.texts()).toEqual([['Hello']]);
  });

  it('shows the message of a rate limit in the conversation', async () => {
    const chat = stubChat();
    const app = await openWindow(chat);
    chat.server.fault = () => 'limit';
    await write(app, 'Hello');
    expect(await within(log()).findByText(LIMIT)).toBeVisible();
  });

  it('does not take the focus if it has moved elsewhere before the window opens', async () => {
    const app = await openPage();
    const [elsewhere] = screen.getAllByRole('link');
    fireEvent.click(app.launcher);
    act(() => elsewhere?.focus());
    await input();
    expect(elsewhere).toHaveFocus();
  });

  it('ignores Enter and Escape during the composition of characters', async () => {
    const app = await openWindow();
    const box = await input();
    await app.user.type(box, 'ni');
    const byInputMethod = { keyCode: 229 }; // as Safari reports the key that ends an IME composition
    fireEvent.keyDown(box, { key: 'Enter', ...byInputMethod });
    fireEvent.keyDown(box, { key: 'Escape', ...byInputMethod });
    expect(box).toHaveValue('ni');
    expect(box).toBeVisible();
    expect(app.chat.chats).toEqual([]);
  });

  it('counts the remaining characters near the limit', async () => {
    const app = await openWindow();
    const box = await input();
    fireEvent.change(box, { target: { value: 'x'.repeat(1_799) } });
    expect(screen.queryByText(/characters left/)).toBeNull();
    fireEvent.change(box, { target: { value: 'x'.repeat(1_990) } });
    expect(screen.getByText('10 characters left')).toBeVisible();
    fireEvent.change(box, { target: { value: 'x'.repeat(2_001) } });
    expect(screen.getByText('1 character over the limit of 2,000.')).toBeVisible();
    await app.user.type(box, '{Enter}');
    expect(countOf(app, 'chat_start')).toBe(0);
  });

  it('shows markup, right-to-left text and emoji as plain text', async () => {
    const app = await openWindow();
    fireEvent.change(await input(), { target: { value: '<b>bold</b> مرحبا 🚢' } });
    await app.user.type(await input(), '{Enter}');
    const bubble = await within(log()).findByText('<b>bold</b> مرحبا 🚢');
    expect(bubble).toHaveAttribute('dir', 'auto');
    expect(log()).toHaveAttribute('aria-live', 'polite');
  });

  it('lets translators change the words of the site, but not the messages', async () => {
    const app = await startChat();
    act(() => void app.chat.agentWrites('Hi there'));
    const isKept = (text: string) => within(log()).getByText(text).closest('[translate="no"]') !== null;
    expect(await within(log()).findByText('Hi there')).toBeVisible();
    expect([isKept('Hello'), isKept('Hi there'), isKept('agent-support')]).toEqual([true, true, true]);
    expect([isKept(chatCopy.greeting), isKept(chatCopy.you)]).toEqual([false, false]);
  });

  it('reports typing in both directions', async () => {
    const app = await openWindow();
    await write(app, 'Hello');
    await within(log()).findByText('Sent');
    await waitFor(() => expect(app.chat.realtime.joined()).toHaveLength(1));
    await app.user.type(await input(), 'still typing');
    expect(countOf(app, 'chat_typing')).toBe(1);
    act(() => void app.chat.type('agent'));
    expect(await screen.findByText('Support is typing')).toBeVisible();
  });

  it('closes with Escape when nothing has the focus, unless another handler took the key', async () => {
    const { user } = await openWindow();
    act(() => (document.activeElement as HTMLElement).blur());
    const take = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', take);
    await user.keyboard('{Escape}');
    document.body.removeEventListener('keydown', take);
    expect(await input()).toBeVisible();
    act(() => screen.getAllByRole('link')[0]?.focus());
    await user.keyboard('{Escape}');
    expect(await input()).toBeVisible();
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Chat with support' })).toHaveFocus();
  });

  it('makes the page inert while it covers a phone’s screen', async () => {
    const restore = stubMedia(/max-width:48/);
    const { user } = await openWindow();
    const isOut = () =>
      ['banner', 'main', 'contentinfo'].map((part) => screen.getByRole(part).closest('[inert]') !== null);
    expect(isOut()).toEqual([true, true, true]);
    const chat = screen.getByRole('dialog');
    expect(chat).toHaveAttribute('aria-modal', 'true');
    expect(chat.closest('[inert]')).toBeNull();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Chat with support' })).toHaveFocus();
    expect(isOut()).toEqual([false, false, false]);
    restore();
  });

  it('keeps the draft when it is minimised', async () => {
    const app = await openWindow();
    await app.user.type(await input(), 'Half a sen');
    await app.user.keyboard('{Escape}');
    await app.user.click(screen.getByRole('button', { name: 'Chat with support' }));
    expect(await input()).toHaveValue('Half a sen');
  });
});
