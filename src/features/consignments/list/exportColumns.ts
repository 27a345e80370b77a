import { ownValue } from '@/config/ownValue';
import { listCopy } from '@/content/consignmentList';
import { eventLabels } from '@/supabase/eventCodes';
import { toExactTime } from '@/ui/dates/exactTime';
import type { CsvColumn } from '@/ui/list/csv';
import type { Consignment } from '@/domain/consignment/consignment';
import { fields, type Column } from '@/domain/consignment/fields';
import { isMomentColumn, type MomentColumn } from '@/domain/consignment/momentColumns';

const stateOf = ({ state_code: code, status }: Consignment) => ownValue(eventLabels, code ?? '') ?? status;

/** In whose time each date is shown. */
const zoneOf: Record<MomentColumn, (consignment: Consignment) => string | null> = {
  deliveryDate: ({ journey }) => journey.destinationZone,
  timeCreated: ({ journey }) => journey.originZone,
  currentTime: ({ journey }) => journey.state.zone,
};

/** A date has the day and the time of its place: an import reads the moment, and a person the day. */
const valueOf = (column: Column) => (consignment: Consignment) => {
  const value = consignment[column];
  return value && isMomentColumn(column) ? toExactTime(value, zoneOf[column](consignment)) : value;
};

/** The file of consignments: what the list shows first, then every field under its label. */
export const exportColumns: readonly CsvColumn<Consignment>[] = [
  ['Tracking number', ({ trackingId }) => trackingId],
  ['State', stateOf],
  [
    'Expected arrival',
    (consignment) =>
      toExactTime(consignment.expected_at ?? consignment.deliveryDate, zoneOf.deliveryDate(consignment)),
  ],
  ...fields.map(({ label, column }): CsvColumn<Consignment> => [label, valueOf(column)]),
  [listCopy.archived, ({ archived_at: archived }) => archived],
];
