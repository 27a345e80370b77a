import Typography from '@mui/material/Typography';
import { chatCopy } from '@/content/chat';
import { useUnreadTotal } from './useInbox';

/** Announces how many messages from visitors are unread; empty while there are none. */
export function UnreadStatus() {
  const unread = useUnreadTotal();
  return (
    <Typography role="status" sx={{ fontWeight: 600 }}>
      {unread ? chatCopy.unread(unread) : ''}
    </Typography>
  );
}
