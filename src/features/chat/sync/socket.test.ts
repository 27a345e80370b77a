import * as policy from '@/realtime/policy';
import { openChat, openVisitor, pass, soon, stopTime } from '@/test/chatPage';
import { stubChat } from '@/test/stubChat';
import { selectIsTyping } from '../chatSlice';

stopTime();

describe('a page without a chat', () => {
  it('makes no request and opens no socket, even when it resumes', async () => {
    const page = await openVisitor();
    await pass(120_000);
    window.dispatchEvent(new Event('focus'));
    await pass(10_000);
    expect(page.calls).toEqual([]);
    expect([page.realtime.joins, page.realtime.openSockets()]).toEqual([[], 0]);
  });
});

describe('the channel', () => {
  it('is joined after the first message, under the topic in the answer', async () => {
    const page = await openChat();
    expect(page.realtime.joins).toEqual(['chat:00000001-0000-4000-8000-000000000000']);
    expect(page.isJoined()).toBe(true);
  });

  it('delivers the messages of the other side', async () => {
    const page = await openChat();
    page.agentWrites('Good morning');
    await soon();
    expect(page.texts()).toEqual(['Hello', 'Good morning']);
  });

  it('is followed by a read three seconds after joining', async () => {
    const chat = stubChat();
    const page = await openVisitor(chat);
    page.write('Hello');
    await pass(100);
    chat.server.isPoking = false; // the join was confirmed too early
    chat.agentWrites('Good morning');
    await pass(2_800);
    expect(page.texts()).toEqual(['Hello']);
    await pass(200);
    expect(page.texts()).toEqual(['Hello', 'Good morning']);
  });

  it('causes at most one read for each hint, whatever the hint contains', async () => {
    const page = await openChat();
    const [topic = ''] = page.realtime.joins;
    const before = page.countOf('chat_read');
    page.realtime.poke(topic, { kind: 'item', seq: 999_999 });
    await soon();
    expect(page.countOf('chat_read')).toBe(before + 1);
    for (const payload of [
      { kind: 'item', seq: 1 },
      { kind: 'nonsense', seq: 9 },
      { text: 'forged' },
      { kind: 'typing', by: 'agent' },
    ]) {
      page.realtime.poke(topic, payload);
    }
    await soon();
    expect(page.countOf('chat_read')).toBe(before + 1);
    expect(page.texts()).toEqual(['Hello']);
  });

  it.each(['ended', 'gone'] as const)('reports at once that the chat is %s', async (status) => {
    const page = await openChat();
    if (status === 'ended') page.end();
    else page.remove();
    await soon();
    expect(page.status()).toBe(status);
    expect(page.texts()).toEqual(['Hello']);
    await pass(2_000);
    expect(page.realtime.openSockets()).toBe(0);
    expect(localStorage).toHaveLength(0);
  });

  it('shows that the other side is typing for six seconds, or until the message arrives', async () => {
    const page = await openChat();
    const isTyping = () => selectIsTyping(page.store.getState(), page.line()?.key ?? '');
    page.type('visitor');
    await soon();
    expect(isTyping()).toBe(false);
    page.type('agent');
    await soon();
    expect(isTyping()).toBe(true);
    await pass(6_000);
    expect(isTyping()).toBe(false);
    page.type('agent');
    await soon();
    page.agentWrites('Good morning');
    await soon();
    expect(isTyping()).toBe(false);
  });

  it('is joined once however often parts mount, and left two seconds after the last unmounts', async () => {
    const page = await openChat();
    for (let turn = 0; turn < 50; turn += 1) {
      page.leave();
      page.enter();
      await pass(turn % 5);
    }
    await pass(3_000);
    expect(page.realtime.joins).toHaveLength(1);
    expect(page.db.getChannels()).toHaveLength(1);
    page.leave();
    await pass(2_000);
    expect([page.db.getChannels(), page.realtime.openSockets()]).toEqual([[], 0]);
    const { length } = page.calls;
    await pass(120_000);
    expect(page.calls).toHaveLength(length);
  });

  it('is replaced every hour', async () => {
    const page = await openChat();
    await pass(60 * 60_000);
    await pass(1_000);
    expect(page.realtime.joins).toHaveLength(2);
    expect(page.realtime.joined()).toHaveLength(1);
  });

  it('is replaced after three polls found messages it did not announce', async () => {
    const page = await openChat();
    page.server.isPoking = false;
    for (let look = 0; look < 3; look += 1) {
      page.agentWrites(`Silent ${look}`);
      await pass(66_000);
    }
    expect(page.texts()).toEqual(['Hello', 'Silent 0', 'Silent 1', 'Silent 2']);
    expect(page.realtime.joins).toHaveLength(2);
  });
});

