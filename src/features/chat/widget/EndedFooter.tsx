import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { chatCopy } from '@/content/chat';
import { useFocusOnMount } from '@/ui/focus/useFocusOnMount';

interface EndedFooterProps {
  hasUnsent: boolean;
  onStartNew: () => void;
}

/** Replaces the input once the chat is over. */
export function EndedFooter({ hasUnsent, onStartNew }: EndedFooterProps) {
  const button = useFocusOnMount<HTMLButtonElement>();
  return (
    <Box
      sx={{
        p: 2,
        display: 'grid',
        gap: 1,
        justifyItems: 'center',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      {hasUnsent && <Typography sx={{ fontSize: 'body2.fontSize' }}>{chatCopy.unsent}</Typography>}
      <Button ref={button} variant="formBTN" onClick={onStartNew}>
        {chatCopy.startNew}
      </Button>
    </Box>
  );
}
