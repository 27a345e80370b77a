import Box from '@mui/material/Box';
import { selectIsRetrying } from '@/api/retriesSlice';
import { loadingCopy } from '@/content/loading';
import { useAppSelector } from '@/redux/hooks';

/** Says, beside what one waits for, that the server has not answered and is asked again. */
export function Retrying() {
  const isRetrying = useAppSelector(selectIsRetrying);
  return isRetrying && <Box sx={{ mt: 1, color: 'text.secondary' }}>{loadingCopy.retrying}</Box>;
}
