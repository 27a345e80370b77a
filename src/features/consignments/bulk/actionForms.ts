import { storageKeys } from '@/config/storageKeys';
import type { BulkAction } from './bulk';

/** Storage key of the update that is typed for several consignments, until the job that adds it is started. */
export const EVENT_DRAFT = storageKeys.journeyDraft('bulk-event');

/** What the forms of actions have in common. */
export interface ActionFormProps {
  /** How many consignments are selected. */
  count: number;
  /** Resolves with why the selected consignments could not be fetched. */
  onChoose: (action: BulkAction) => Promise<string | undefined>;
  onClose: () => void;
}
