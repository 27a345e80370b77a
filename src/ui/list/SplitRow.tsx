import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { plainList } from '../plainList';

interface SplitRowProps {
  children: ReactNode;
  /** From which width on both parts are beside each other. */
  from?: 'sm' | 'md';
  centered?: boolean;
}

/** A row under a line: what it is about, and behind it what can be done; on a phone below each other. */
export function SplitRow({ children, from = 'md', centered }: SplitRowProps) {
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', [from]: 'row' }}
      sx={{
        gap: 1.5,
        py: 2,
        alignItems: centered ? { [from]: 'center' } : undefined,
        justifyContent: 'space-between',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      {children}
    </Stack>
  );
}

/** The list around such rows. */
export function SplitRows({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={plainList}>
      {children}
    </Box>
  );
}
