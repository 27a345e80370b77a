import { transitCopy } from '@/content/transitTimes';
import type { EndMatch } from '../findLanesApi';

/** A place with its country, as others may be called the same; what is not known as it was entered. */
export const endText = (end: EndMatch | null, entered: string): string => {
  if (!end) return entered;
  return end.country && end.country !== end.name ? transitCopy.results.end(end.name, end.country) : end.name;
};
