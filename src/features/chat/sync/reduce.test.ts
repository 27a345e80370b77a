import { aConversation, aMessage } from '@/test/builders';
import type { ChatLine, Conversation } from '../chat';
import { chatSlice, type ChatState } from '../chatSlice';
import type { Pending } from '../outbox';
import type { Facts } from './facts';
import { reduce } from './reduce';
import { emptyMemory, type Effect, type Memory, type SyncEvent } from './steps';

const line: ChatLine = { side: 'visitor', key: 'token' };
const other: ChatLine = { side: 'visitor', key: 'other' };
const desk: ChatLine = { side: 'agent', key: 'a' };

const entry = (changes: Partial<Pending> = {}): Pending => ({
  ...{ line, cid: '1', kind: 'message', body: 'Hello', tries: 0, state: 'sending', sentAt: '' },
  ...changes,
});

/** The outbox of a page that has written nothing, which is stored already. */
const nothing: Pending[] = [];

interface Page extends Partial<Omit<Facts, 'chat'>> {
  chat?: Partial<ChatState>;
}

const factsOf = ({ chat, ...facts }: Page = {}): Facts => ({
  chat: { ...chatSlice.getInitialState(), ...chat },
  ...{ outbox: nothing, chats: {}, now: 0, random: 0, isAlive: false, isHidden: false },
  ...facts,
});

/** A page that shows the visitor's chat. */
const pageShowing = (conversation: Partial<Conversation> = {}, chat: Partial<ChatState> = {}): Page => ({
  chat: { ownChat: { token: line.key, isStarted: true }, widgets: 1, ...chat },
  chats: { [line.key]: aConversation({ topic: 'chat:1', ...conversation }) },
});
const closing = { ownChat: { token: line.key, isStarted: true, isClosing: true } };
const running = { line, isRunning: true, isLook: false, reasons: [], readAt: 0 };

/** An effect in a word, or an action's type and payload. */
const inWords = (effect: Effect) => {
  switch (effect.type) {
    case 'dispatch':
      return effect.action.type;
    case 'startTimer':
      return `startTimer ${effect.name} ${effect.ms}`;
    case 'stopTimer':
      return `stopTimer ${effect.name}`;
    case 'joinChannel':
      return `joinChannel ${effect.topic}`;
    case 'read':
      return `read ${[effect.line?.key ?? 'list', ...effect.reasons].join(' ')}`;
    case 'deliver':
      return `deliver ${effect.entry.cid} ${effect.call}`;
    case 'markSeen':
      return `markSeen ${effect.upto}`;
    default:
      return effect.type;
  }
};

const after = (event: SyncEvent, page: Page = {}, memory: Partial<Memory> = {}) => {
  const result = reduce({ ...emptyMemory, storedOutbox: nothing, ...memory }, event, factsOf(page));
  return { memory: result.memory, effects: result.effects.map(inWords) };
};

const changed = { type: 'stateChanged' } as const;
const outboxEntries = [entry()];
/** What is remembered of a page that shows the visitor's chat. */
const settled = { token: line.key, storedToken: line.key, topic: 'chat:1', isPolling: true };

type Row = [title: string, page: Page, memory: Partial<Memory>, effects: string[]];

