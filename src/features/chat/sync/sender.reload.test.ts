import { openVisitor, pass } from '@/test/chatPage';
import { A_WHILE, failing, withExactWaits } from '@/test/chatSending';
import { stubChat } from '@/test/stubChat';
import { readDraft } from '@/ui/forms/sessionDraft';
import { newChatBegun, windowClosed, windowOpened } from '../chatSlice';
import { readOutbox } from '../outbox';
import { messageRetried } from '../outboxSlice';

withExactWaits();

describe('the outbox across reloads', () => {
  it('sends each message once when the page is reloaded while the first is sent', async () => {
    const chat = failing('chat_start', 'lost', 1);
    const before = await openVisitor(chat);
    before.write('One');
    before.write('Two');
    await pass(0);
    before.close();
    const after = await openVisitor(chat);
    await pass(A_WHILE);
    expect(after.texts()).toEqual(['One', 'Two']);
    expect(chat.chats).toHaveLength(1);
    expect(after.outbox()).toEqual([]);
  });

  it('continues the chat when the page is reloaded while a later message is sent', async () => {
    const chat = stubChat();
    const before = await openVisitor(chat);
    before.write('One');
    await pass(100);
    chat.server.fault = (name) => (name === 'chat_send' ? 'down' : undefined);
    before.write('Two');
    await pass(0);
    before.close();
    chat.server.fault = () => undefined;
    const after = await openVisitor(chat);
    await pass(A_WHILE);
    expect(after.texts()).toEqual(['One', 'Two']);
    expect(chat.chats).toHaveLength(1);
  });

  it('keeps a refused message in the outbox of its chat until it is retried', async () => {
    const chat = failing('chat_send', 'refused', 1);
    const before = await openVisitor(chat);
    before.write('One');
    before.write('Two');
    await pass(100);
    before.close();
    chat.agentWrites('Good morning');
    const after = await openVisitor(chat);
    await pass(7_000);
    expect(after.texts()).toEqual(['One', 'Good morning']);
    expect(after.outbox()).toMatchObject([{ body: 'Two', state: 'failed' }]);
    after.dispatch(messageRetried(after.outbox()[0]?.cid ?? ''));
    await pass(100);
    expect(chat.texts()).toEqual([['One', 'Good morning', 'Two']]);
  });

  it('moves a message that an ended chat refused to the draft of the later chat, and keeps that chat’s key', async () => {
    const chat = stubChat();
    const before = await openVisitor(chat);
    before.write('One');
    await pass(100);
    chat.server.isPoking = false;
    chat.remove();
    chat.server.fault = (name) => (name === 'chat_send' ? 'slow' : undefined);
    before.write('Two');
    before.dispatch(windowClosed(null));
    before.dispatch(windowOpened());
    before.write('Three');
    await pass(2_000);
    expect(before.outbox()).toMatchObject([{ body: 'Two', state: 'failed' }]);
    const key = localStorage.getItem('carmine-chat');
    before.close();
    const after = await openVisitor(chat);
    await pass(7_000);
    expect([after.line()?.key, localStorage.getItem('carmine-chat')]).toEqual([key, key]);
    expect(after.texts()).toEqual(['Three']);
    expect([after.outbox(), readOutbox()]).toEqual([[], []]);
    expect(readDraft('chat-draft')).toEqual({ text: 'Two' });
  });

  it('keeps showing a message refused by a deleted chat', async () => {
    const chat = stubChat();
    const before = await openVisitor(chat);
    before.write('One');
    await pass(100);
    chat.server.isPoking = false;
    chat.remove();
    before.write('Two');
    await pass(100);
    before.close();
    const after = await openVisitor(chat);
    await pass(100);
    expect(after.outbox()).toMatchObject([{ body: 'Two', state: 'failed', line: after.line() }]);
    expect(localStorage).toHaveLength(0);
  });

  it('stops all requests and storage writes of the closed page', async () => {
    const page = await openVisitor(failing('chat_send', 'limit', 100));
    page.write('One');
    page.write('Two');
    await pass(10_000);
    page.close();
    await pass(10);
    const { length } = page.calls;
    sessionStorage.clear();
    localStorage.clear();
    await pass(10 * 60_000);
    window.dispatchEvent(new Event('focus'));
    await pass(1_000);
    expect([sessionStorage.length, localStorage.length, page.realtime.openSockets()]).toEqual([0, 0, 0]);
    expect(page.calls).toHaveLength(length);
  });

  it('works without storage for the lifetime of the page', async () => {
    const page = await openVisitor();
    for (const storage of ['localStorage', 'sessionStorage'] as const) {
      jest.spyOn(window, storage, 'get').mockImplementation(() => {
        throw new Error('SecurityError');
      });
    }
    page.write('One');
    page.write('Two');
    await pass(100);
    expect(page.texts()).toEqual(['One', 'Two']);
  });
});

describe('a page restored from the back/forward cache', () => {
  it('sends the messages left by the page in between, after its own', async () => {
    const chat = stubChat();
    const first = await openVisitor(chat);
    first.write('One');
    await pass(100);
    chat.server.fault = (name) => (name === 'chat_send' ? 'down' : undefined);
    first.write('Two');
    await pass(0);
    const second = await openVisitor(chat);
    second.write('Three');
    await pass(0);
    second.close();
    await pass(A_WHILE); // what the first page does meanwhile loses nothing
    chat.server.fault = () => undefined;
    window.dispatchEvent(new Event('pageshow'));
    await pass(A_WHILE);
    expect(first.texts()).toEqual(['One', 'Two', 'Three']);
    expect(readOutbox()).toEqual([]);
  });
});

describe('ending a chat', () => {
  it('happens after the unsent messages are sent', async () => {
    const page = await openVisitor(failing('chat_start', 'error', 2));
    page.write('One');
    await pass(0);
    page.dispatch(windowClosed(page.line()));
    await pass(A_WHILE);
    expect(page.chats[0]).toMatchObject({ isEnded: true, items: [{ message: 'One' }] });
    expect(page.line()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(page.outbox()).toEqual([]);
  });

  it('is retried until the server confirms it, also after a reload', async () => {
    const chat = failing('chat_end', 'down', 1);
    const before = await openVisitor(chat);
    before.write('One');
    await pass(100);
    before.dispatch(windowClosed(before.line()));
    await pass(0);
    before.close();
    const after = await openVisitor(chat);
    await pass(A_WHILE);
    expect(chat.chats[0]?.isEnded).toBe(true);
    expect(after.line()).toBeNull();
  });

  it('by the admin makes a later message the first one of a new chat', async () => {
    const chat = stubChat();
    const page = await openVisitor(chat);
    page.write('One');
    await pass(100);
    chat.server.isPoking = false;
    chat.remove();
    page.write('Two');
    await pass(100);
    expect(page.status()).toBe('gone');
    expect(page.outbox()).toMatchObject([{ body: 'Two', state: 'failed', reason: 'The chat has ended.' }]);
    const over = page.line();
    if (over) page.dispatch(newChatBegun(over));
    await pass(100);
    expect(page.chats.map(({ items }) => items.map(({ message }) => message))).toEqual([['Two']]);
    expect(page.texts()).toEqual(['Two']);
  });
});
