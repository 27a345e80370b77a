import { brand } from '@/brand/brand';
import { shareCopy } from '@/content/tracking';
import { arrivalCalendar } from '../../../../supabase/functions/_shared/calendar.ts';
import type { TrackedConsignment } from '@/domain/consignment/consignment';
import { summaryOf } from '@/domain/summary/summary';

/**
 * The expected arrival of a consignment as a calendar file, as it is also in the mails of notices. `link` is its address on
 * the site, `now` is in ms.
 */
export const calendarFile = (consignment: TrackedConsignment, link: string, now: number): string => {
  const { trackingId, headingTo, deliveryDate, journey } = consignment;
  const { expected, etas } = journey;
  return arrivalCalendar({
    trackingId,
    earliest: expected?.earliest ?? deliveryDate,
    latest: expected?.latest ?? deliveryDate,
    revisions: etas.length,
    title: shareCopy.arrivalOf(trackingId),
    place: headingTo,
    description: [summaryOf(consignment, now).promised, shareCopy.follow(link)].join('\n'),
    link,
    brand: brand.name,
    now,
  });
};
