import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { NO_MATCH_MS } from '@/config/timing';
import { trackingCopy } from '@/content/tracking';

export function NoMatchAlert() {
  return <Alert severity="warning">{trackingCopy.noMatch}</Alert>;
}

/** Shows that nothing was found, and hides after ten seconds. A new search remounts it. */
export function NoMatch() {
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(false), NO_MATCH_MS);
    return () => clearTimeout(timer);
  }, []);
  return <div role="status">{isShown && <NoMatchAlert />}</div>;
}