describe('a change of the store', () => {
  it.each<Row>([
    [
      'stores an entry before it is sent',
      { chat: { ownChat: { token: line.key, isStarted: false } }, outbox: outboxEntries },
      {},
      ['storeOutbox', 'deliver 1 start'],
    ],
    ['joins the channel and polls', pageShowing(), {}, ['storeToken', 'joinChannel chat:1', 'startPolling']],
    [
      'does nothing twice',
      { ...pageShowing(), outbox: outboxEntries },
      { ...settled, storedOutbox: outboxEntries, sending: { token: 'sending' } },
      [],
    ],
    [
      'goes no further than the first change that it makes itself',
      { ...pageShowing({}, { ...closing, window: 'open' }), outbox: outboxEntries },
      { storedOutbox: outboxEntries },
      ['restoreToDraft', 'chat/ownChatEnded'],
    ],
    [
      'takes back what was rejected in a chat that is not shown any more',
      { outbox: [entry({ line: other, state: 'failed' })] },
      {},
      ['storeOutbox', 'restoreToDraft', 'chatOutbox/messagesTakenBack'],
    ],
    [
      'leaves a rejected message where the window is open',
      { chat: { window: 'open' }, outbox: [entry({ line: other, state: 'failed' })] },
      {},
      ['storeOutbox'],
    ],
    [
      'gives a closed window its time',
      pageShowing({}, { ...closing, window: 'closed' }),
      settled,
      ['startTimer closing 10000'],
    ],
    [
      'stops that time when it is undone',
      pageShowing(),
      { ...settled, closing: line.key },
      ['stopTimer closing'],
    ],
    [
      'brings the window back for an answer that has come meanwhile',
      pageShowing({ items: [aMessage({ seq: 1, type: 'agent' })] }, { ...closing, window: 'open' }),
      settled,
      ['chat/closingUndone'],
    ],
    ['forgets a token that is not used any more', {}, { token: line.key }, ['forgetToken']],
    [
      'stores no token before the server has the chat',
      { chat: { ownChat: { token: line.key, isStarted: false } } },
      {},
      [],
    ],
    [
      'drops a chat that was deleted before the page was opened',
      pageShowing({ status: 'gone', items: [] }),
      {},
      ['forgetToken', 'chat/ownChatLost'],
    ],
    [
      'begins a new chat with what the deleted one did not take',
      { ...pageShowing({ status: 'gone', items: [] }), outbox: outboxEntries },
      {},
      ['storeOutbox', 'forgetToken', 'beginNewChat'],
    ],
    [
      'changes the channel at once',
      { chat: { inboxes: 1 } },
      { topic: 'chat:1', isPolling: true },
      ['leaveChannel', 'joinChannel admin:chats'],
    ],
    [
      'leaves a channel after a pause',
      {},
      { topic: 'chat:1', isPolling: true },
      ['startTimer leaving 1000', 'stopPolling'],
    ],
    [
      'stays on a channel that is wanted again in time',
      { chat: { inboxes: 1 } },
      { topic: 'admin:chats', isLeaving: true, isPolling: true },
      ['stopTimer leaving'],
    ],
    [
      'sends one entry of each chat',
      {
        outbox: [entry(), entry({ cid: '2' }), entry({ line: other, cid: '3' })],
        chat: { ownChat: { token: line.key, isStarted: true } },
      },
      { token: line.key, storedToken: line.key },
      ['storeOutbox', 'deliver 1 append', 'deliver 3 start'],
    ],
    [
      'takes a message as stored that the chat has already',
      {
        outbox: outboxEntries,
        chats: { token: aConversation({ status: 'ended', items: [aMessage({ cid: '1' })] }) },
      },
      {},
      ['storeOutbox', 'chatOutbox/messageStored'],
    ],
    [
      'refuses a message of a chat that is over',
      { outbox: outboxEntries, chats: { token: aConversation({ status: 'ended' }) } },
      {},
      ['storeOutbox', 'chatOutbox/messageRefused'],
    ],
    [
      'sends the end of a chat that is over',
      { outbox: [entry({ kind: 'end' })], chats: { token: aConversation({ status: 'ended' }) } },
      {},
      ['storeOutbox', 'deliver 1 end'],
    ],
  ])('%s', (_title, page, memory, effects) => {
    expect(after(changed, page, memory).effects).toEqual(effects);
  });
});

const ownChatFound = (leftovers: Pending[], token: string | null = null, isTokenOver = false) =>
  ({ leftovers, token, isTokenOver }) as const;

