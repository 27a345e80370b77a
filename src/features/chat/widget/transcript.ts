import { brand } from '@/brand/brand';
import { transcriptCopy as words } from '@/content/absence';
import { formatFileDay, formatMoment } from '@/ui/dates/formatDate';
import type { MessageItem } from '../chat';
import type { Pending } from '../outbox';

/** Marks the file as UTF-8 for programs that would guess. */
const BYTE_ORDER_MARK = '\uFEFF';

const section = (author: string, instant: string, text: string) =>
  `${author}, ${formatMoment(instant)}\n${text}\n`;

/**
 * A conversation as the visitor keeps it. Names and texts have lines of their own: what is written from right to left reads as
 * in the window.
 */
export const transcriptOf = (items: readonly MessageItem[], unsent: readonly Pending[], now: number) => {
  const saved = new Date(now).toISOString();
  const text = [
    `${words.heading(brand.name)}\n${words.savedAt(formatMoment(saved))}\n`,
    ...items.map(({ type, senderName, date, message }) =>
      section(type === 'visitor' ? words.you : senderName, date, message),
    ),
    ...unsent.map(({ sentAt, body }) => section(words.notSent, sentAt, body)),
  ].join('\n');
  return { name: words.file(formatFileDay(saved)), text: BYTE_ORDER_MARK + text };
};
