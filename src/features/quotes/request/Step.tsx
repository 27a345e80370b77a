import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { quoteFormCopy as words, quoteSteps, type QuoteStep } from '@/content/quotes';
import { visuallyHidden } from '@/ui/visuallyHidden';

interface StepProps {
  name: QuoteStep;
  isCurrent: boolean;
  children: ReactNode;
}

/** One step of the form. The others keep what was typed, and are not shown. */
export function Step({ name, isCurrent, children }: StepProps) {
  return (
    <Box data-step={name} sx={{ display: isCurrent ? 'grid' : 'none', gap: 3 }}>
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
