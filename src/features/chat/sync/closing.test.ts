import { CHAT_UNDO_MS } from '@/config/timing';
import { openChat, openVisitor, pass, soon, stopTime } from '@/test/chatPage';
import { stubChat } from '@/test/stubChat';
import { readDraft } from '@/ui/forms/sessionDraft';
import { closingBegun, closingUndone, selectIsClosing, selectWindow, windowOpened } from '../chatSlice';
import { readOutbox } from '../outbox';

stopTime();

type Page = Awaited<ReturnType<typeof openChat>>;

const isEnded = (page: Page) => page.chats[0]?.isEnded;
const stored = (page: Page) => page.chats.map(({ items }) => items.map(({ message }) => message));
const windowOf = (page: Page) => selectWindow(page.store.getState());

/** A chat with a message, whose window was just closed. */
const close = async (chat = stubChat()) => {
  const page = await openChat(chat);
  page.dispatch(windowOpened());
  page.dispatch(closingBegun());
  return page;
};

/** What the page sends while it is left. */
const leaving = () => {
  const send = jest.fn<Promise<Response>, [string, RequestInit]>(() => Promise.reject(new Error('left')));
  const before = globalThis.fetch;
  Object.assign(globalThis, { fetch: send });
  jest.replaceProperty(process, 'env', { ...process.env, SUPABASE_PUBLISHABLE_KEY: 'a key' });
  return { send, restore: () => Object.assign(globalThis, { fetch: before }) };
};

describe('closing the window of a chat', () => {
  it('ends the chat ten seconds later', async () => {
    const page = await close();
    await pass(CHAT_UNDO_MS - 1);
    expect([isEnded(page), windowOf(page), page.line()]).toEqual([false, 'closed', expect.anything()]);
    await pass(100);
    expect([isEnded(page), page.line(), page.outbox()]).toEqual([true, null, []]);
    expect(localStorage).toHaveLength(0);
  });

  it('ends nothing when it is undone, and brings back all of the chat with what has come meanwhile', async () => {
    const page = await close();
    await pass(5_000);
    page.agentWrites('One moment, please');
    await soon();
    await pass(4_000);
    page.dispatch(closingUndone());
    await pass(60_000);
    expect([isEnded(page), windowOf(page), page.countOf('chat_end')]).toEqual([false, 'open', 0]);
    expect(page.texts()).toEqual(['Hello', 'One moment, please']);
    page.write('Thank you');
    await pass(1_000);
    expect(stored(page)).toEqual([['Hello', 'One moment, please', 'Thank you']]);
  });

  it('can be undone and repeated: the ten seconds begin anew', async () => {
    const page = await close();
    await pass(9_000);
    page.dispatch(closingUndone());
    await pass(0);
    page.dispatch(closingBegun());
    await pass(9_000);
    expect(isEnded(page)).toBe(false);
    await pass(1_100);
    expect(isEnded(page)).toBe(true);
  });

  it('keeps an answer on the page that came in these seconds and was not read', async () => {
    const page = await close();
    page.agentWrites('One moment, please');
    await pass(CHAT_UNDO_MS + 1_000);
    expect([isEnded(page), page.status()]).toEqual([true, 'ended']);
    expect(page.texts()).toEqual(['Hello', 'One moment, please']);
  });

  it('ends the chat at once when the window is opened for a new one', async () => {
    const page = await close();
    page.dispatch(windowOpened());
    await soon();
    expect([isEnded(page), windowOf(page), page.line()]).toEqual([true, 'open', null]);
    page.write('Another matter');
    await pass(1_000);
    expect(stored(page)).toEqual([['Hello'], ['Another matter']]);
  });

  it('brings back the chat when the window is opened for an answer that has come', async () => {
    const page = await close();
    page.agentWrites('One moment, please');
    await soon();
    page.dispatch(windowOpened());
    await pass(60_000);
    expect([isEnded(page), selectIsClosing(page.store.getState())]).toEqual([false, false]);
    expect(page.texts()).toEqual(['Hello', 'One moment, please']);
  });

  it('puts a message that was refused into the draft once the chat ends, and not before', async () => {
    const page = await openChat();
    page.server.fault = (name) => (name === 'chat_send' ? 'refused' : undefined);
    page.write('Refused');
    await soon();
    page.dispatch(closingBegun());
    await soon();
    expect([readDraft('chat-draft'), page.outbox()]).toMatchObject([undefined, [{ body: 'Refused' }]]);
    await pass(CHAT_UNDO_MS);
    expect([readDraft('chat-draft'), page.outbox()]).toEqual([{ text: 'Refused' }, []]);
    expect(isEnded(page)).toBe(true);
  });

  it('shows a second tab the chat as long as it lasts, and then that it has ended', async () => {
    const chat = stubChat();
    const page = await openChat(chat);
    const second = await openVisitor(chat);
    await pass(4_000);
    page.dispatch(closingBegun());
    await pass(9_000);
    expect([second.line(), second.status()]).toEqual([page.line(), 'open']);
    await pass(8_000);
    expect(second.status()).toBe('ended');
  });
});

describe('leaving the page after closing the window of a chat', () => {
  it('ends the chat at once, by a request that outlives the page, and repeats it if the tab goes on', async () => {
    const chat = stubChat();
    const page = await close(chat);
    const token = page.line()?.key;
    page.server.fault = () => 'down';
    const { send, restore } = leaving();
    window.dispatchEvent(new Event('pagehide'));
    restore();
    expect(send).toHaveBeenCalledTimes(1);
    const [url, request] = send.mock.calls[0] ?? [];
    expect(url).toMatch(/\/rest\/v1\/rpc\/chat_end$/);
    expect(request).toMatchObject({ method: 'POST', keepalive: true, body: JSON.stringify({ token }) });
    expect(readOutbox()).toMatchObject([{ kind: 'end', line: { key: token } }]);
    page.close();
    page.server.fault = () => undefined;
    const after = await openVisitor(chat);
    await pass(1_000);
    expect([isEnded(page), after.line(), after.outbox()]).toEqual([true, null, []]);
  });

  it('lets the messages that are on their way go first', async () => {
    const chat = stubChat();
    const page = await openChat(chat);
    page.server.fault = () => 'down';
    page.write('One more thing');
    await soon();
    page.dispatch(closingBegun());
    const { send, restore } = leaving();
    window.dispatchEvent(new Event('pagehide'));
    restore();
    expect(send).not.toHaveBeenCalled();
    page.close();
    page.server.fault = () => undefined;
    await openVisitor(chat);
    await pass(4_000);
    expect(stored(page)).toEqual([['Hello', 'One more thing']]);
    expect(isEnded(page)).toBe(true);
  });

  it('sends nothing of a chat that is not being closed', async () => {
    const page = await openChat();
    const { send, restore } = leaving();
    window.dispatchEvent(new Event('pagehide'));
    restore();
    expect(send).not.toHaveBeenCalled();
    expect([isEnded(page), page.line()]).toEqual([false, expect.anything()]);
  });
});
