import type { ApiRequest } from '@/api/supabaseBaseQuery';
import { inTime } from '@/api/within';
import type { Db } from '@/supabase/client';
import { LIST_STEP, type Side } from './chat';
import type { ChatFilter } from './desk';
import { LIST_COLUMNS } from './listColumns';

const DEADLINE_MS = 10_000;

interface Abortable {
  abortSignal: (signal: AbortSignal) => ReturnType<ApiRequest>;
}

/**
 * A request with a timeout: polls and the outbox must never wait for ever, be it for a half-open connection or for a
 * session that the client cannot determine.
 */
const timed =
  (request: (db: Db) => Abortable): ApiRequest =>
  (db, signal) =>
    inTime(DEADLINE_MS, signal, (ownSignal) => request(db).abortSignal(ownSignal));

/** A visitor's first message, which creates the chat: `token` becomes its secret, `cid` is the message's own id. */
export const startCall = (token: string, cid: string, body: string) =>
  timed((db) => db.rpc('chat_start', { token, cid, body }));

/** The visitor ends the chat. */
export const endCall = (token: string) => timed((db) => db.rpc('chat_end', { token }));

/** What a visitor's browser says of itself. */
export interface VisitorContext {
  token: string;
  /** A path. */
  page: string;
  /** BCP 47. */
  language: string;
  /** IANA time zone. */
  zone: string;
  /** The token of the chat before. */
  earlier?: string;
}
export const contextCall = (context: VisitorContext) => timed((db) => db.rpc('chat_context', { ...context }));

/** Deletes a chat unless it has messages after `seq`: each one advances its counter. Returns the deleted rows. */
export const deleteCall =
  (id: string, seq: number): ApiRequest =>
  (db) =>
    db.from('chats').delete().eq('id', id).eq('seq', seq).select('id');

/** Ends a chat and keeps it, unless it has messages after `seq`: then it stays `open`. */
export const closeCall = (id: string, seq: number) =>
  timed((db) => db.rpc('chat_close', { chat: id, upto: seq }));

/** A page of the admin's list from row `from` on, the latest chat first. */
export const listCall = (from: number) =>
  timed((db) =>
    db
      .from('chat_summary')
      .select(LIST_COLUMNS)
      .order('updated_at', { ascending: false })
      .range(from, from + LIST_STEP - 1),
  );

/** A page of the chats that a filter fits. */
export const findCall =
  ({ state, search, label, agent }: ChatFilter, page: number): ApiRequest =>
  (db, signal) =>
    db
      .rpc('find_chats', { filter: { state, search, label, agent }, page, page_size: LIST_STEP })
      .abortSignal(signal);

interface SideCalls {
  read: (key: string, after: number) => ApiRequest;
  send: (key: string, cid: string, body: string, seenSeq?: number) => ApiRequest;
  markSeen: (key: string, upto: number) => ApiRequest;
  typing: (key: string) => ApiRequest;
}

/** Each side has its own functions for the same operations: visitors pass their token, the admin passes an id. */
export const callsOf: Record<Side, SideCalls> = {
  visitor: {
    read: (token, after) => timed((db) => db.rpc('chat_read', { token, after })),
    send: (token, cid, body) => timed((db) => db.rpc('chat_send', { token, cid, body })),
    markSeen: (token, upto) => timed((db) => db.rpc('chat_seen', { token, upto })),
    typing: (token) => timed((db) => db.rpc('chat_typing', { token })),
  },
  agent: {
    read: (chat, after) => timed((db) => db.rpc('chat_agent_read', { chat, after })),
    send: (chat, cid, body, seenSeq) =>
      timed((db) => db.rpc('chat_reply', { chat, cid, body, seen: seenSeq })),
    markSeen: (chat, upto) => timed((db) => db.rpc('chat_mark_read', { chat, upto })),
    typing: (chat) => timed((db) => db.rpc('chat_agent_typing', { chat })),
  },
};
