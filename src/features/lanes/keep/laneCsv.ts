import type { CsvColumn } from '@/ui/list/csv';
import { laneFields, laneText } from './laneFields';
import type { KeptLane } from './lanesApi';

/** The columns of a file of lanes: those that an import reads. */
export const laneCsvColumns: readonly CsvColumn<KeptLane>[] = laneFields.map(({ column, label }) => [
  label,
  (lane) => laneText(lane[column]),
]);
