import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useContext } from 'react';
import { useFocusOnMount } from '../focus/useFocusOnMount';
import { LinkContext } from './linkContext';
import { LinkChanged } from './PasteLink';

interface LinkEndedProps {
  message: string;
  severity: 'success' | 'info';
  /** Where to go from here. */
  next: { label: string; href: string };
}

/** In place of what a link was about, once it leads nowhere: also of the button that ended it. */
export function LinkEnded(props: LinkEndedProps) {
  const { isWhole } = useContext(LinkContext);
  return isWhole || props.severity === 'success' ? <Ended {...props} /> : <LinkChanged />;
}

function Ended({ message, severity, next }: LinkEndedProps) {
  const place = useFocusOnMount<HTMLDivElement>();
  return (
    <Stack ref={place} tabIndex={-1} spacing={3} sx={{ outline: 'none' }}>
      <Alert severity={severity} role="status">
        {message}
      </Alert>
      <div>
        <Link href={next.href}>{next.label}</Link>
      </div>
    </Stack>
  );
}
