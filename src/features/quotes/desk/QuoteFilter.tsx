import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { quoteDeskCopy as words } from '@/content/quoteDesk';
import { quoteStates, type QuotePage, type QuoteState } from './quote';

interface QuoteFilterProps {
  state: QuoteState | 'all';
  /** Undefined until they are known. */
  counts: QuotePage['counts'] | undefined;
  onShow: (state: QuoteState | 'all') => void;
}

const wrapping = {
  display: 'flex',
  mb: 2,
  flexWrap: 'wrap',
  gap: 1,
  // Each button has all its edges, since they may stand below one another.
  '& .MuiToggleButton-root.MuiToggleButtonGroup-grouped': {
    m: 0,
    px: 2,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 1,
  },
} as const;

/** Narrows the list down to one state; each says how many it has. */
export function QuoteFilter({ state, counts, onShow }: QuoteFilterProps) {
  return (
    <ToggleButtonGroup exclusive size="small" aria-label={words.show} value={state} sx={wrapping}>
      {(['all', ...quoteStates] as const).map((choice) => (
        <ToggleButton key={choice} value={choice} onClick={() => onShow(choice)}>
          {words.choice(
            words.choices[choice],
            counts && (choice === 'all' ? undefined : (counts[choice] ?? 0)),
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
