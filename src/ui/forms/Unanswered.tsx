import Box from '@mui/material/Box';
import { formCopy } from '@/content/forms';
import { UNANSWERED } from './unansweredMark';

/**
 * Beside a form whose script may not come: that what was sent reached nobody. Written with the page and shown by a mark
 * on its section, as nothing that could draw it is there then.
 */
export function Unanswered() {
  return (
    <Box
      component="p"
      role="alert"
      sx={{
        display: 'none',
        m: 0,
        mt: 2,
        color: 'error.main',
        fontWeight: 600,
        [`[${UNANSWERED}] &`]: { display: 'block' },
      }}
    >
      {formCopy.noAnswer}
    </Box>
  );
}
