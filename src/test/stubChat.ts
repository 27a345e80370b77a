import type { MessageItem, Side } from '@/features/chat/chat';
import type { ChatDetails } from '@/features/chat/desk';
import { NO_ANSWER, refusal, Reply, type Script } from './stubBackend';
import { stubRealtime } from './stubRealtime';

/**
 * What happens to a call: it never arrives, is never answered, its response gets lost or takes a second, or the server
 * rejects it, possibly for 20 seconds.
 */
export type Fault = 'down' | 'silence' | 'lost' | 'slow' | 'error' | 'limit' | 'wait' | 'refused' | undefined;

export const LIMIT = 'Too many messages. Try again in a minute.';

interface StoredChat {
  id: string;
  token: string;
  isEnded: boolean;
  readSeq: number;
  seenSeq: number;
  items: MessageItem[];
  email?: string;
  /** The token of a link in a mail. */
  link?: string;
}

/** What stands beside a chat of which nothing is known. */
const NOTHING_BESIDE: ChatDetails = {
  ...{ page: null, language: null, zone: null, labels: [], assignedTo: null, snoozedUntil: null },
  ...{
    me: 'admin@carmine.example',
    agents: ['admin@carmine.example'],
    knownLabels: [],
    notes: [],
    earlier: [],
  },
};

const SLOW_MS = 1_000;
const faults: Record<Exclude<Fault, 'slow' | undefined>, () => unknown> = {
  down: NO_ANSWER,
  silence: () => new Promise(() => undefined),
  lost: NO_ANSWER,
  error: () => new Reply(503, { code: '', message: 'Service Unavailable' }),
  limit: () => refusal(429, 'PT429', LIMIT),
  wait: () => new Reply(429, { code: 'PT429', message: LIMIT }, { 'retry-after': '20' }),
  refused: () => refusal(400, '23514', 'value violates check constraint'),
};

const none: (name: string) => Fault = () => undefined;

