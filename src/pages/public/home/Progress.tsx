import Box from '@mui/material/Box';
import type { ProgressBar } from '@/content/home';

/** A percentage as a bar. */
export function Progress({ label, percent }: ProgressBar) {
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: '0.8rem', fontWeight: 600 }}>
        <span>{label}</span>
        <span>{percent}%</span>
      </Box>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        sx={{ bgcolor: 'divider' }}
      >
        {/* A border: backgrounds are invisible in forced colours. */}
        <Box sx={{ width: `${percent}%`, borderTop: '0.6rem solid', borderColor: 'primary.main' }} />
      </Box>
    </div>
  );
}
