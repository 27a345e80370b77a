import type { Insert, Row } from '@/supabase/client';
import type { Classifier, Mode } from './journey';

/** An entry of the journey as the admin sees it: with internal notes, and with the voided ones. */
export type EventEntry = Omit<Row<'consignment_event'>, 'classifier'> & { classifier: Classifier };

export type NewEvent = Pick<
  Insert<'consignment_event'>,
  | 'consignment'
  | 'code'
  | 'moment'
  | 'place'
  | 'leg'
  | 'public_note'
  | 'internal_note'
  | 'reason'
  | 'corrects'
  | 'silent'
> & { classifier: Classifier; request_key: string };

export type Leg = Omit<Row<'consignment_leg'>, 'mode'> & { mode: Mode };
