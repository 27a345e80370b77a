import { openAdmin, openVisitor, pass, soon, stopTime } from '@/test/chatPage';
import { stubChat, type StubChat } from '@/test/stubChat';
import { LIST_STEP } from '../chat';
import { chatApi, conversationOf, summariesOf } from '../chatApi';
import { listLengthened, messagesShown, newChatBegun } from '../chatSlice';
import { EVERYTHING, type ChatFilter } from '../desk';
import { deskApi, detailsChanged } from '../deskApi';
import { LIST_PAUSE_MS } from './policy';

stopTime();

describe('the tab of an admin', () => {
  it('uses one channel for the list and the open chat', async () => {
    const page = await openAdmin();
    await pass(4_000);
    expect(page.realtime.joins).toEqual(['admin:chats']);
    const lists = page.lists();
    page.visitorWrites('Are you there?');
    await soon();
    expect([page.texts(), page.lists()]).toEqual([['Hello', 'Are you there?'], lists]);
    await pass(LIST_PAUSE_MS);
    expect(page.lists()).toBe(lists + 1);
  });

  it('marks only the messages shown as read when the mark is retried', async () => {
    const page = await openAdmin();
    page.visitorWrites('Two');
    await soon();
    page.server.fault = (name) => (name === 'chat_mark_read' ? 'down' : undefined);
    page.dispatch(messagesShown({ line: page.line, upto: 2 }));
    await soon();
    expect(page.chats[0]?.readSeq).toBe(0);
    page.server.fault = () => undefined;
    page.visitorWrites('Three');
    await soon();
    expect(page.chats[0]?.readSeq).toBe(2);
    expect(page.lists()).toBeGreaterThan(1);
  });

  it('loads the whole of a chat that is longer than one answer', async () => {
    const chat = stubChat();
    const texts = Array.from({ length: 20 }, (_, index) => `Message ${index}`);
    for (const text of texts) chat.visitorWrites(text);
    chat.server.page = 3;
    const page = await openAdmin(chat);
    expect(page.texts()).toEqual(texts);
  });

  it('shows new messages at once while another read is in flight', async () => {
    const page = await openAdmin();
    await pass(4_000);
    page.server.fault = () => 'slow';
    void page.dispatch(chatApi.endpoints.readChat.initiate(page.line, { forceRefetch: true }));
    void page.dispatch(chatApi.endpoints.listChats.initiate(undefined, { forceRefetch: true }));
    await pass(500);
    page.server.fault = () => undefined;
    page.visitorWrites('Are you there?');
    await pass(1_000);
    expect(page.texts()).toEqual(['Hello', 'Are you there?']);
    expect(summariesOf(page.store.getState())).toMatchObject([{ seq: 2 }]);
  });

  it('shows at once that it has closed a chat, without waiting for a poke', async () => {
    const page = await openAdmin();
    await pass(4_000);
    page.server.isPoking = false;
    void page.dispatch(chatApi.endpoints.closeChat.initiate({ line: page.line, seq: 1 }));
    await soon();
    expect(conversationOf(page.store.getState(), page.line)?.status).toBe('ended');
  });

  it('lists 200 more chats on request, and keeps them on later polls', async () => {
    const page = await openAdmin();
    const [first] = page.chats;
    for (let no = 2; first && no <= 450; no += 1) page.chats.push({ ...first, id: `chat-${no}` });
    const listed = () => summariesOf(page.store.getState())?.length;
    await pass(66_000);
    expect(listed()).toBe(200);
    page.dispatch(listLengthened());
    await pass(LIST_PAUSE_MS);
    expect(listed()).toBe(400);
    page.dispatch(listLengthened());
    await pass(LIST_PAUSE_MS);
    await pass(66_000);
    expect(listed()).toBe(450);
  });

  it('reads again what stands beside a chat when a snooze or the chat ends', async () => {
    const page = await openAdmin();
    void page.dispatch(deskApi.endpoints.chatDetails.initiate(page.line.key));
    await pass(4_000);
    const reads = () => page.countOf('chat_details');
    expect(reads()).toBe(1);
    page.agentWrites('Good day');
    await soon();
    expect(reads()).toBe(1);
    page.visitorWrites('Are you there?');
    await soon();
    expect(reads()).toBe(1);
    page.server.details = { ...page.server.details, snoozedUntil: '2099-01-01T00:00:00.000Z' };
    page.dispatch(detailsChanged(page.line.key));
    await soon();
    expect(reads()).toBe(2);
    page.visitorWrites('Hello?');
    await soon();
    expect(reads()).toBe(3);
    page.end();
    await soon();
    expect(reads()).toBe(4);
  });

  it('lists more than a thousand of the chats that a filter fits', async () => {
    const page = await openAdmin();
    const [first] = page.chats;
    for (let no = 2; first && no <= 1_250; no += 1) page.chats.push({ ...first, id: `chat-${no}` });
    const filter: ChatFilter = { ...EVERYTHING, state: 'open' };
    void page.dispatch(deskApi.endpoints.findChats.initiate(filter));
    const countFound = () => deskApi.endpoints.findChats.select(filter)(page.store.getState()).data?.length;
    await soon();
    expect(countFound()).toBe(200);
    for (let more = 200; more < 1_250; more += LIST_STEP) {
      page.dispatch(listLengthened());
      await pass(LIST_PAUSE_MS);
      await pass(66_000);
    }
    expect(countFound()).toBe(1_250);
  });

  it('leaves its channel and closes its socket when the list unmounts', async () => {
    const page = await openAdmin();
    await pass(4_000);
    page.leave();
    await pass(2_000);
    expect([page.db.getChannels(), page.realtime.openSockets()]).toEqual([[], 0]);
  });
});

