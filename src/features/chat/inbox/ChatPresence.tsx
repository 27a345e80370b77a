import { useAlerts } from '../alerts/useAlerts';
import { useAppBadge } from '../alerts/useAppBadge';
import { useTitleCount } from '../useTitleCount';
import { useInbox, useUnreadTotal } from './useInbox';
import { usePresence } from './usePresence';

/**
 * Rendered on every page of the admin area, so that the admin notices new messages anywhere. Behind a locked screen nobody is
 * present who could answer.
 */
export function ChatPresence({ isLocked }: { isLocked: boolean }) {
  useInbox();
  usePresence(!isLocked);
  const unread = useUnreadTotal() ?? 0;
  useTitleCount(unread);
  useAppBadge(unread);
  useAlerts();
  return null;
}
