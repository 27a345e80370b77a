import { formatDay, formatDayAndTime } from '@/ui/dates/formatDate';
import type { TrackedConsignment } from '../consignment';
import { daysLate, isDelivered, latestEntry, stageOf } from './journey';

/** What a visitor wants to know first, as text; empty where there is nothing to say. */
export interface Summary {
  status: string;
  place: string;
  since: string;
  expected: string;
  late: string;
  from: string;
  to: string;
}

/** The first facts of a consignment. `now`, in ms, decides whether it is late. */
export const summaryOf = (consignment: TrackedConsignment, now: number): Summary => {
  const { status, location, date } = latestEntry(consignment);
  const days = daysLate(consignment, now);
  const expected = isDelivered(consignment) ? '' : `Expected on ${formatDay(consignment.deliveryDate)}`;
  return {
    status,
    place: location,
    since: formatDayAndTime(date),
    expected: days > 0 ? '' : expected,
    late:
      days > 0
        ? `${expected}: ${days === 1 ? '1 day' : `${days} days`} late. We are working on a new date.`
        : '',
    from: consignment.departedFrom,
    to: consignment.headingTo,
  };
};

/** Index of the stage that a consignment has reached. */
export const reachedStage = (consignment: TrackedConsignment): number =>
  stageOf(latestEntry(consignment).status);

/** What screen readers are told when a consignment was found. */
export const announcementOf = ({ status }: Summary): string => `Latest update: ${status}`;