describe('what other pages have left', () => {
  it.each([
    [
      'a message on its way names the chat',
      ownChatFound([entry()], 'another'),
      ['chatOutbox/outboxRestored', 'chat/ownChatNamed'],
    ],
    [
      'another tab’s chat goes before a rejected message',
      ownChatFound([entry({ state: 'failed' })], 'another'),
      ['chatOutbox/outboxRestored', 'chat/ownChatFound'],
    ],
    [
      'a rejected message names the chat if nothing else does',
      ownChatFound([entry({ state: 'failed' })]),
      ['chatOutbox/outboxRestored', 'chat/ownChatNamed'],
    ],
    [
      'a chat that was ended names nothing',
      ownChatFound([entry(), entry({ cid: '2', kind: 'end' })]),
      ['chatOutbox/outboxRestored'],
    ],
    ['a chat that is over is not shown again', ownChatFound([], 'another', true), []],
  ])('on a new page: %s', (_title, storage, effects) => {
    expect(after({ type: 'pageOpened', ...storage }).effects).toEqual(effects);
  });

  const openPage = pageShowing({ status: 'open' });
  const ended = pageShowing({ status: 'ended' });
  it.each<[string, Page, ReturnType<typeof ownChatFound>, string[]]>([
    ['an open chat stays', openPage, ownChatFound([], 'another'), []],
    ['one that is over gives way', ended, ownChatFound([], 'another'), ['chat/ownChatFound']],
    ['one with unsent messages stays', { ...ended, outbox: outboxEntries }, ownChatFound([], 'another'), []],
    [
      'also with those that are taken over',
      ended,
      ownChatFound([entry()], 'another'),
      ['chatOutbox/outboxTakenOn'],
    ],
  ])('later: %s', (_title, page, storage, effects) => {
    expect(after({ type: 'storageSeen', ...storage }, page).effects).toEqual(effects);
  });
});

describe('reading', () => {
  const pollDue = { type: 'pollDue' } as const;
  const readAt = (time: number) => ({ readings: { token: { ...running, isRunning: false, readAt: time } } });
  it.each<Row>([
    [
      'looks every time without a live channel',
      { ...pageShowing(), now: 6_000 },
      readAt(0),
      ['read token', 'checkChannel'],
    ],
    [
      'does not look within a minute of a live one',
      { ...pageShowing(), now: 59_999, isAlive: true },
      readAt(0),
      ['checkChannel'],
    ],
    [
      'looks once a minute with one',
      { ...pageShowing(), now: 60_000, isAlive: true },
      readAt(0),
      ['read token', 'checkChannel'],
    ],
    ['leaves the channel of a hidden page alone', { ...pageShowing(), isHidden: true }, {}, ['read token']],
    ['asks nothing on a page without a chat', {}, {}, ['checkChannel']],
    ['asks nothing of a chat that is over', pageShowing({ status: 'ended' }), {}, ['checkChannel']],
    [
      'reads the list too',
      { chat: { inboxes: 1, selected: 'a' } },
      {},
      ['read list', 'read a', 'checkChannel'],
    ],
  ])('%s', (_title, page, memory, effects) => {
    expect(after(pollDue, page, memory).effects).toEqual(effects);
  });

  it('runs one read at a time, and one more for all requests made meanwhile', () => {
    const page = pageShowing();
    const first = after(pollDue, page);
    expect(first.effects).toContain('read token');
    const second = after({ type: 'pageResumed' }, page, first.memory);
    expect(second.effects).toEqual(['reviveChannel']);
    const third = after(pollDue, page, second.memory);
    expect(third.effects).toEqual(['checkChannel']);
    const ended = { type: 'readEnded', line, isUnannounced: false } as const;
    const fourth = after(ended, page, third.memory);
    expect(fourth.effects).toEqual(['read token pageResumed']);
    expect(after(ended, page, fourth.memory).effects).toEqual([]);
  });

  it('rebuilds a live channel that did not announce news three times', () => {
    const ended = { type: 'readEnded', line, isUnannounced: true } as const;
    const page = { ...pageShowing(), isAlive: true };
    expect(after(ended, page, { unannounced: 1 })).toMatchObject({ effects: [], memory: { unannounced: 2 } });
    expect(after(ended, page, { unannounced: 2 })).toMatchObject({
      effects: ['rebuildChannel'],
      memory: { unannounced: 0 },
    });
    expect(after(ended, pageShowing(), { unannounced: 2 }).effects).toEqual([]);
  });

  it('reads the list once for all that comes within the pause', () => {
    const page = { chat: { inboxes: 1 } };
    const first = after({ type: 'listLengthened' }, page);
    expect(first.effects).toEqual(['startTimer list 250']);
    const second = after({ type: 'listLengthened' }, page, first.memory);
    expect(second.effects).toEqual([]);
    const readState = after({ type: 'listDue' }, page, second.memory);
    expect(readState).toMatchObject({ effects: ['read list listLengthened'], memory: { listReasons: [] } });
    expect(after({ type: 'listDue' }, {}, second.memory).effects).toEqual([]);
  });
});

