import type { ChatStatus, ChatSummary, Conversation, MessageItem, Side } from './chat';

/** The response to a sent message. `gone` also covers a chat that never existed; `answered`: another agent was faster. */
export interface SendAnswer {
  status: 'ok' | 'answered' | Exclude<ChatStatus, 'open'>;
  item?: MessageItem;
}

type Unread = Record<string, unknown>;

const asObject = (value: unknown): Unread => (value && typeof value === 'object' ? (value as Unread) : {});
const asText = (value: unknown) => (typeof value === 'string' ? value : '');
const asCount = (value: unknown) => (typeof value === 'number' && value > 0 ? Math.floor(value) : 0);
const asSide = (value: unknown): Side => (value === 'agent' ? 'agent' : 'visitor');

const readItem = (value: unknown): MessageItem => {
  const item = asObject(value);
  return {
    seq: asCount(item.seq),
    cid: asText(item.cid),
    senderName: asText(item.senderName),
    date: asText(item.date),
    message: asText(item.message),
    isDelivered: item.isDelivered === true,
    isRead: item.isRead === true,
    type: asSide(item.type),
  };
};

/** Which agent wrote what, by `seq`; a visitor is not told. */
const withAuthor = (authors: Unread) => (item: MessageItem) => {
  const author = asText(authors[item.seq]);
  return author ? { ...item, author } : item;
};

const isItem = ({ seq, cid }: MessageItem) => seq > 0 && cid !== '';

const readStatus = (value: unknown): ChatStatus =>
  value === 'open' || value === 'ended' || value === 'full' ? value : 'gone';

/** Parses a chat as `chat_start`, `chat_read` and `chat_agent_read` return it. */
export const readConversation = (answer: unknown): Conversation => {
  const chat = asObject(answer);
  return {
    status: readStatus(chat.status),
    senderName: asText(chat.senderName),
    topic: asText(chat.topic),
    seq: asCount(chat.seq),
    readSeq: asCount(chat.readSeq),
    seenSeq: asCount(chat.seenSeq),
    items: Array.isArray(chat.items)
      ? chat.items
          .map(readItem)
          .filter(isItem)
          .map(withAuthor(asObject(chat.authors)))
      : [],
  };
};

/** Parses the response to a sent message: a rejection with an unknown status means that the chat is gone. */
export const readSendAnswer = (answer: unknown): SendAnswer => {
  const { status, item } = asObject(answer);
  const stored = readItem(item);
  if (status === 'ok') return isItem(stored) ? { status, item: stored } : { status };
  if (status === 'answered') return { status };
  const refusalStatus = readStatus(status);
  return { status: refusalStatus === 'open' ? 'gone' : refusalStatus };
};

/** Parses a row of the view `chat_summary`. */
export const readSummary = (row: unknown): ChatSummary => {
  const summary = asObject(row);
  return {
    id: asText(summary.id),
    updated_at: asText(summary.updated_at),
    senderName: asText(summary.senderName),
    seq: asCount(summary.seq),
    readSeq: asCount(summary.readSeq),
    unread: asCount(summary.unread),
    lastText: asText(summary.lastText) || null,
    lastType: summary.lastType ? asSide(summary.lastType) : null,
    lastDate: asText(summary.lastDate) || null,
    endedChat: summary.endedChat === true,
    waitingSince: asText(summary.waiting_since) || null,
    labels: Array.isArray(summary.labels) ? summary.labels.map(asText) : [],
    assignedTo: asText(summary.assigned_to) || null,
    snoozedUntil: asText(summary.snoozed_until) || null,
    unreadTotal: asCount(summary.unreadTotal),
  };
};
