import DoneIcon from '@mui/icons-material/Done';
import DoneAllIcon from '@mui/icons-material/DoneAll';
import WaitingIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import { chatCopy } from '@/content/chat';
import { visuallyHidden } from '@/ui/visuallyHidden';
import type { Progress } from './entries';

const progressTicks = {
  sending: { Icon: WaitingIcon, text: chatCopy.sending },
  delayed: { Icon: WaitingIcon, text: chatCopy.sending },
  delivered: { Icon: DoneIcon, text: chatCopy.delivered },
  read: { Icon: DoneAllIcon, text: chatCopy.read },
};

/** One tick once the server has stored it, two once the other side has read it (docs/conformance.md, section 4). */
export function Ticks({ progress }: { progress: Exclude<Progress, 'failed'> }) {
  const { Icon, text } = progressTicks[progress];
  return (
    <>
      <Icon aria-hidden sx={{ fontSize: '1.6rem' }} />
      <Box component="span" sx={visuallyHidden}>
        {text}
      </Box>
    </>
  );
}
