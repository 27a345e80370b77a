import { randomBytes, randomUUID } from 'node:crypto';
import type { Caller } from './api';

/** One message as the API returns it. */
export interface Item {
  seq: number;
  cid: string;
  senderName: string;
  date: string;
  message: string;
  isDelivered: boolean;
  isRead: boolean;
  type: 'visitor' | 'agent';
}

/** What chat functions return; which fields are present depends on the function. */
export interface ChatAnswer {
  status: string;
  item: Item;
  items: Item[];
  senderName: string;
  topic: string;
  seq: number;
  readSeq: number;
  seenSeq: number;
}

/** A visitor's secret, as a browser generates it: 32 random bytes as base64url. */
export const aToken = (): string => randomBytes(32).toString('base64url');

/** Calls a function and returns its result; throws if the API refuses the call. */
export const ask = async (call: Caller, name: string, body: object): Promise<ChatAnswer> => {
  const answer = await call('POST', `/rest/v1/rpc/${name}`, { body });
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as ChatAnswer;
};

/** The visitor's side of a chat. */
export const asVisitor = (call: Caller, token = aToken()) => ({
  token,
  start: (body = 'Hello', cid: string = randomUUID()) => ask(call, 'chat_start', { token, cid, body }),
  send: (body = 'Hello', cid: string = randomUUID()) => ask(call, 'chat_send', { token, cid, body }),
  read: (after?: number) => ask(call, 'chat_read', { token, after }),
  seen: (upto: number) => ask(call, 'chat_seen', { token, upto }),
  end: () => ask(call, 'chat_end', { token }),
  typing: () => ask(call, 'chat_typing', { token }),
  context: (page: string, earlier?: string) =>
    ask(call, 'chat_context', { token, page, language: 'de-CH', zone: 'Europe/Zurich', earlier }),
});

/** The admin's side of a chat. */
export const asAgent = (call: Caller, chat: string) => ({
  reply: (body = 'Good day', cid: string = randomUUID(), seen?: number) =>
    ask(call, 'chat_reply', { chat, cid, body, seen }),
  read: (after?: number) => ask(call, 'chat_agent_read', { chat, after }),
  markRead: (upto: number) => ask(call, 'chat_mark_read', { chat, upto }),
  typing: () => ask(call, 'chat_agent_typing', { chat }),
  delete: () => call('DELETE', `/rest/v1/chats?id=eq.${chat}`),
  /** Deletes the chat unless something was written after `seq`; returns what it deleted. */
  deleteAt: (seq: number) =>
    call('DELETE', `/rest/v1/chats?id=eq.${chat}&seq=eq.${seq}&select=id`, {
      headers: { prefer: 'return=representation' },
    }),
});

export type Visitor = ReturnType<typeof asVisitor>;
export type Agent = ReturnType<typeof asAgent>;

/** Starts a chat; `chat` is its id, which only the admin learns. */
export const startChat = async (
  visitor: Caller,
  admin: Caller,
): Promise<{ visitor: Visitor; agent: Agent; chat: string; topic: string }> => {
  const side = asVisitor(visitor);
  const { topic } = await side.start();
  const { body } = await admin('GET', '/rest/v1/chat_summary?select=id&order=created_at.desc&limit=1');
  const [{ id }] = body as [{ id: string }];
  return { visitor: side, agent: asAgent(admin, id), chat: id, topic };
};

/** Limits so high that no test reaches them. */
export const WITHOUT_LIMITS = `update private.limits set per_client = 1000000000, overall = null where action <> 'chatTyping'`;