/** The database's chat functions in memory, with their pokes. The `fault` that a test sets happens to every call. */
export const stubChat = () => {
  const realtime = stubRealtime();
  const chats: StoredChat[] = [];
  const server = {
    /** By name of the function, or for all. */
    fault: none,
    isPoking: true,
    /** Maximum number of messages per response. */
    page: 500,
    details: NOTHING_BESIDE,
    support: { isOpen: true, isPresent: true, opensAt: null as string | null },
  };
  const topicOf = ({ id }: StoredChat) => `chat:${id}`;

  const poke = (chat: StoredChat, kind: string, seq: number, by: Side) => {
    if (!server.isPoking) return;
    realtime.poke(topicOf(chat), { kind, seq, by });
    realtime.poke('admin:chats', { kind, seq, by, chat: chat.id });
  };
  const append = (chat: StoredChat | undefined, cid: string, message: string, type: Side) => {
    if (!chat) return { status: 'gone' };
    const storedItem = chat.items.find((item) => item.cid === cid);
    if (storedItem) return { status: 'ok', item: storedItem };
    if (chat.isEnded) return { status: 'ended' };
    const item: MessageItem = {
      seq: chat.items.length + 1,
      cid,
      senderName: type === 'agent' ? 'agent-support' : 'visitor-ab12',
      date: new Date(Date.UTC(2026, 2, 1, 8) + chat.items.length * 1_000).toISOString(),
      message,
      isDelivered: false,
      isRead: false,
      type,
    };
    chat.items.push(item);
    poke(chat, 'item', item.seq, type);
    return { status: 'ok', item };
  };
  const state = (chat: StoredChat | undefined, after: number) =>
    chat
      ? {
          status: chat.isEnded ? 'ended' : 'open',
          senderName: 'visitor-ab12',
          topic: topicOf(chat),
          seq: chat.items.length,
          readSeq: chat.readSeq,
          seenSeq: chat.seenSeq,
          items: chat.items.slice(after, after + server.page),
        }
      : { status: 'gone' };
  const mark = (chat: StoredChat | undefined, field: 'readSeq' | 'seenSeq', upto: number) => {
    if (!chat) return { status: 'gone' };
    chat[field] = Math.max(chat[field], Math.min(upto, chat.items.length));
    poke(chat, field === 'readSeq' ? 'read' : 'seen', upto, field === 'readSeq' ? 'agent' : 'visitor');
    return { status: 'ok' };
  };
  const start = (token: string) => {
    const id = `${String(chats.length + 1).padStart(8, '0')}-0000-4000-8000-000000000000`;
    chats.push({ id, token, isEnded: false, readSeq: 0, seenSeq: 0, items: [] });
    return chats.at(-1);
  };
  const end = (chat: StoredChat | undefined, by: Side = 'visitor') => {
    if (chat) chat.isEnded = true;
    if (chat) poke(chat, 'ended', chat.items.length, by);
    return { status: chat ? 'ended' : 'gone' };
  };
  const remove = (chat: StoredChat) => {
    chats.splice(chats.indexOf(chat), 1);
    poke(chat, 'deleted', chat.items.length, 'agent');
  };

  interface Args {
    token: string;
    chat: string;
    cid: string;
    body: string;
    after: number;
    upto: number;
    email: string;
    page: number;
    page_size: number;
  }
  const ownChatOf = (args: Args) => chats.find(({ token, link }) => [token, link].includes(args.token));
  const byId = (args: Args) => chats.find(({ id }) => id === args.chat);
  const typing = (chat: StoredChat | undefined, by: Side) => {
    if (chat) poke(chat, 'typing', chat.items.length, by);
    return { status: chat ? 'ok' : 'gone' };
  };
  const address = (chat: StoredChat | undefined) => ({
    status: chat ? 'ok' : 'gone',
    email: chat?.email?.replace(/^(.)[^@]*/, '$1***') || null,
  });
  const functions: Record<string, (args: Args) => unknown> = {
    chat_start: (args) => {
      const chat = ownChatOf(args) ?? start(args.token);
      append(chat, args.cid, args.body, 'visitor');
      return state(chat, 0);
    },
    chat_send: (args) => append(ownChatOf(args), args.cid, args.body, 'visitor'),
    chat_read: (args) => state(ownChatOf(args), args.after),
    chat_seen: (args) => mark(ownChatOf(args), 'seenSeq', args.upto),
    chat_end: (args) => end(ownChatOf(args)),
    chat_typing: (args) => typing(ownChatOf(args), 'visitor'),
    chat_context: (args) => ({ status: ownChatOf(args) ? 'ok' : 'gone' }),
    support_status: () => server.support,
    chat_address: (args) => address(ownChatOf(args)),
    chat_leave_address: (args) => {
      const chat = ownChatOf(args);
      if (chat) chat.email = args.email;
      return address(chat);
    },
    chat_agent_address: (args) => {
      const email = byId(args)?.email;
      return email ? { email, state: null, dueAt: null, at: null, reason: null } : null;
    },
    chat_reply: (args) => append(byId(args), args.cid, args.body, 'agent'),
    chat_agent_read: (args) => state(byId(args), args.after),
    chat_mark_read: (args) => mark(byId(args), 'readSeq', args.upto),
    chat_agent_typing: (args) => typing(byId(args), 'agent'),
    chat_details: (args) => (byId(args) ? server.details : null),
    chat_close: (args) =>
      byId(args)?.items.length === args.upto ? end(byId(args), 'agent') : { status: 'open' },
    chat_add_note: () => null,
    find_chats: ({ page, page_size: size }) => chats.slice(page * size, (page + 1) * size).map(summary),
  };
  const unreadIn = ({ items, readSeq }: StoredChat) =>
    items.filter(({ type, seq }) => type === 'visitor' && seq > readSeq).length;
  const summary = (chat: StoredChat) => ({
    id: chat.id,
    created_at: '2026-03-01T08:00:00+00:00',
    updated_at: chat.items.at(-1)?.date,
    senderName: 'visitor-ab12',
    seq: chat.items.length,
    readSeq: chat.readSeq,
    unread: unreadIn(chat),
    lastText: chat.items.at(-1)?.message,
    lastType: chat.items.at(-1)?.type,
    lastDate: chat.items.at(-1)?.date,
    adminActive: false,
    senderActive: !chat.isEnded,
    endedChat: chat.isEnded,
    unreadTotal: chats.reduce((sum, chat) => sum + unreadIn(chat), 0),
  });

  const withFaults = (name: string, work: () => unknown) => {
    const fault = server.fault(name);
    if (!fault) return work();
    if (fault === 'slow') {
      const answer = work();
      return new Promise((resolve) => setTimeout(() => resolve(answer), SLOW_MS));
    }
    if (fault === 'lost') work();
    return faults[fault]();
  };
  const script: Script = {
    'GET /rest/v1/chat_summary': (_body: unknown, _headers: Headers, { searchParams }: URL) =>
      withFaults('list', () => {
        const from = Number(searchParams.get('offset'));
        return [...chats]
          .reverse()
          .slice(from, from + Number(searchParams.get('limit')))
          .map(summary);
      }),
    'DELETE /rest/v1/chats': (_body: unknown, _headers: Headers, { searchParams }: URL) =>
      withFaults('delete', () => {
        const isMeant = ({ id, items }: StoredChat) =>
          searchParams.get('id') === `eq.${id}` && searchParams.get('seq') === `eq.${items.length}`;
        const meant = chats.filter(isMeant);
        meant.forEach(remove);
        return meant.map(({ id }) => ({ id }));
      }),
    ...Object.fromEntries(
      Object.entries(functions).map(([name, run]) => [
        `POST /rest/v1/rpc/${name}`,
        (args: unknown) => withFaults(name, () => run(args as Args)),
      ]),
    ),
  };

  let writtenCount = 0;
  return {
    realtime,
    server,
    script,
    chats,
    /** Actions of the other side, which no fault affects. */
    visitorWrites: (message: string, chat: StoredChat = chats[0] ?? (start('t'.repeat(43)) as StoredChat)) =>
      append(chat, `visitor-${(writtenCount += 1)}`, message, 'visitor'),
    agentWrites: (message: string) => append(chats[0], `agent-${(writtenCount += 1)}`, message, 'agent'),
    mark: (field: 'readSeq' | 'seenSeq', upto: number) => mark(chats[0], field, upto),
    type: (by: Side) => typing(chats[0], by),
    end: () => end(chats[0]),
    remove: () => chats[0] && remove(chats[0]),
    texts: () => chats.map(({ items }) => items.map(({ message }) => message)),
  };
};

export type StubChat = ReturnType<typeof stubChat>;
