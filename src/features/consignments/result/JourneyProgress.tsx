import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { stages } from './journey';

interface JourneyProgressProps {
  /** Index into the stages. */
  stage: number;
  from: string;
  to: string;
}

const dot = (isReached: boolean) => ({
  width: '2.8rem',
  height: '2.8rem',
  flex: 'none',
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  border: '2px solid',
  borderColor: isReached ? 'primary.main' : 'divider',
  bgcolor: isReached ? 'primary.main' : 'background.paper',
  color: '#fff',
});

/** Origin to destination in five stages; a narrow screen names only the current one. */
export function JourneyProgress({ stage, from, to }: JourneyProgressProps) {
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
        {stages.map((label, index) => (
          <Box
            key={label}
            component="li"
            aria-current={index === stage ? 'step' : undefined}
            sx={{
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
                bgcolor: index <= stage ? 'primary.main' : 'divider',
              },
            }}
          >
            <Box sx={dot(index <= stage)}>
              {index <= stage && <CheckIcon titleAccess="done" sx={{ fontSize: '1.8rem' }} />}
            </Box>
            <Box
              component="span"
              sx={{
                fontSize: '1.3rem',
                lineHeight: 1.3,
                fontWeight: index === stage ? 600 : 400,
                whiteSpace: { xs: 'nowrap', sm: 'normal' },
                ...(index !== stage && {
                  maxWidth: 1,
                  overflow: 'hidden', // hidden labels must not widen the page
                  opacity: { xs: 0, sm: 1 },
                }),
              }}
            >
              {label}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 2.5 }}>
        {[
          { caption: 'From', country: from },
          { caption: 'To', country: to },
        ].map(({ caption, country }) => (
          <Box
            key={caption}
            dir="auto"
            sx={{ minWidth: 0, overflowWrap: 'anywhere', '&:last-of-type': { textAlign: 'end' } }}
          >
            <Box sx={{ color: 'text.secondary', fontSize: '1.3rem' }}>{caption}</Box>
            <Box sx={{ fontWeight: 600 }}>{country}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
