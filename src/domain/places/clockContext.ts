import { createContext, useContext } from 'react';
import { momentText, type Clock } from './momentText';

/** The clock that the times of a page are read on. */
export const ClockContext = createContext<Clock>('both');

export const useClock = () => useContext(ClockContext);

/** Returns a function that says an instant in words, on the clock of the page. */
export const useMomentText = () => {
  const clock = useClock();
  return (moment: string, zone: string | null) => momentText(moment, zone, clock);
};
