import Box from '@mui/material/Box';
import { createContext, useContext } from 'react';
import { loadingCopy } from '@/content/loading';

/** Whether something that a page waits for is asked for again. */
export const RetryingContext = createContext(false);

/** Says, beside what one waits for, that the server has not answered and is asked again. */
export function Retrying() {
  const isRetrying = useContext(RetryingContext);
  return isRetrying && <Box sx={{ mt: 1, color: 'text.secondary' }}>{loadingCopy.retrying}</Box>;
}
