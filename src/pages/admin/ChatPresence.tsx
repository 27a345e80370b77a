import { useChime } from '@/features/chat/inbox/useChime';
import { useInbox, useUnreadTotal } from '@/features/chat/inbox/useInbox';
import { useTitleCount } from '@/features/chat/useTitleCount';

/** On every page of the admin area: the admin hears of a visitor wherever they are. */
export function ChatPresence() {
  useInbox();
  const unread = useUnreadTotal();
  useTitleCount(unread ?? 0);
  useChime(unread);
  return null;
}
