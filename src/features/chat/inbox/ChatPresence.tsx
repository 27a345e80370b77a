import { useAlerts } from '../alerts/useAlerts';
import { useAppBadge } from '../alerts/useAppBadge';
import { useTitleCount } from '../useTitleCount';
import { useInbox, useUnreadTotal } from './useInbox';
import { usePresence } from './usePresence';

/** Rendered on every page of the admin area, so that the admin notices new messages anywhere. */
export function ChatPresence() {
  useInbox();
  usePresence();
  const unread = useUnreadTotal() ?? 0;
  useTitleCount(unread);
  useAppBadge(unread);
  useAlerts();
  return null;
}
