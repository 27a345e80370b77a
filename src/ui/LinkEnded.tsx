import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

interface LinkEndedProps {
  message: string;
  severity: 'success' | 'info';
  /** Where to go from here. */
  next: { label: string; href: string };
}

/** In place of what a link was about, once it leads nowhere. */
export function LinkEnded({ message, severity, next }: LinkEndedProps) {
  return (
    <Stack spacing={3}>
      <Alert severity={severity} role="status">
        {message}
      </Alert>
      <div>
        <Link href={next.href}>{next.label}</Link>
      </div>
    </Stack>
  );
}
