import { formatDay } from '@/ui/dates/formatDate';
import type { MentionedConsignment } from './consignment';

/**
 * The day on which a consignment is expected, in words, where it is delivered; of what has arrived, or never will, undefined.
 */
export const expectedDay = (consignment: MentionedConsignment) => {
  const { ended, deliveryDate, expected_at: revised, destination_zone: zone } = consignment;
  return ended ? undefined : formatDay(revised ?? deliveryDate, zone);
};