describe('a channel that is refused or lost', () => {
  it.each(['error', 'silence'] as const)(
    'is retried ten times after “%s”, then once a minute, while polling goes on',
    async (welcome) => {
      const chat = stubChat();
      chat.realtime.server.welcome = welcome;
      const page = await openVisitor(chat);
      page.write('Hello');
      // Ten attempts, each with its ten-second timeout.
      await pass(220_000);
      const tries = page.realtime.joins.length;
      await pass(10 * 60_000);
      const rests = page.realtime.joins.length - tries;
      expect(tries).toBeGreaterThanOrEqual(policy.MAX_REJOINS);
      expect(rests).toBeGreaterThanOrEqual(8);
      expect(rests).toBeLessThanOrEqual(10);
      expect(page.isJoined()).toBe(false);
      expect(page.toasts).toEqual([]);
      const before = page.countOf('chat_read');
      page.agentWrites('Good morning');
      await pass(6_000);
      expect(page.countOf('chat_read')).toBe(before + 1);
      expect(page.texts()).toEqual(['Hello', 'Good morning']);
    },
  );

  it('is retried after 1, 2, 5 and 10 seconds', async () => {
    const chat = stubChat();
    chat.realtime.server.welcome = 'error';
    const page = await openVisitor(chat);
    page.write('Hello');
    await soon();
    const joins: number[] = [];
    for (const wait of [100, 1_100, 2_100, 5_100, 10_100]) {
      await pass(wait);
      joins.push(page.realtime.joins.length);
    }
    expect(joins).toEqual([1, 2, 3, 4, 5]);
  });

  it('rejoins every time when it breaks every half minute', async () => {
    const page = await openChat();
    for (let turn = 0; turn < 3 * policy.MAX_REJOINS; turn += 1) {
      page.realtime.cut();
      await pass(30_000);
      expect(page.isJoined()).toBe(true);
    }
  });

  it('is retried at most once a minute when it keeps breaking soon after joining', async () => {
    const page = await openChat();
    for (let turn = 0; turn < 4 * policy.MAX_REJOINS; turn += 1) {
      page.realtime.cut();
      await pass(15_000);
    }
    const rests = 4 * policy.MAX_REJOINS - policy.MAX_REJOINS;
    expect(page.realtime.joins.length).toBeLessThanOrEqual(1 + policy.MAX_REJOINS + rests / 4 + 1);
  });

  it('rejoins within 61 seconds of the end of a long outage', async () => {
    const chat = stubChat();
    const page = await openChat(chat);
    page.realtime.server.isReachable = false;
    page.realtime.cut();
    await pass(20 * 60_000);
    page.realtime.server.isReachable = true;
    await pass(61_000);
    expect(page.isJoined()).toBe(true);
    expect(page.realtime.openSockets()).toBe(1);
  });

  it('rejoins after a broken connection, and reads what it missed', async () => {
    const page = await openChat();
    page.realtime.cut();
    page.agentWrites('Missed');
    await pass(2_000);
    expect(page.isJoined()).toBe(true);
    expect(page.texts()).toEqual(['Hello', 'Missed']);
    expect(page.db.getChannels()).toHaveLength(1);
  });
});
