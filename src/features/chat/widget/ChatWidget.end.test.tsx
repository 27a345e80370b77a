import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { countOf, input, log, openWindow, startChat, write } from '@/test/chatWidget';
import { renderApp } from '@/test/renderApp';

describe('ending a chat', () => {
  it('happens when the window is closed, without a question', async () => {
    const app = await startChat();
    await app.user.click(screen.getByRole('button', { name: 'Close and end the chat' }));
    expect(await screen.findByRole('button', { name: 'Chat with support' })).toHaveFocus();
    expect(app.chat.chats[0]?.isEnded).toBe(false);
    await app.user.click(screen.getByRole('button', { name: 'Chat with support' }));
    await waitFor(() => expect(app.chat.chats[0]?.isEnded).toBe(true));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(within(log()).queryByText('Hello')).toBeNull();
    await write(app, 'Another matter');
    await within(log()).findByText('Sent');
    expect(app.chat.texts()).toEqual([['Hello'], ['Another matter']]);
  });

  it('can be undone beside the launcher, which brings back the chat and what was typed', async () => {
    const app = await startChat();
    await app.user.type(await input(), 'Half a sen');
    await app.user.click(screen.getByRole('button', { name: 'Close and end the chat' }));
    await screen.findByRole('button', { name: 'Chat with support' });
    await app.user.tab();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await app.user.keyboard('{Enter}');
    await waitFor(async () => expect(await input()).toHaveFocus());
    expect(await input()).toHaveValue('Half a sen');
    expect(within(log()).getByText('Hello')).toBeVisible();
    expect([app.chat.chats[0]?.isEnded, countOf(app, 'chat_end')]).toEqual([false, 0]);
  });

  it('sends nothing when there is no chat', async () => {
    const app = await openWindow();
    await app.user.click(screen.getByRole('button', { name: 'Close and end the chat' }));
    await screen.findByRole('button', { name: 'Chat with support' });
    expect([countOf(app, 'chat_start'), countOf(app, 'chat_end')]).toEqual([0, 0]);
  });

  it('happens when the window is closed before the chat was read', async () => {
    const app = await startChat();
    app.leave();
    app.chat.server.fault = (name) => (name === 'chat_read' ? 'silence' : undefined);
    const again = renderApp('/tracking', app.chat.script, app.chat.realtime);
    fireEvent.pointerDown(document.body);
    await again.user.click(await screen.findByRole('button', { name: 'Close and end the chat' }));
    await waitFor(() => expect(app.chat.chats[0]?.isEnded).toBe(true));
  });

  it('does not happen on a reload, which restores the window', async () => {
    const app = await startChat();
    app.leave();
    const again = await (async () => {
      const page = renderApp('/tracking', app.chat.script, app.chat.realtime);
      fireEvent.pointerDown(document.body);
      await screen.findByRole('dialog', { name: 'Support chat' });
      return page;
    })();
    expect(await screen.findByText('Hello', { selector: '[role=log] *' })).toBeVisible();
    expect(await input()).not.toHaveFocus();
    expect(countOf(again, 'chat_start')).toBe(0);
    expect(app.chat.chats[0]?.isEnded).toBe(false);
  });

  it('by the admin is shown, with a button to start a new chat', async () => {
    const app = await startChat();
    await waitFor(() => expect(app.chat.realtime.joined()).toHaveLength(1));
    act(() => void app.chat.remove());
    expect(await screen.findByText('Chat ended')).toBeVisible();
    expect(within(log()).getByText('Hello')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Start a new chat' }));
    await waitFor(async () => expect(await input()).toHaveFocus());
    expect(within(log()).queryByText('Hello')).toBeNull();
    await write(app, 'Again');
    await within(log()).findByText('Sent');
    expect(app.chat.texts()).toEqual([['Again']]);
  });

  it('by the admin returns the unsent messages of a closed window to the box, in order', async () => {
    const app = await startChat();
    app.chat.server.fault = () => 'down';
    await write(app, 'One more thing');
    await write(app, 'And another');
    await app.user.type(await input(), 'Half a sen');
    await app.user.click(screen.getByRole('button', { name: 'Close and end the chat' }));
    await screen.findByRole('button', { name: 'Chat with support' });
    app.chat.server.isPoking = false;
    act(() => void app.chat.remove());
    app.chat.server.fault = () => undefined;
    fireEvent.focus(window);
    await waitFor(() => expect(app.store.getState().chatOutbox).toEqual([]));
    await app.user.click(screen.getByRole('button', { name: 'Chat with support' }));
    expect(await input()).toHaveValue('One more thing\nAnd another\nHalf a sen');
    expect(app.chat.chats).toEqual([]);
  });

  it('leaves a message that was refused in the box, for the next chat', async () => {
    const app = await startChat();
    app.chat.server.isPoking = false;
    act(() => void app.chat.remove());
    await write(app, 'Too late');
    expect(await screen.findByText('The chat has ended.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Close and end the chat' }));
    expect(app.store.getState().chatOutbox).toEqual([]);
    await app.user.click(await screen.findByRole('button', { name: 'Chat with support' }));
    expect(await input()).toHaveValue('Too late');
    await app.user.type(await input(), '{Enter}');
    await within(log()).findByText('Sent');
    expect(app.chat.texts()).toEqual([['Too late']]);
  });
});