describe('the changes of a tab and of other tabs', () => {
  it('causes no read of the chat for its own message or read mark', async () => {
    const page = await openAdmin();
    page.visitorWrites('Are you there?');
    await pass(4_000);
    const [reads, lists] = [page.countOf('chat_agent_read'), page.lists()];
    page.dispatch(messagesShown({ line: page.line, upto: 2 }));
    await soon();
    await pass(LIST_PAUSE_MS);
    expect(page.countOf('chat_mark_read')).toBe(1);
    expect([page.countOf('chat_agent_read'), page.lists()]).toEqual([reads, lists + 1]);
    page.write('Yes');
    await pass(LIST_PAUSE_MS);
    expect(page.texts()).toEqual(['Hello', 'Are you there?', 'Yes']);
    expect([page.countOf('chat_agent_read'), page.lists()]).toEqual([reads, lists + 2]);
  });

  it('causes a read for a message or read mark of another tab', async () => {
    const chat = stubChat();
    const page = await openAdmin(chat);
    const other = await openAdmin(chat);
    page.visitorWrites('Are you there?');
    await pass(4_000);
    const reads = page.countOf('chat_agent_read');
    other.dispatch(messagesShown({ line: page.line, upto: 2 }));
    await soon();
    expect(page.countOf('chat_agent_read')).toBeGreaterThan(reads);
    other.write('Yes');
    await soon();
    expect(page.texts()).toEqual(['Hello', 'Are you there?', 'Yes']);
  });

  it('shows messages of another tab while an own message waits for its retry', async () => {
    const chat = stubChat();
    const page = await openAdmin(chat);
    await pass(4_000);
    page.server.fault = (name) => (name === 'chat_reply' ? 'down' : undefined);
    page.write('Not yet');
    await soon();
    page.agentWrites('From the other tab');
    await soon();
    expect(page.texts()).toEqual(['Hello', 'From the other tab']);
    page.server.fault = () => undefined;
    await pass(3_000);
    expect(page.texts()).toEqual(['Hello', 'From the other tab', 'Not yet']);
  });

  it('shows a message of another tab that was stored first', async () => {
    const page = await openAdmin();
    await pass(4_000);
    // Both messages are in flight: the other tab's is stored before ours.
    page.server.fault = (name) => {
      if (name === 'chat_reply') {
        page.server.fault = () => undefined;
        page.agentWrites('From the other tab');
      }
      return undefined;
    };
    page.write('Ours');
    await soon();
    expect(page.texts()).toEqual(['Hello', 'From the other tab', 'Ours']);
  });
});

