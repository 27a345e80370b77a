import Box from '@mui/material/Box';
import { formCopy } from '@/content/forms';
import { UNANSWERED } from './unansweredMark';

/**
 * Beside a form whose script may not load: says that the submission was not received. Prerendered, and shown by an
 * attribute on its section, because nothing can render it then.
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
