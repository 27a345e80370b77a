import { useTitleCount } from '../useTitleCount';
import { useChime } from './useChime';
import { useInbox, useUnreadTotal } from './useInbox';
import { usePresence } from './usePresence';

/** Rendered on every page of the admin area, so that the admin notices new messages anywhere. */
export function ChatPresence() {
  useInbox();
  usePresence();
  const unread = useUnreadTotal();
  useTitleCount(unread ?? 0);
  useChime(unread);
  return null;
}
