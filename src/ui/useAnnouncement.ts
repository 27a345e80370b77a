import { useEffect } from 'react';
import { announce } from './announce';

/** What comes and goes within this time is not said. */
const BRIEF_MS = 100;

/** Has screen readers say a text whenever it changes. */
export const useAnnouncement = (text: string) => {
  useEffect(() => {
    const timer = setTimeout(() => announce(text), BRIEF_MS);
    return () => clearTimeout(timer);
  }, [text]);
};