describe('two tabs of one visitor', () => {
  const storageEvent = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'carmine-chat', newValue }));

  it('show the same chat, and that it has ended', async () => {
    const chat = stubChat();
    const firstTab = await openVisitor(chat);
    const two = await openVisitor(chat);
    firstTab.write('Hello');
    await soon();
    storageEvent(localStorage.getItem('carmine-chat'));
    await pass(7_000);
    expect(two.line()).toEqual(firstTab.line());
    two.write('From the other tab');
    await pass(7_000);
    expect(firstTab.texts()).toEqual(['Hello', 'From the other tab']);
    chat.end();
    await pass(7_000);
    expect([firstTab.status(), two.status()]).toEqual(['ended', 'ended']);
  });

  const key = () => localStorage.getItem('carmine-chat');
  const withoutStart = () => {
    const chat = stubChat();
    chat.server.fault = (name) => (name === 'chat_start' ? 'down' : undefined);
    return chat;
  };
  const mend = (chat: StubChat) => (chat.server.fault = () => undefined);

  it('share a chat once the server has stored its first message', async () => {
    const chat = withoutStart();
    const firstTab = await openVisitor(chat);
    const two = await openVisitor(chat);
    firstTab.write('Hello');
    await soon();
    expect([chat.chats, key()]).toEqual([[], null]);
    mend(chat);
    await pass(3_000);
    storageEvent(key());
    await pass(7_000);
    expect(two.line()).toEqual(firstTab.line());
    expect([key(), two.texts()]).toEqual([firstTab.line()?.key, ['Hello']]);
  });

  it('keep the key of a chat that one of them looked up before it was stored', async () => {
    const chat = withoutStart();
    const firstTab = await openVisitor(chat);
    const two = await openVisitor(chat);
    firstTab.write('Hello');
    await soon();
    window.dispatchEvent(new Event('pagehide'));
    expect(key()).toBe(firstTab.line()?.key);
    sessionStorage.clear(); // the other tab has its own session storage
    storageEvent(key());
    await pass(7_000);
    expect([two.line(), key()]).toEqual([null, null]);
    mend(chat);
    await pass(20_000);
    storageEvent(key());
    await pass(7_000);
    expect([firstTab.texts(), key()]).toEqual([['Hello'], firstTab.line()?.key]);
  });

  it('have one new chat after the first one has ended', async () => {
    const chat = stubChat();
    const firstTab = await openVisitor(chat);
    firstTab.write('Hello');
    await pass(100);
    const two = await openVisitor(chat);
    await pass(100);
    const first = firstTab.line();
    chat.end();
    await pass(100);
    if (first) two.dispatch(newChatBegun(first));
    two.write('Mine');
    await pass(100);
    if (first) firstTab.dispatch(newChatBegun(first));
    firstTab.write('Mine too');
    await pass(100);
    storageEvent(key());
    await pass(7_000);
    expect(firstTab.line()).toEqual(two.line());
    expect([firstTab.texts(), two.texts()]).toEqual([
      ['Mine', 'Mine too'],
      ['Mine', 'Mine too'],
    ]);
  });

  it('have one chat when both are written in at the same time', async () => {
    const chat = stubChat();
    const firstTab = await openVisitor(chat);
    const two = await openVisitor(chat);
    firstTab.write('Hello');
    two.write('Hello from here');
    await pass(7_000);
    expect(chat.texts()).toEqual([['Hello', 'Hello from here']]);
    expect(two.line()).toEqual(firstTab.line());
    expect([firstTab.texts(), two.texts()]).toEqual([chat.texts()[0], chat.texts()[0]]);
    expect(localStorage.getItem('carmine-chat-begun')).toBeNull();
  });

  it('find the chat of a page closed before its first message was answered', async () => {
    const chat = stubChat();
    const firstTab = await openVisitor(chat);
    chat.server.fault = (name) => (name === 'chat_start' ? 'lost' : undefined);
    firstTab.write('Hello');
    await soon();
    window.dispatchEvent(new Event('pagehide'));
    firstTab.close();
    sessionStorage.clear();
    const two = await openVisitor(chat);
    await pass(7_000);
    expect(two.texts()).toEqual(['Hello']);
  });
});
