import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { quoteFormCopy as words, quoteSteps, type QuoteStep } from '@/content/quotes';
import { visuallyHidden } from '@/ui/visuallyHidden';

interface StepProps {
  name: QuoteStep;
  isCurrent: boolean;
  /** Shown without script, where all steps are one form. */
  isPlain?: boolean;
  children: ReactNode;
}

/** One step of the form. Without script all of them are shown, one below the other. */
export function Step({ name, isCurrent, isPlain = true, children }: StepProps) {
  return (
    <Box
      data-step={name}
      sx={{
        display: isPlain ? 'grid' : 'none',
        gap: 3,
        '@media (scripting: enabled)': { display: isCurrent ? 'grid' : 'none' },
      }}
    >
      <Typography variant="h3" component="h2" tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
        <Box component="span" sx={visuallyHidden}>
          {words.stepOf(quoteSteps.indexOf(name) + 1)}{' '}
        </Box>
        {words.steps[name]}
      </Typography>
      {children}
    </Box>
  );
}
