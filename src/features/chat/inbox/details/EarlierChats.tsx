import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { deskCopy as words } from '@/content/chatDesk';
import { formatDay } from '@/ui/dates/formatDate';
import type { ChatDetails } from '../../desk';

interface EarlierChatsProps {
  chats: ChatDetails['earlier'];
  onSelect: (chat: string) => void;
}

/** Other chats of the same browser. */
export function EarlierChats({ chats, onSelect }: EarlierChatsProps) {
  if (chats.length === 0) return <Typography color="textSecondary">{words.noEarlier}</Typography>;
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      {chats.map(({ id, at, seq }) => (
        <Button key={id} onClick={() => onSelect(id)} sx={{ px: 0 }}>
          {words.earlierChat(formatDay(at), seq)}
        </Button>
      ))}
    </Stack>
  );
}
