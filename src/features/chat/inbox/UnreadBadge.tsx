import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { chatCopy } from '@/content/chat';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { useUnreadTotal } from './useInbox';

/** The number of unread messages from visitors; nothing if there are none. */
export function UnreadBadge() {
  const unread = useUnreadTotal();
  if (!unread) return null;
  return (
    <Box component="span" sx={{ display: 'grid', pr: 1.5 }}>
      <Badge
        badgeContent={unread}
        slotProps={{ badge: { 'aria-hidden': true } }}
        sx={{ '& .MuiBadge-badge': { bgcolor: '#fff', color: 'primary.main', fontWeight: 600 } }}
      />
      <Box component="span" sx={visuallyHidden}>
        {chatCopy.unread(unread)}
      </Box>
    </Box>
  );
}
