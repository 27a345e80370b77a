import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { listCopy as words } from '@/content/consignmentList';
import type { RowSelection } from './useSelection';

const styles = {
  position: 'sticky',
  bottom: '1rem',
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mt: 2,
  px: 2,
  py: 1,
  border: '2px solid',
  borderColor: 'primary.main',
} as const;

interface SelectionBarProps {
  /** Names the group of actions. */
  label: string;
  selection: RowSelection;
  /** What can be done with the selected rows. */
  children: ReactNode;
}

/** How many rows are selected, and what can be done with them; nothing while none is. */
export function SelectionBar({ label, selection, children }: SelectionBarProps) {
  const { count, clear } = selection;
  return (
    <>
      {count > 0 && (
        <Paper role="group" aria-label={label} elevation={4} sx={styles}>
          <Typography sx={{ fontWeight: 600, mr: 'auto' }}>{words.selected(count)}</Typography>
          {children}
          <Button onClick={clear}>{words.clearSelection}</Button>
        </Paper>
      )}
    </>
  );
}
