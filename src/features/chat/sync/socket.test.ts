import { openAdmin, openVisitor, pass } from '@/test/chatPage';
import { stubChat } from '@/test/stubChat';
import { hidePage } from '@/test/viewport';
import { messagesShown, selectIsTyping } from '../chatSlice';
import * as policy from './policy';

/** A visitor whose first message is stored, with a channel that is joined and has been looked at twice. */
const openChat = async (chat = stubChat()) => {
  const page = await openVisitor(chat);
  page.write('Hello');
  await pass(4_000);
  return page;
};

/** Long enough for an answer, too short for any timer. */
const soon = () => pass(10);

beforeEach(() => {
  jest.useFakeTimers();
  const { rejoinDelay } = policy;
  jest.spyOn(policy, 'rejoinDelay').mockImplementation((tries) => rejoinDelay(tries, 0));
});
afterEach(() => jest.useRealTimers());

describe('a page without a chat', () => {
  it('asks nobody anything and opens no socket, not even when it wakes up', async () => {
    const page = await openVisitor();
    await pass(120_000);
    window.dispatchEvent(new Event('focus'));
    await pass(10_000);
    expect(page.calls).toEqual([]);
    expect([page.realtime.joins, page.realtime.openSockets()]).toEqual([[], 0]);
  });
});

