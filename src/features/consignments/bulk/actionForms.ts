import type { BulkAction } from './bulk';

/** What the forms of actions have in common. */
export interface ActionFormProps {
  /** How many consignments are selected. */
  count: number;
  /** Resolves with why the selected consignments could not be fetched. */
  onChoose: (action: BulkAction) => Promise<string | undefined>;
  onClose: () => void;
}
