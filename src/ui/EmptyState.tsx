import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { notPrinted } from './notPrinted';

export interface EmptyStateProps {
  /** That there is nothing yet. */
  title: string;
  /** What will be here. */
  hint: string;
  /** What brings the first entry, or shows where it comes from. */
  action?: { label: string; to: string } | { label: string; onPress: () => void };
}

/** In the place of entries while there are none: what will be here, and the one thing that can be done. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <Box sx={{ p: 2, textAlign: 'center', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600, color: 'text.primary' }}>{title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mx: 'auto', maxWidth: '58ch' }}>
        {hint}
      </Typography>
      {action && (
        <Button
          variant="formBack"
          {...('to' in action ? { component: Link, to: action.to } : { onClick: action.onPress })}
          sx={{ mt: 2, ...notPrinted }}
        >
          {action.label}
        </Button>
      )}
    </Box>
  );
}
