import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ServiceStep } from '@/content/services';
import { plainList } from '@/ui/plainList';

export function Steps({ steps }: { steps: readonly ServiceStep[] }) {
  return (
    <Box
      component="ol"
      sx={{
        ...plainList,
        counterReset: 'step',
        display: 'grid',
        gap: '4rem 3.2rem',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: `repeat(${steps.length % 3 === 0 ? 3 : steps.length}, minmax(0, 1fr))`,
        },
      }}
    >
      {steps.map(({ title, text }) => (
        <Box
          component="li"
          key={title}
          sx={{
            counterIncrement: 'step',
            borderTop: '2px solid',
            borderColor: 'text.primary',
            pt: 2,
            '&::before': {
              content: 'counter(step, decimal-leading-zero)',
              display: 'block',
              mb: 2,
              fontSize: 'body2.fontSize',
              fontWeight: 600,
              color: 'primary.main',
            },
          }}
        >
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
