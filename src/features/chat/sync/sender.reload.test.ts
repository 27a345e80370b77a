import { openVisitor, pass } from '@/test/chatPage';
import { A_WHILE, failing, withExactWaits } from '@/test/chatSending';
import { stubChat } from '@/test/stubChat';
import { readDraft } from '@/ui/forms/sessionDraft';
import { newChatBegun, windowClosed, windowOpened } from '../chatSlice';
import { readOutbox } from '../outbox';
import { messageRetried } from '../outboxSlice';

withExactWaits();

describe('a reload', () => {
  it('in the middle of the first message loses and doubles nothing', async () => {
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

  it('in the middle of a conversation goes on with it', async () => {
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

  it('after a refusal goes on with the conversation, and the message waits beside it', async () => {
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

  it('after a refusal leaves the key of a later chat alone, and the message is in the box', async () => {
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

  it('keeps a refused message in sight where there is no chat to go on with', async () => {
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

  it('ends the page before: it keeps nothing and asks nobody any more', async () => {
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

  it('works without storage for the life of the page', async () => {
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

describe("a page that comes back out of the browser's cache", () => {
  it('sends what the page in between has left, after its own', async () => {
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

describe('the end of a chat', () => {
  it('comes after what is still on its way', async () => {
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

  it('is told again until the server has heard it, even after a reload', async () => {
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

  it('by the admin leaves a message unsent, and it opens the new chat', async () => {
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