describe('a mark of what was seen', () => {
  const items = [aMessage({ seq: 1, type: 'agent' }), aMessage({ seq: 2, type: 'agent' })];
  const page = pageShowing({ items }, { shownSeqs: { token: 1 } });
  it.each<[string, SyncEvent, Partial<Memory>, Page, string[]]>([
    ['is sent', { type: 'messagesShown' }, {}, page, ['markSeen 1']],
    ['is sent once', { type: 'messagesShown' }, { marking: ['token'] }, page, []],
    [
      'is sent again after the next read',
      { type: 'readEnded', line, isUnannounced: false },
      {},
      page,
      ['markSeen 1'],
    ],
    [
      'waits for the next read when it fails',
      { type: 'markAnswered', line, isMarked: false },
      { marking: ['token'] },
      page,
      [],
    ],
    [
      'is followed by what was seen meanwhile',
      { type: 'markAnswered', line, isMarked: true },
      { marking: ['token'] },
      pageShowing({ items, seenSeq: 1 }, { shownSeqs: { token: 2 } }),
      ['markSeen 2'],
    ],
    [
      'lowers the count of the admin’s list',
      { type: 'markAnswered', line: desk, isMarked: true },
      { marking: ['a'] },
      {},
      ['startTimer list 250'],
    ],
  ])('%s', (_title, event, memory, place, effects) => {
    expect(after(event, place, memory).effects).toEqual(effects);
  });
});

describe('a delivery', () => {
  const page: Page = { ...pageShowing({ seq: 0 }), outbox: [entry({ cid: '2' })] };
  const sending = { sending: { token: 'sending' } } as const;
  const waiting = { sending: { token: 'waiting' } } as const;
  const limited = { status: 429, message: 'Too many.', reason: '', retryAfter: 20 };
  it.each<[string, SyncEvent, Partial<Memory>, string[]]>([
    ['is followed by the next entry', { type: 'delivered', entry: entry() }, sending, ['deliver 2 append']],
    [
      'waits and is repeated when the server did not answer',
      { type: 'delivered', entry: entry({ tries: 1 }), error: { status: 0, message: '', reason: '' } },
      sending,
      ['chatOutbox/messageDelayed', 'startTimer retry token 2000'],
    ],
    [
      'waits as long as the server asks for',
      { type: 'delivered', entry: entry(), error: limited },
      sending,
      ['chatOutbox/messageDelayed', 'startTimer retry token 20000'],
    ],
    [
      'is left to the user when the server refused it',
      { type: 'delivered', entry: entry(), error: { status: 400, message: '', reason: '' } },
      sending,
      ['chatOutbox/messageRefused'],
    ],
    ['is repeated when its time has come', { type: 'retryDue', key: 'token' }, waiting, ['deliver 2 append']],
    [
      'is repeated at once when the page resumes',
      { type: 'retryWanted' },
      waiting,
      ['stopTimer retry token', 'deliver 2 append'],
    ],
    ['on its way is not repeated', { type: 'retryWanted' }, sending, []],
  ])('%s', (_title, event, memory, effects) => {
    expect(after(event, page, memory).effects).toEqual(effects);
  });

  it('reads a chat that has more than the message', () => {
    const delivered = { type: 'delivered', entry: entry(), isAppended: true } as const;
    expect(after(delivered, pageShowing({ seq: 2, items: [aMessage({ seq: 1 })] })).effects).toEqual([
      'read token messageSent',
    ]);
    expect(after(delivered, pageShowing({ seq: 1, items: [aMessage({ seq: 1 })] })).effects).toEqual([]);
  });
});