describe('the channel', () => {
  it('is opened after the first message, under the topic the chat answers with', async () => {
    const page = await openChat();
    expect(page.realtime.joins).toEqual(['chat:00000001-0000-4000-8000-000000000000']);
    expect(page.connection()).toBe('live');
  });

  it('brings what the other side writes', async () => {
    const page = await openChat();
    page.agentWrites('Good morning');
    await soon();
    expect(page.texts()).toEqual(['Hello', 'Good morning']);
  });

  it('is looked at when it says it listens, and again three seconds later', async () => {
    const chat = stubChat();
    const page = await openVisitor(chat);
    page.write('Hello');
    await pass(100);
    chat.server.isPoking = false; // it said so too early
    chat.agentWrites('Good morning');
    await pass(2_800);
    expect(page.texts()).toEqual(['Hello']);
    await pass(200);
    expect(page.texts()).toEqual(['Hello', 'Good morning']);
  });

  it('costs one read for each poke at most, whatever the poke says', async () => {
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

  it.each(['ended', 'gone'] as const)('tells at once that the chat is %s', async (status) => {
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

  it('tells that the other side writes, for a few seconds, or until the message comes', async () => {
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

  it('is one, however often the page is mounted, and none two seconds after the last part has left', async () => {
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

  it('is made anew every hour', async () => {
    const page = await openChat();
    await pass(60 * 60_000);
    await pass(1_000);
    expect(page.realtime.joins).toHaveLength(2);
    expect(page.realtime.joined()).toHaveLength(1);
  });

  it('is made anew when three looks have found what it kept to itself', async () => {
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
    'with %s is tried ten times, and then once a minute',
    async (welcome) => {
      const chat = stubChat();
      chat.realtime.server.welcome = welcome;
      const page = await openVisitor(chat);
      page.write('Hello');
      // Ten tries, and for each the ten seconds after which nobody answers any more.
      await pass(220_000);
      const tries = page.realtime.joins.length;
      await pass(10 * 60_000);
      const rests = page.realtime.joins.length - tries;
      expect(tries).toBeGreaterThanOrEqual(policy.MAX_REJOINS);
      expect(rests).toBeGreaterThanOrEqual(8);
      expect(rests).toBeLessThanOrEqual(10);
      expect(page.connection()).not.toBe('live');
      expect(page.toasts).toEqual([]);
      const before = page.countOf('chat_read');
      page.agentWrites('Good morning');
      await pass(6_000);
      expect(page.countOf('chat_read')).toBe(before + 1);
      expect(page.texts()).toEqual(['Hello', 'Good morning']);
    },
  );

  it('comes back after 1, 2, 5 and 10 seconds', async () => {
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

  it('comes back every time when it breaks again and again, with half a minute in between', async () => {
    const page = await openChat();
    for (let turn = 0; turn < 3 * policy.MAX_REJOINS; turn += 1) {
      page.realtime.cut();
      await pass(30_000);
      expect(page.connection()).toBe('live');
    }
  });

  it('comes back once a minute at most when it breaks as soon as it is there', async () => {
    const page = await openChat();
    for (let turn = 0; turn < 4 * policy.MAX_REJOINS; turn += 1) {
      page.realtime.cut();
      await pass(15_000);
    }
    const rests = 4 * policy.MAX_REJOINS - policy.MAX_REJOINS;
    expect(page.realtime.joins.length).toBeLessThanOrEqual(1 + policy.MAX_REJOINS + rests / 4 + 1);
  });

  it('comes back by itself a minute after the server is there again, however long that was away', async () => {
    const chat = stubChat();
    const page = await openChat(chat);
    page.realtime.server.isReachable = false;
    page.realtime.cut();
    await pass(20 * 60_000);
    page.realtime.server.isReachable = true;
    await pass(61_000);
    expect(page.connection()).toBe('live');
    expect(page.realtime.openSockets()).toBe(1);
  });

  it('comes back by itself when the connection broke, and reads what it missed', async () => {
    const page = await openChat();
    page.realtime.cut();
    page.agentWrites('Missed');
    await pass(2_000);
    expect(page.connection()).toBe('live');
    expect(page.texts()).toEqual(['Hello', 'Missed']);
    expect(page.db.getChannels()).toHaveLength(1);
  });
});

describe('the regular look', () => {
  it('comes every six seconds without a live channel', async () => {
    const chat = stubChat();
    chat.realtime.server.isReachable = false;
    const page = await openVisitor(chat);
    page.write('Hello');
    await soon();
    const before = page.countOf('chat_read');
    await pass(60_000);
    expect(page.countOf('chat_read') - before).toBe(10);
  });

  it('comes once a minute with one', async () => {
    const page = await openChat();
    const before = page.countOf('chat_read');
    await pass(5 * 66_000);
    expect(page.countOf('chat_read') - before).toBe(5);
  });

  it('notices a socket that is open and answers nothing', async () => {
    const page = await openChat();
    page.realtime.server.isFrozen = true;
    await pass(95_000); // proof of life has run out
    page.agentWrites('Frozen out');
    await pass(7_000);
    expect(page.texts()).toEqual(['Hello', 'Frozen out']);
    page.realtime.server.isFrozen = false;
    await pass(60_000);
    expect(page.connection()).toBe('live');
    expect(page.realtime.joined()).toHaveLength(1);
  });

  it('waits ten seconds for an answer, and looks again', async () => {
    const page = await openChat();
    page.realtime.server.isReachable = false;
    page.realtime.cut();
    page.server.fault = (name) => (name === 'chat_read' ? 'silence' : undefined);
    await pass(6_000);
    page.server.fault = () => undefined;
    page.agentWrites('Half open');
    await pass(16_000);
    expect(page.texts()).toEqual(['Hello', 'Half open']);
  });

  it('says once that it fails, and goes on', async () => {
    const page = await openChat();
    page.server.fault = () => 'down';
    page.realtime.cut();
    page.realtime.server.isReachable = false;
    await pass(90_000);
    expect(page.toasts).toEqual(['This chat could not be fetched']);
    page.server.fault = () => undefined;
    page.agentWrites('Back');
    await pass(6_000);
    expect(page.texts()).toEqual(['Hello', 'Back']);
  });
});

describe('a page that wakes up', () => {
  const events: [string, () => void][] = [
    ['online', () => window.dispatchEvent(new Event('online'))],
    ['focus', () => window.dispatchEvent(new Event('focus'))],
    ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
    ['visibilitychange', () => hidePage(false)],
  ];

  it.each(events)('by %s reads at once, and makes its dead channel anew', async (_name, wake) => {
    const page = await openChat();
    page.realtime.server.isFrozen = true;
    page.server.isPoking = false;
    hidePage(true);
    await pass(6 * 60_000);
    page.server.fault = () => undefined;
    page.agentWrites('While you slept');
    page.realtime.server.isFrozen = false;
    const before = page.countOf('chat_read');
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    wake();
    await pass(2_900);
    expect(page.countOf('chat_read')).toBeGreaterThan(before);
    expect(page.texts()).toEqual(['Hello', 'While you slept']);
    expect(page.connection()).toBe('live');
  });

  it('tries a channel again that had been given up', async () => {
    const chat = stubChat();
    chat.realtime.server.welcome = 'error';
    const page = await openVisitor(chat);
    page.write('Hello');
    await pass(10 * 60_000);
    chat.realtime.server.welcome = 'ok';
    window.dispatchEvent(new Event('focus'));
    await pass(1_000);
    expect(page.connection()).toBe('live');
  });

  it('leaves a channel that is alive alone', async () => {
    const page = await openChat();
    window.dispatchEvent(new Event('focus'));
    await pass(1_000);
    expect(page.realtime.joins).toHaveLength(1);
  });

  it.each([-30, 30])('shows messages in their order with a clock that is %i minutes off', async (minutes) => {
    const page = await openChat();
    jest.setSystemTime(Date.now() + minutes * 60_000);
    page.agentWrites('Two');
    page.write('Three');
    await pass(10_000);
    expect(page.texts()).toEqual(['Hello', 'Two', 'Three']);
    expect(page.connection()).toBe('live');
  });
});

describe('the admin', () => {
  it('has one channel for the list and the open chat', async () => {
    const page = await openAdmin();
    await pass(4_000);
    expect(page.realtime.joins).toEqual(['admin:chats']);
    const lists = page.lists();
    page.visitorWrites('Are you there?');
    await soon();
    expect(page.texts()).toEqual(['Hello', 'Are you there?']);
    expect(page.lists()).toBe(lists + 1);
  });

  it('marks as read what was on screen, and what lands meanwhile stays unread', async () => {
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

  it('leaves everything when the session ends', async () => {
    const page = await openAdmin();
    await pass(4_000);
    page.leave();
    await pass(2_000);
    expect([page.db.getChannels(), page.realtime.openSockets()]).toEqual([[], 0]);
  });
});

describe('two tabs of one visitor', () => {
  const storageEvent = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'carmine-chat', newValue }));

  it('show the same chat, and its end', async () => {
    const chat = stubChat();
    const one = await openVisitor(chat);
    const two = await openVisitor(chat);
    one.write('Hello');
    await soon();
    storageEvent(localStorage.getItem('carmine-chat'));
    await pass(7_000);
    expect(two.line()).toEqual(one.line());
    two.write('From the other tab');
    await pass(7_000);
    expect(one.texts()).toEqual(['Hello', 'From the other tab']);
    chat.end();
    await pass(7_000);
    expect([one.status(), two.status()]).toEqual(['ended', 'ended']);
  });
});
