import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';

interface PanelProps {
  heading: string;
  /** Makes the panel focusable. */
  ref?: Ref<HTMLElement>;
  /** What it shows matters more than its heading. */
  isBrief?: boolean;
  children: ReactNode;
}

/** A titled card inside a page. */
export function Panel({ heading, ref, isBrief, children }: PanelProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-labelledby={id}
      variant="outlined"
      sx={{
        p: { xs: 1.5, md: isBrief ? 3 : 4 },
        minWidth: 0,
        '@media print': { p: '1.2rem' },
      }}
    >
      <Typography
        variant={isBrief ? 'h6' : 'h3'}
        component="h2"
        id={id}
        color={isBrief ? 'textSecondary' : undefined}
        sx={{ mb: isBrief ? 0 : { xs: 1, md: 2.5 }, '@media print': { mb: '0.8rem', breakAfter: 'avoid' } }}
      >
        {heading}
      </Typography>
      {children}
    </Paper>
  );
}
