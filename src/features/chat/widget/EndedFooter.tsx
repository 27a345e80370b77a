import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { chatWords } from '@/content/chat';
import { useLostFocus } from '@/ui/focus/useLostFocus';

interface EndedFooterProps {
  hasUnsent: boolean;
  onStartNew: () => void;
}

/** Stands where the input was. */
export function EndedFooter({ hasUnsent, onStartNew }: EndedFooterProps) {
  const button = useLostFocus<HTMLButtonElement>();
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
      {hasUnsent && <Typography sx={{ fontSize: '1.4rem' }}>{chatWords.unsent}</Typography>}
      <Button ref={button} variant="formBTN" onClick={onStartNew}>
        {chatWords.startNew}
      </Button>
    </Box>
  );
}
