import { useTitleCount } from '../useTitleCount';
import { useChime } from './useChime';
import { useInbox, useUnreadTotal } from './useInbox';

/** Rendered on every page of the admin area, so that the admin notices new messages anywhere. */
export function ChatPresence() {
  useInbox();
  const unread = useUnreadTotal();
  useTitleCount(unread ?? 0);
  useChime(unread);
  return null;
}
