import { useEffect } from 'react';
import { announceOnce } from './announce';

/** What comes and goes within this time is not said. */
const BRIEF_MS = 100;

/** Has screen readers say a text whenever it changes. */
export const useAnnouncement = (text: string) => {
  useEffect(() => {
    const timer = setTimeout(() => announceOnce(text), BRIEF_MS);
    return () => clearTimeout(timer);
  }, [text]);
};
