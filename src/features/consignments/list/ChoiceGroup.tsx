import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ChoiceGroupProps {
  label: string;
  role?: 'radiogroup';
  children: ReactNode;
}

/** Boxes or buttons that belong together, in columns where there is room. */
export function ChoiceGroup({ label, role, children }: ChoiceGroupProps) {
  return (
    <Box component="fieldset" role={role} sx={{ m: 0, mb: 2, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {label}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
          columnGap: 1,
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
