import Box from '@mui/material/Box';
import { errorPageCopy } from '@/content/errorPage';

/** Where an error came from. A long one scrolls on its own, so the keyboard has to reach it. */
export function StackTrace({ error }: { error: Error }) {
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="group"
      aria-label={errorPageCopy.stack}
      translate="no"
      sx={{
        m: 0,
        p: 2.5,
        maxHeight: '40rem',
        overflow: 'auto',
        bgcolor: 'grey.100',
        fontSize: 'caption.fontSize',
        borderRadius: 1,
      }}
    >
      {error.stack}
    </Box>
  );
}
