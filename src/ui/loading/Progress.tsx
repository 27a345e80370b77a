import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface ProgressProps {
  doneCount: number;
  all: number;
  /** Says both numbers. */
  label: string;
}

/** How far something is that takes a while. */
export function Progress({ doneCount, all, label }: ProgressProps) {
  return (
    <Stack spacing={1.5}>
      <LinearProgress
        variant="determinate"
        value={all === 0 ? 0 : (doneCount / all) * 100}
        aria-label={label}
      />
      <Typography>{label}</Typography>
    </Stack>
  );
}
