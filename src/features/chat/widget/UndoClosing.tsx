import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { RefObject } from 'react';
import { chatCopy } from '@/content/chat';
import { useFocusWhenGone } from '@/ui/focus/useFocusWhenGone';

interface UndoClosingProps {
  /** Receives the focus when the button that had it disappears. */
  launcher: RefObject<HTMLElement | null>;
  onUndo: () => void;
}

/** Above the launcher, for as long as the end of the chat can be undone. */
export function UndoClosing({ launcher, onUndo }: UndoClosingProps) {
  const place = useFocusWhenGone<HTMLDivElement>(launcher);
  return (
    <Paper
      ref={place}
      elevation={6}
      sx={{
        position: 'absolute',
        right: 0,
        bottom: 'calc(100% + 2rem)',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        py: 0.5,
        pl: 2,
        pr: 0.5,
        border: '1px solid',
        borderColor: 'divider',
        whiteSpace: 'nowrap',
      }}
    >
      {chatCopy.closed}
      <Button startIcon={<UndoIcon />} onClick={onUndo}>
        {chatCopy.undo}
      </Button>
    </Paper>
  );
}
