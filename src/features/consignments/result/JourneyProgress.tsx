import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { fact, REACHED } from './firstFacts';
import { stages } from './journey';
import type { Summary } from './summary';

const step = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  textAlign: 'center',
  '&:not(:first-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: 'calc(50% + 1.4rem)',
    width: 'calc(100% - 2.8rem)',
    top: '1.3rem',
    height: '2px',
    bgcolor: 'divider',
  },
  [`&[${REACHED}]:not(:first-of-type)::before`]: { bgcolor: 'primary.main' },
} as const;

const dot = {
  width: '2.8rem',
  height: '2.8rem',
  flex: 'none',
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  border: '2px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: '#fff',
  '& svg': { display: 'none', fontSize: '1.8rem' },
  [`[${REACHED}] > &`]: { borderColor: 'primary.main', bgcolor: 'primary.main' },
  [`[${REACHED}] > & svg`]: { display: 'block' },
} as const;

/** A narrow screen names only the current step; the other labels must not widen the page. */
const label = {
  fontSize: '1.3rem',
  lineHeight: 1.3,
  whiteSpace: { xs: 'nowrap', sm: 'normal' },
  '[aria-current] > &': { fontWeight: 600 },
  'li:not([aria-current]) > &': { maxWidth: 1, overflow: 'hidden', opacity: { xs: 0, sm: 1 } },
} as const;

interface JourneyProgressProps {
  /** Index into the stages. */
  stage: number;
  summary: Summary;
}

/** Origin to destination in five stages. */
export function JourneyProgress({ stage, summary }: JourneyProgressProps) {
  return (
    <Box sx={{ mt: 4 }}>
      <Box
        component="ol"
        aria-label="Progress"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: `repeat(${stages.length}, minmax(0, 1fr))`,
        }}
      >
        {stages.map((name, index) => (
          <Box
            key={name}
            component="li"
            aria-current={index === stage ? 'step' : undefined}
            {...(index <= stage && { [REACHED]: '' })}
            sx={step}
          >
            <Box sx={dot}>
              <CheckIcon titleAccess="done" />
            </Box>
            <Box component="span" sx={label}>
              {name}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 2.5 }}>
        {(['from', 'to'] as const).map((end) => (
          <Box
            key={end}
            dir="auto"
            sx={{ minWidth: 0, overflowWrap: 'anywhere', '&:last-of-type': { textAlign: 'end' } }}
          >
            <Box sx={{ color: 'text.secondary', fontSize: '1.3rem' }}>{end === 'from' ? 'From' : 'To'}</Box>
            <Box sx={{ fontWeight: 600 }} {...fact(end, summary)} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
