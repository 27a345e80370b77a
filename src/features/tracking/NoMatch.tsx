import Alert from '@mui/material/Alert';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { brand } from '@/brand/brand';
import { NO_MATCH_MS } from '@/config/timing';
import { trackingCopy } from '@/content/tracking';

export function NoMatchAlert() {
  return <Alert severity="warning">{trackingCopy.noMatch}</Alert>;
}

/** What to check, and whom to ask: it stays. */
export function NoMatchAdvice({ sought = '' }: { sought?: string }) {
  const subject = encodeURIComponent(trackingCopy.consignment + (sought && ` ${sought}`));
  return (
    <Typography sx={{ mt: 1 }}>
      {trackingCopy.noMatchAdvice}{' '}
      <TextLink href={`mailto:${brand.emails.support}?subject=${subject}`} underline="always">
        {trackingCopy.askUs}
      </TextLink>
      .
    </Typography>
  );
}

/** Shows that nothing was found, and hides after ten seconds; what to do stays. A new search remounts it. */
export function NoMatch({ sought }: { sought: string }) {
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(false), NO_MATCH_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div>
      <div role="status">{isShown && <NoMatchAlert />}</div>
      <NoMatchAdvice sought={sought} />
    </div>
  );
}
