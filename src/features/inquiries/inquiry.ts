import { formatDayYearAndTime } from '@/ui/dates/formatDate';
import type { Inquiry } from './inquiriesApi';

/** Which inquiries a list shows. */
export const inquiryStates = ['all', 'open', 'handled'] as const;
export type InquiryState = (typeof inquiryStates)[number];

export const nameOf = ({ firstName, secondName }: Pick<Inquiry, 'firstName' | 'secondName'>) =>
  `${firstName} ${secondName}`;

type Handling = Pick<Inquiry, 'handledAt' | 'handledBy'>;

/** What says when and by whom an inquiry was handled, in these words; undefined of an open one. */
export const handledIn = (
  words: (when: string, by: string | null) => string,
  { handledAt, handledBy }: Handling,
): string | undefined => (handledAt === null ? undefined : words(formatDayYearAndTime(handledAt), handledBy));
