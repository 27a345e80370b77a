import { listCopy as words } from '@/content/consignmentList';
import { formatFileDay } from '@/ui/dates/formatDate';
import type { ConsignmentSummary } from '@/domain/consignment/consignment';
import { durationText } from '@/domain/places/momentText';

const DAY_MS = 86_400_000;

/** Days from one moment to another by the calendar of a place, or of the reader. */
const daysBetween = (from: number, to: string, zone?: string | null) => {
  const dayOf = (instant: string) => Date.parse(formatFileDay(instant, zone));
  return Math.round((dayOf(to) - dayOf(new Date(from).toISOString())) / DAY_MS);
};

/** “in 5 days”, “today”, “2 days ago”, where it happens. */
export const relativeDay = (instant: string, now: number, zone?: string | null) => {
  const days = daysBetween(now, instant, zone);
  if (days === 0) return words.today;
  if (days === 1) return words.tomorrow;
  if (days === -1) return words.yesterday;
  return days > 0 ? words.inDays(days) : words.daysAgo(-days);
};

type Expected = Pick<ConsignmentSummary, 'deliveryDate' | 'expected_at' | 'ended' | 'destination_zone'>;

/** When it is expected: as promised, unless that was revised. */
const dueOf = ({ expected_at: expected, deliveryDate }: Expected) => expected ?? deliveryDate;

/** Until when, and how late. Empty where it does not matter any more, or it is not late. `now` is in ms. */
export const arrivalTexts = (row: Expected, now: number) => {
  const due = dueOf(row);
  if (row.ended) return { due, until: '', late: '' };
  const overdue = now - Date.parse(due);
  const shift = Date.parse(due) - Date.parse(row.deliveryDate);
  return {
    due,
    until: overdue > 0 ? '' : relativeDay(due, now, row.destination_zone),
    late: overdue > 0 || shift > 0 ? words.by(durationText(Math.max(0, overdue) + Math.max(0, shift))) : '',
  };
};
