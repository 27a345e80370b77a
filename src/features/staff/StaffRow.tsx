import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface StaffRowProps {
  children: ReactNode;
  actions: ReactNode;
}

/** Somebody of the staff or an invitation, with what can be done; on a phone below each other. */
export function StaffRow({ children, actions }: StaffRowProps) {
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', md: 'row' }}
      sx={{
        gap: 1.5,
        py: 2,
        alignItems: { md: 'center' },
        justifyContent: 'space-between',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Stack sx={{ gap: 0.75, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Stack>
      {actions && (
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', flex: 'none', alignItems: 'center' }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}

/** The list around such rows. */
export function StaffRows({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  );
}
