import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** A wait that says what it waits for, to those who see it and those who hear it. */
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
    </Box>
  );
}
