import { useTitleCount } from '../useTitleCount';
import { useChime } from './useChime';
import { useInbox, useUnreadTotal } from './useInbox';

/** On every page of the admin area: the admin hears of a visitor wherever they are. */
export function ChatPresence() {
  useInbox();
  const unread = useUnreadTotal();
  useTitleCount(unread ?? 0);
  useChime(unread);
  return null;
}
