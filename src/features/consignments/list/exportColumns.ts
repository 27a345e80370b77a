import { listCopy, stateNames, type StateCode } from '@/content/consignmentList';
import type { CsvColumn } from '@/ui/list/csv';
import type { Consignment } from '../consignment';
import { fields } from '../fields';

const stateOf = ({ state_code: code, status }: Consignment) => stateNames[code as StateCode] ?? status;

/** The file of consignments: what the list shows first, then every field under its label (`docs/fields.md`). */
export const exportColumns: readonly CsvColumn<Consignment>[] = [
  ['Tracking number', ({ trackingId }) => trackingId],
  ['State', stateOf],
  ['Expected arrival', ({ expected_at: expected, deliveryDate }) => expected ?? deliveryDate],
  ...fields.map(({ label, column }): CsvColumn<Consignment> => [label, (consignment) => consignment[column]]),
  [listCopy.archived, ({ archived_at: archived }) => archived],
];
