import Chip from '@mui/material/Chip';
import { quoteDeskCopy as words } from '@/content/quoteDesk';
import type { QuoteState } from './quote';

const colors = {
  new: 'primary',
  asked: 'default',
  quoted: 'secondary',
  won: 'success',
  lost: 'default',
} as const;

/** The state of a quote in a word. */
export function StateChip({ state }: { state: QuoteState }) {
  return (
    <Chip
      size="small"
      component="span"
      color={colors[state]}
      variant={state === 'new' ? 'filled' : 'outlined'}
      label={words.choices[state]}
    />
  );
}