describe('a poke', () => {
  const items = [aMessage({ seq: 1 })];
  const poke = (changes: Partial<Extract<SyncEvent, { type: 'pokeReceived' }>['poke']>, isSnoozed = false) =>
    ({ type: 'pokeReceived', poke: { kind: 'item', seq: 2, by: 'agent', ...changes }, isSnoozed }) as const;
  const admin = { topic: 'admin:chats' };
  const inbox: Page = { chat: { inboxes: 1, selected: 'a' }, chats: { a: aConversation({ items }) } };
  it.each<[string, SyncEvent, Page, Partial<Memory>, string[]]>([
    ['of a new message reads it', poke({}), pageShowing({ items }), {}, ['read token pokeReceived']],
    ['of a known message reads nothing', poke({ seq: 1 }), pageShowing({ items }), {}, []],
    [
      'of a message ends the typing',
      poke({}),
      pageShowing({ items }),
      { typing: ['token'] },
      ['stopTimer typing token', 'chat/typingEnded', 'read token pokeReceived'],
    ],
    [
      'of typing shows it for six seconds',
      poke({ kind: 'typing' }),
      pageShowing(),
      {},
      ['startTimer typing token 6000', 'chat/typingSeen'],
    ],
    [
      'of the own side’s typing shows nothing',
      poke({ kind: 'typing', by: 'visitor' }),
      pageShowing(),
      {},
      [],
    ],
    [
      'of somebody who has come asks who is there',
      poke({ kind: 'present' }),
      pageShowing(),
      {},
      ['askForSupport'],
    ],
    [
      'of any chat reads the admin’s list soon',
      poke({ chat: 'b', by: 'visitor' }),
      inbox,
      admin,
      ['startTimer list 250'],
    ],
    [
      'of the chat that is open reads that too',
      poke({ chat: 'a', by: 'visitor' }),
      inbox,
      admin,
      ['startTimer list 250', 'read a pokeReceived'],
    ],
    [
      'of a visitor ends the snooze of their chat',
      poke({ chat: 'b', by: 'visitor' }, true),
      inbox,
      admin,
      ['startTimer list 250', 'api/invalidateTags'],
    ],
  ])('%s', (_title, event, page, memory, effects) => {
    expect(after(event, page, memory).effects).toEqual(effects);
  });

  it('shows that the channel announces news', () => {
    expect(after(poke({ seq: 1 }), pageShowing({ items }), { unannounced: 2 }).memory.unannounced).toBe(0);
  });
});

describe('the end of a page or a session', () => {
  const isClosing = pageShowing({}, closing);
  it.each<[string, SyncEvent, Page, string[]]>([
    [
      'keeps a chat whose first message is on its way',
      { type: 'pageLeft' },
      { chat: { ownChat: { token: line.key, isStarted: false } }, outbox: outboxEntries },
      ['storeToken'],
    ],
    [
      'ends a chat that is being closed, at once',
      { type: 'pageLeft' },
      isClosing,
      ['endAtOnce', 'restoreToDraft', 'chat/ownChatEnded'],
    ],
    [
      'leaves the end to the outbox after messages on their way',
      { type: 'pageLeft' },
      { ...isClosing, outbox: outboxEntries },
      ['restoreToDraft', 'chat/ownChatEnded'],
    ],
    ['ends nothing that was undone', { type: 'closingDue' }, pageShowing(), []],
    [
      'puts an agent’s unsent replies back into the draft',
      { type: 'agentLeaving' },
      { outbox: [entry(), entry({ line: desk, cid: '2' }), entry({ line: desk, cid: '3' })] },
      ['restoreToDraft', 'chatOutbox/messagesTakenBack'],
    ],
  ])('%s', (_title, event, page, effects) => {
    expect(after(event, page).effects).toEqual(effects);
  });
});

describe('typing', () => {
  const typing = { type: 'typed', line } as const;
  it('is told in an open chat only', () => {
    expect(after(typing, pageShowing()).effects).toEqual(['sendTyping']);
    expect(after(typing, pageShowing({ status: 'ended' })).effects).toEqual([]);
    expect(after({ ...typing, line: other }, pageShowing()).effects).toEqual([]);
  });
});
