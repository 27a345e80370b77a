import { headquarters } from '@/brand/company';
import { absenceCopy as words } from '@/content/absence';
import { companyCopy } from '@/content/company';
import { officeState } from '@/domain/office/officeState';
import { formatMoment } from '@/ui/dates/formatDate';
import type { SupportStatus } from '../supportApi';

/**
 * What the visitor is told about when to expect an answer; empty while somebody is there, undefined while nobody knows. Where the chat has no
 * hours of its own, those of the headquarters say when somebody is back.
 */
export const absenceWords = (status: SupportStatus | undefined, now = Date.now()): string | undefined => {
  if (!status) return undefined;
  if (status.isOpen && status.isPresent) return '';
  if (status.isOpen) {
    const { isOpen, changes } = officeState(headquarters, now);
    if (isOpen || !changes) return words.away;
    return words.awayUntil(companyCopy.offices.days[changes.day] ?? '', changes.at, headquarters.name);
  }
  return status.opensAt ? words.closed(formatMoment(status.opensAt)) : words.closedForLong;
};
