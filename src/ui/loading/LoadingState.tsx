import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { Retrying } from './Retrying';

/** A loading indicator that says what it waits for, visibly and to screen readers. */
export function LoadingState({ label, minHeight = '20rem' }: { label: string; minHeight?: string }) {
  return (
    <Box
      role="status"
      sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, minHeight }}
    >
      <CircularProgress size="3.6rem" aria-label={label} />
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Retrying />
    </Box>
  );
}
