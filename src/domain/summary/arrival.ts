import { journeyCopy, promiseCopy } from '@/content/journey';
import type { ShownConsignment } from '@/domain/consignment/consignment';
import { durationText, spanOfDays, spanText, type Clock } from '@/domain/places/momentText';
import { formatDay } from '@/ui/dates/formatDate';

/** What the first facts are read from. */
export type Known = Pick<
  ShownConsignment,
  'trackingId' | 'journey' | 'deliveryDate' | 'departedFrom' | 'headingTo' | 'archived_at'
>;

type Promised = Pick<Known, 'journey' | 'deliveryDate'>;

const shiftText = (shift: number) => {
  if (shift === 0) return journeyCopy.asPromised;
  const duration = durationText(Math.abs(shift));
  return shift > 0 ? journeyCopy.later(duration) : journeyCopy.earlier(duration);
};

/** Arrival as promised and as expected. `now` (ms) decides whether it is overdue. */
export const arrivalOf = ({ journey, deliveryDate }: Promised, now: number, clock: Clock = 'both') => {
  const { expected, ended, destinationZone } = journey;
  const promised = Date.parse(deliveryDate);
  const { earliest, latest: end } = expected ?? { earliest: deliveryDate, latest: deliveryDate };
  const latest = Date.parse(end);
  return {
    /** As expected by the latest revision, else as promised; in words, by default in the time of the destination. */
    dueText: spanText(earliest, end, destinationZone, clock),
    /** Its days alone. */
    days: spanOfDays(earliest, end, destinationZone),
    /** How much later it is expected than promised (ms); negative if earlier. */
    shift: latest - promised,
    shiftText: shiftText(latest - promised),
    /** How long it should have been there (ms); 0 if it is not late, or nothing more is to come. */
    overdue: ended ? 0 : Math.max(0, now - latest),
  };
};

/** How much earlier or later than promised it was delivered, in words; on the same day it was as promised. */
export const deliveredShift = ({ journey: { state, destinationZone }, deliveryDate }: Promised): string => {
  const isSameDay = formatDay(state.moment, destinationZone) === formatDay(deliveryDate, destinationZone);
  return shiftText(isSameDay ? 0 : Date.parse(state.moment) - Date.parse(deliveryDate));
};

/** What has become of the promise, to be said beside it; empty while it stands. `now` is in ms. */
export const promiseOutcome = (consignment: Promised, now: number): string => {
  const { ended, state, destinationZone } = consignment.journey;
  if (ended)
    return state.code === 'delivered'
      ? promiseCopy.delivered(formatDay(state.moment, destinationZone))
      : promiseCopy.never;
  const { overdue, shift, days, dueText } = arrivalOf(consignment, now);
  if (overdue > 0) return promiseCopy.notYet;
  const isSameDay = days === formatDay(consignment.deliveryDate, destinationZone);
  return shift === 0 ? '' : promiseCopy.now(isSameDay ? dueText : days);
};
