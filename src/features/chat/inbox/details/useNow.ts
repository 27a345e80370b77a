import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present moment as an ISO instant, to the minute. */
export const useNow = () => {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
