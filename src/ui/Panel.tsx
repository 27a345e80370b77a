import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';

interface PanelProps {
  heading: string;
  /** Makes the panel focusable. */
  ref?: Ref<HTMLElement>;
  /** What it shows matters more than its heading. */
  isBrief?: boolean;
  /** On the line of the heading. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A titled card inside a page. */
export function Panel({ heading, ref, isBrief, beside, children }: PanelProps) {
  const id = useId();
  const margins = {
    mb: isBrief ? 0 : { xs: 1, md: beside ? 1.5 : 2.5 },
    '@media print': { mb: '0.8rem', breakAfter: 'avoid' },
  };
  const title = (
    <Typography
      variant={isBrief ? 'h6' : 'h3'}
      component="h2"
      id={id}
      color={isBrief ? 'textSecondary' : undefined}
      sx={beside ? undefined : margins}
    >
      {heading}
    </Typography>
  );
  return (
    <Paper
      component="section"
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-labelledby={id}
      variant="outlined"
      sx={{
        p: { xs: 1.5, md: beside ? 2 : isBrief ? 3 : 4 },
        minWidth: 0,
        '@media print': { p: '1.2rem' },
      }}
    >
      {beside ? (
        <Box
          sx={{
            ...margins,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 1,
          }}
        >
          {title}
          {beside}
        </Box>
      ) : (
        title
      )}
      {children}
    </Paper>
  );
}
