import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { SplitRow } from '@/ui/list/SplitRow';

interface StaffRowProps {
  children: ReactNode;
  actions: ReactNode;
}

/** Somebody of the staff or an invitation, with what can be done. */
export function StaffRow({ children, actions }: StaffRowProps) {
  return (
    <SplitRow centered>
      <Stack sx={{ gap: 0.75, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Stack>
      {actions && (
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', flex: 'none', alignItems: 'center' }}>
          {actions}
        </Stack>
      )}
    </SplitRow>
  );
}
