import Alert from '@mui/material/Alert';
import type { ComponentProps } from 'react';
import { CONFLICT } from '@/config/status';
import { quotedCopy as words } from '@/content/quoted';
import { SendingProblem } from '@/ui/forms/SendingProblem';

/** Why an answer was not stored: where somebody has changed the quote meanwhile, it says so. */
export function ChangeProblem({ error }: ComponentProps<typeof SendingProblem>) {
  if (error?.code === CONFLICT) return <Alert severity="warning">{words.changed}</Alert>;
  if (error?.code === 'PT410') return <Alert severity="warning">{words.ended}</Alert>;
  return <SendingProblem error={error} />;
}
