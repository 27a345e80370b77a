import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The heading of facts within a panel. */
export function GroupHeading({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="h5"
      component="h3"
      sx={{ 'summary &': { mb: 0 }, mb: 2, '@media print': { mb: '0.6rem' } }}
    >
      {children}
    </Typography>
  );
}
