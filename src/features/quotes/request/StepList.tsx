import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { quoteFormCopy as words, quoteSteps, type QuoteStep } from '@/content/quotes';
import { plainList } from '@/ui/plainList';
import { visuallyHidden } from '@/ui/visuallyHidden';

interface StepListProps {
  step: QuoteStep;
  onGo: (step: QuoteStep) => void;
}

const item = {
  width: '100%',
  minWidth: 0,
  minHeight: '4.4rem',
  px: 0,
  py: 1,
  justifyContent: 'flex-start',
  whiteSpace: 'nowrap',
  borderTop: '3px solid',
  borderColor: 'divider',
  borderRadius: 0,
  color: 'text.secondary',
  fontSize: { xs: 'caption.fontSize', md: 'body2.fontSize' },
  '&[aria-current]': { borderColor: 'primary.main', color: 'text.primary' },
  '&.Mui-disabled': { color: 'text.secondary', bgcolor: 'transparent' },
  '@media (forced-colors: active)': { '&[aria-current]': { borderColor: 'Highlight' } },
};

/** Where there is no room for all names, the current step has its own alone. */
const NARROW = '@media (max-width: 32em)';

const narrowColumns = (current: number) =>
  quoteSteps.map((_name, at) => (at === current ? 'auto' : 'minmax(0, 1fr)')).join(' ');

/** Where one is in the form. Steps that are behind can be gone back to. */
export function StepList({ step, onGo }: StepListProps) {
  const current = quoteSteps.indexOf(step);
  return (
    <Box component="nav" aria-label={words.progress}>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gap: { xs: 1, md: 1.5 },
          gridTemplateColumns: `repeat(${quoteSteps.length}, minmax(0, 1fr))`,
          [NARROW]: { gridTemplateColumns: narrowColumns(current) },
          ...plainList,
        }}
      >
        {quoteSteps.map((name, at) => (
          <li key={name}>
            <Button
              type="button"
              disabled={at > current}
              aria-current={at === current ? 'step' : undefined}
              onClick={() => onGo(name)}
              sx={item}
            >
              <Box component="span" sx={{ mr: 0.75 }}>
                {at + 1}
              </Box>
              <Box component="span" sx={{ [NARROW]: at === current ? {} : visuallyHidden }}>
                {words.steps[name]}
              </Box>
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
