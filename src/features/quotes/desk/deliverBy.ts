import { plusDays, plusWorkingDays } from '@/ui/dates/calendarDays';
import { formatFileDay } from '@/ui/dates/formatDate';
import type { Quote } from './quote';

/** "18 to 22 days", "3-4 days", "5 working days": the last number counts. */
const DAYS = /(\d{1,3})\s*(working |business |calendar )?days?\b/i;

/**
 * By when the goods are to be delivered, as far as the offer says it: as many days after they are ready, or after `now` (ms) if they
 * are. Empty if the offer names no days, since nobody has promised any.
 */
export const deliverByOf = ({ request, offer }: Pick<Quote, 'request' | 'offer'>, now: number): string => {
  const [, days, kind = ''] = DAYS.exec(offer?.transit ?? '') ?? [];
  if (days === undefined) return '';
  const today = formatFileDay(new Date(now).toISOString());
  const ready = request.readyOn > today ? request.readyOn : today;
  const after = /working|business/i.test(kind) ? plusWorkingDays : plusDays;
  return after(ready, Number(days));
};
