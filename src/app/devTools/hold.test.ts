import { installFakeDevTools } from '@/test/fakeDevTools';
import { chatWanted, inboxLeft, widgetLeft } from '@/features/chat/chatSlice';
import { messageWritten } from '@/features/chat/outboxSlice';
import { chatApi } from '@/features/chat/chatApi';
import { openChat, pass, stopTime } from '@/test/chatPage';

const openPage = async () => {
  const tools = installFakeDevTools();
  const page = await openChat();
  await pass(60_000);
  const countCalls = () => page.calls.length;
  return { tools, page, countCalls, joins: () => page.realtime.joins.length };
};

describe('an earlier state in Redux DevTools', () => {
  stopTime();

  it('starts no call and loses no socket, from the first state to the last', async () => {
    const { tools, page, countCalls, joins } = await openPage();
    const [before, joined] = [countCalls(), joins()];
    const last = tools.count() - 1;
    for (let index = 0; index <= last; index += 1) {
      tools.jumpTo(index);
      await pass(50);
    }
    tools.jumpTo(0);
    await pass(20_000);
    expect([countCalls(), joins(), page.isJoined()]).toEqual([before, joined, true]);
    tools.jumpTo(tools.count() - 1);
    page.write('Still there');
    await pass(1_000);
    expect(page.texts()).toEqual(['Hello', 'Still there']);
    expect(joins()).toBe(joined);
  });

  it('holds back what the shown state mounts, and sends it when the last one is shown again', async () => {
    const { tools, page, countCalls } = await openPage();
    const before = countCalls();
    tools.jumpTo(tools.count() - 3);
    const line = page.line();
    if (!line) throw new Error('There is no chat.');
    void page.dispatch(chatApi.endpoints.readChat.initiate(line, { forceRefetch: true }));
    page.dispatch(widgetLeft());
    page.dispatch(inboxLeft());
    await pass(5_000);
    expect([countCalls(), page.isJoined()]).toEqual([before, true]);
    tools.jumpTo(tools.count() - 1);
    await pass(100);
    expect(countCalls()).toBeGreaterThan(before);
  });
});

describe('a state that was imported', () => {
  stopTime();

  it('is shown, starts no call, sends no message of its outbox and loses no socket', async () => {
    const { tools, page, countCalls, joins } = await openPage();
    const [before, joined] = [countCalls(), joins()];
    const shownState = tools.shownState() as ReturnType<typeof page.store.getState>;
    const line = { side: 'visitor', key: 'i'.repeat(43) } as const;
    const { payload } = messageWritten(line, 'Of another page');
    const ownChat = { token: line.key, isStarted: true };
    tools.importState({
      ...shownState,
      chat: { ...shownState.chat, ownChat, inboxes: 1 },
      chatOutbox: [payload],
    });
    expect(page.outbox()).toHaveLength(1);
    page.dispatch(chatWanted());
    await pass(20_000);
    expect([countCalls(), joins(), page.isJoined()]).toEqual([before, joined, true]);
  });
});
