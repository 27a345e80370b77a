import { formatDay } from '@/ui/dates/formatDate';
import { isReadByOther, type Conversation, type MessageItem, type Side } from '../chat';
import type { Pending } from '../outbox';

/** The delivery state of this side's own message. */
export type Progress = 'sending' | 'delayed' | 'failed' | 'delivered' | 'read';

/** One bubble. Primitive values only, so that an unchanged bubble does not render again. */
export interface Entry {
  cid: string;
  type: Side;
  senderName: string;
  /** Which agent wrote it; only agents learn that. */
  author?: string;
  text: string;
  instant: string;
  /** Only on messages of this side. */
  progress?: Progress;
  reason?: string;
  /** Set on the first message of a day; `isFirst`: the first of several by the same sender. */
  day?: string;
  isFirst: boolean;
}

type Bubble = Omit<Entry, 'isFirst' | 'day'>;

const ofItem = (item: MessageItem, side: Side, chat: Conversation): Bubble => ({
  cid: item.cid,
  type: item.type,
  senderName: item.senderName,
  ...(item.author && { author: item.author }),
  text: item.message,
  instant: item.date,
  ...(item.type === side && { progress: isReadByOther(item, chat) ? 'read' : 'delivered' }),
});

const progressOf = ({ state, tries }: Pending): Progress => {
  if (state === 'failed') return 'failed';
  return tries > 0 ? 'delayed' : 'sending';
};

const ofPending = (pending: Pending, side: Side): Bubble => ({
  cid: pending.cid,
  type: side,
  senderName: '',
  text: pending.body,
  instant: pending.sentAt,
  progress: progressOf(pending),
  ...(pending.reason && { reason: pending.reason }),
});

/** What the conversation shows: the stored messages, then this tab's own that are not among them (`useConversation`). */
export const toEntries = (
  side: Side,
  chat: Conversation | undefined,
  unsent: readonly Pending[],
): Entry[] => {
  const bubbles = [
    ...(chat ? chat.items.map((item) => ofItem(item, side, chat)) : []),
    ...unsent.map((pending) => ofPending(pending, side)),
  ];
  let lastDay = '';
  return bubbles.map((bubble, index) => {
    const day = formatDay(bubble.instant);
    const isNewDay = day !== '' && day !== lastDay;
    lastDay = day || lastDay;
    const isFirst = isNewDay || bubbles[index - 1]?.type !== bubble.type;
    return { ...bubble, isFirst, ...(isNewDay && { day }) };
  });
};
