import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { journeyCopy, stages } from '@/content/journey';
import { plainList } from '@/ui/plainList';
import { CUT_SHORT, fact, REACHED, step } from './firstFacts';
import type { Summary } from '@/domain/summary/summary';

/** Lines and ticks are borders and glyphs: browsers print no backgrounds, and forced colours replace them. */
const stepStyles = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 1,
  textAlign: 'center',
  '&:not(:first-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: 'calc(50% + 1.4rem)',
    width: 'calc(100% - 2.8rem)',
    top: '1.3rem',
    borderTop: '2px dashed',
    borderColor: 'divider',
  },
  [`&[${REACHED}]:not(:first-of-type)::before`]: { borderTopStyle: 'solid', borderColor: 'primary.main' },
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
  color: 'primary.main',
  '& svg': { display: 'none', fontSize: '2rem' },
  [`[${REACHED}] > &, [${CUT_SHORT}] > &`]: { borderColor: 'primary.main' },
  [`[${REACHED}] > & svg:first-of-type`]: { display: 'block' },
  [`[${CUT_SHORT}] > & svg:last-of-type`]: { display: 'block' },
} as const;

/** A narrow screen names only the current step; the other labels must not widen the page. */
const label = {
  fontSize: '1.3rem',
  lineHeight: 1.3,
  whiteSpace: { xs: 'nowrap', sm: 'normal' },
  '[aria-current] > &': { fontWeight: 600 },
  'li:not([aria-current]) > &': { maxWidth: 1, overflow: 'hidden', opacity: { xs: 0, sm: 1 } },
} as const;

/** Origin to destination in five stages; the last says how the journey ended, if not with the delivery. */
export function JourneyProgress({ summary }: { summary: Summary | undefined }) {
  const last = stages.length - 1;
  return (
    <Box sx={{ mt: 2, '@media print': { mt: '1.4rem' } }}>
      <Box
        component="ol"
        aria-label={journeyCopy.progress}
        sx={{
          ...plainList,
          display: 'grid',
          gridTemplateColumns: `repeat(${stages.length}, minmax(0, 1fr))`,
        }}
      >
        {stages.map((name, index) => (
          <Box key={name} component="li" {...step(index, summary)} sx={stepStyles}>
            <Box sx={dot}>
              <CheckIcon titleAccess="done" />
              {index === last && <CloseIcon titleAccess="ended" />}
            </Box>
            <Box
              component="span"
              sx={label}
              {...(index === last ? fact('end', summary) : { children: name })}
            />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 1.5 }}>
        {(['from', 'to'] as const).map((end) => (
          <Box
            key={end}
            dir="auto"
            sx={{ minWidth: 0, overflowWrap: 'anywhere', '&:last-of-type': { textAlign: 'end' } }}
          >
            <Box sx={{ color: 'text.secondary', fontSize: '1.3rem' }}>{journeyCopy[end]}</Box>
            <Box sx={{ fontWeight: 600 }} {...fact(end, summary)} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
