import { journeyCopy } from '@/content/journey';
import type { ShownConsignment } from '@/domain/consignment/consignment';
import { durationText, spanIn, spanText } from '@/domain/places/momentText';

/** What the first facts are read from. */
export type Known = Pick<
  ShownConsignment,
  'journey' | 'deliveryDate' | 'departedFrom' | 'headingTo' | 'archived_at'
>;

const shiftText = (shift: number) => {
  if (shift === 0) return journeyCopy.asPromised;
  const duration = durationText(Math.abs(shift));
  return shift > 0 ? journeyCopy.later(duration) : journeyCopy.earlier(duration);
};

/** Arrival as promised and as expected. `now` (ms) decides whether it is overdue. */
export const arrivalOf = (consignment: Known, now: number) => {
  const { expected, ended, destinationZone } = consignment.journey;
  const promised = Date.parse(consignment.deliveryDate);
  const { earliest, latest: end } = expected ?? {
    earliest: consignment.deliveryDate,
    latest: consignment.deliveryDate,
  };
  const latest = Date.parse(end);
  return {
    /** As expected by the latest revision, else as promised; in words, in the time of the destination. */
    due: spanIn(earliest, end, destinationZone),
    /** The same with the reader's own time. */
    dueHere: spanText(earliest, end, destinationZone),
    /** How much later it is expected than promised (ms); negative if earlier. */
    shift: latest - promised,
    shiftText: shiftText(latest - promised),
    /** How long it should have been there (ms); 0 if it is not late, or nothing more is to come. */
    overdue: ended ? 0 : Math.max(0, now - latest),
  };
};
