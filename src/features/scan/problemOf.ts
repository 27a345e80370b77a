import { scanCopy as words } from '@/content/scan';
import { meantCode } from './scanCode';

/** What is wrong with a text that is no number, and what to do. */
export const problemOf = (text: string): string => {
  const meant = meantCode(text);
  return meant
    ? words.otherLayout(text, words.nameOf(meant.trackingId, meant.piece))
    : words.notANumber(text);
};
