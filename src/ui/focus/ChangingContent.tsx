import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFocusOnChange } from './useFocusOnChange';

interface ChangingContentProps {
  /** Differs whenever something may have been removed. */
  contentKey: unknown;
  children: ReactNode;
}

/**
 * Content of which parts are removed: the focus of a removed part moves to the rest. Shown once it is loaded: loading is no
 * change.
 */
export function ChangingContent({ contentKey, children }: ChangingContentProps) {
  return (
    <Box ref={useFocusOnChange(contentKey)} tabIndex={-1}>
      {children}
    </Box>
  );
}
