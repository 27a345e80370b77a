/** Whose end of a chat this browser is. */
export type Side = 'visitor' | 'agent';

/** One end of one chat: the visitor knows the chat by a secret of their own, the admin by its id. */
export interface ChatLine {
  side: Side;
  key: string;
}

/** One entry of a chat's `message` list (spec section 3). `seq` is its place: the only order there is. */
export interface MessageItem {
  seq: number;
  /** Made by who wrote it; the same message sent twice is stored once. */
  cid: string;
  senderName: string;
  date: string;
  message: string;
  isDelivered: boolean;
  isRead: boolean;
  type: Side;
}

/** A chat only ever moves to the right in this list. */
const statuses = ['open', 'full', 'ended', 'gone'] as const;
export type ChatStatus = (typeof statuses)[number];

export interface Conversation {
  status: ChatStatus;
  senderName: string;
  /** Where its news is announced. */
  topic: string;
  seq: number;
  /** Up to here the agent has read. */
  readSeq: number;
  /** Up to here the visitor has seen. */
  seenSeq: number;
  items: MessageItem[];
}

/** A row of the admin's list. */
export interface ChatSummary {
  id: string;
  updated_at: string;
  senderName: string;
  seq: number;
  readSeq: number;
  unread: number;
  lastText: string | null;
  lastType: Side | null;
  lastDate: string | null;
  endedChat: boolean;
  /** Over all chats, be they listed or not. */
  unreadTotal: number;
}

/** So many chats the admin's list has at first, and gets more at a time. */
export const LIST_STEP = 200;

export const MAX_MESSAGE_LENGTH = 2_000;

/** Nobody can write in it any more. */
export const isOver = (status: ChatStatus | undefined) => status === 'ended' || status === 'gone';

/** The last place up to which nothing is missing: what comes after it has to be read. */
export const lastKnownSeq = (items: readonly MessageItem[] = []) => {
  if (items.at(-1)?.seq === items.length) return items.length;
  const gap = items.findIndex(({ seq }, index) => seq !== index + 1);
  return gap < 0 ? items.length : gap;
};

/** Both lists as one, in order; what is known stays as it is. Returns `known` itself when there is nothing new. */
export const mergeItems = (known: readonly MessageItem[], news: readonly MessageItem[]): MessageItem[] => {
  const seqs = new Set(known.map(({ seq }) => seq));
  const cids = new Set(known.map(({ cid }) => cid));
  const unknown = news.filter(({ seq, cid }) => {
    if (seqs.has(seq) || cids.has(cid)) return false;
    seqs.add(seq);
    cids.add(cid);
    return true;
  });
  if (unknown.length === 0) return known as MessageItem[];
  return [...known, ...unknown].sort((a, b) => a.seq - b.seq);
};

const later = (a: ChatStatus, b: ChatStatus) => (statuses.indexOf(a) >= statuses.indexOf(b) ? a : b);

/**
 * What two answers know together. Answers may come late, twice or in any order: the result is the same, no message is
 * ever lost, and no mark goes back. Returns `known` itself when there is nothing new.
 */
export const mergeConversation = (known: Conversation, news: Conversation): Conversation => {
  const merged = {
    status: later(known.status, news.status),
    senderName: known.senderName || news.senderName,
    topic: known.topic || news.topic,
    seq: Math.max(known.seq, news.seq),
    readSeq: Math.max(known.readSeq, news.readSeq),
    seenSeq: Math.max(known.seenSeq, news.seenSeq),
    items: mergeItems(known.items, news.items),
  };
  const isSame = (Object.keys(merged) as (keyof Conversation)[]).every(
    (field) => merged[field] === known[field],
  );
  return isSame ? known : merged;
};

/** Whether the other side has it: a double tick instead of a single one. */
export const isReadByOther = (
  { type, seq, isRead }: Pick<MessageItem, 'type' | 'seq' | 'isRead'>,
  { readSeq, seenSeq }: Pick<Conversation, 'readSeq' | 'seenSeq'>,
) => isRead || seq <= (type === 'visitor' ? readSeq : seenSeq);

/** How far this side's own mark has come. */
export const ownMark = (side: Side, { readSeq, seenSeq }: Conversation) =>
  side === 'agent' ? readSeq : seenSeq;

/** Messages of the other side after `upto`. */
export const countUnread = (side: Side, items: readonly MessageItem[], upto: number) =>
  items.filter(({ type, seq }) => type !== side && seq > upto).length;

/** What people count as characters, and what the database counts: an emoji is not two. */
export const lengthOf = (text: string) => [...text].length;

/** Characters that are no text: the database refuses them. */
// eslint-disable-next-line no-control-regex -- these are the ones meant
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** The text as it is sent; empty when there is nothing to see in it. */
export const toBody = (typed: string) => {
  const body = typed
    .replace(FORBIDDEN, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .trim();
  return /[^\p{Z}\p{Cc}\p{DI}\u2800]/u.test(body) ? body : '';
};
