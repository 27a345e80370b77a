import { formatDay } from '@/ui/dates/formatDate';
import type { MentionedConsignment } from '../consignmentsApi';

/** The day on which a consignment is expected, in words; of what has arrived, or never will, undefined. */
export const expectedDay = ({ ended, deliveryDate, expected_at: revised }: MentionedConsignment) =>
  ended ? undefined : formatDay(revised ?? deliveryDate);
