import { absenceCopy as words } from '@/content/absence';
import { formatMoment } from '@/ui/dates/formatDate';
import type { SupportStatus } from '../supportApi';

/** What the visitor is told about when to expect an answer; empty while somebody is there, or nobody knows. */
export const absenceWords = (status: SupportStatus | undefined): string => {
  if (!status || (status.isOpen && status.isPresent)) return '';
  if (status.isOpen) return words.away;
  return status.opensAt ? words.closed(formatMoment(status.opensAt)) : words.closedForLong;
};
