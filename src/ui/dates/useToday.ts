import { useEffect, useState } from 'react';
import { dayAt } from './localDays';

const MINUTE_MS = 60_000;

/** The reader's day (year-month-day), in a page that is open at midnight, too. */
export const useToday = (): string => {
  const [today, setToday] = useState(() => dayAt(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayAt(Date.now())), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
};
