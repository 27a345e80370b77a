import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { chatWords } from '@/content/chat';

interface EndedFooterProps {
  hasUnsent: boolean;
  onStartNew: () => void;
}

/** Stands where the input was. The focus that was in there comes here. */
export function EndedFooter({ hasUnsent, onStartNew }: EndedFooterProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
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
