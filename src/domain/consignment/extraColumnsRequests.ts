import type { Db, Row } from '@/supabase/client';
import type { ConsignmentSummary } from './consignment';
import type { Column } from './fields';
import { isLegColumn, legFields, type LegColumn, type ExtraColumn, type ExtraValues } from './extraColumns';

type Leg = Pick<Row<'consignment_leg'>, 'consignment' | 'mode' | 'vessel' | 'carrier'>;

const textsOf = (legs: readonly Leg[], column: LegColumn) => [
  ...new Set(legs.map((leg) => leg[legFields[column]]).filter((text) => text !== null && text !== '')),
];

/** Adds to rows of the list what is asked for beside what they have. */
export const withExtraColumns = async (
  db: Db,
  rows: readonly ConsignmentSummary[],
  columns: readonly ExtraColumn[],
  signal: AbortSignal,
) => {
  const ids = rows.map(({ id }) => id);
  const fieldColumns = columns.filter((column): column is Column => !isLegColumn(column));
  const legColumns = columns.filter(isLegColumn);
  const [fields, legs] = await Promise.all([
    fieldColumns.length > 0
      ? db
          .from('consignment')
          .select(['id', ...fieldColumns].join(','))
          .in('id', ids)
          .abortSignal(signal)
          .overrideTypes<({ id: number } & ExtraValues)[], { merge: false }>()
      : undefined,
    legColumns.length > 0
      ? db
          .from('consignment_leg')
          .select('consignment, mode, vessel, carrier')
          .in('consignment', ids)
          .order('position')
          .abortSignal(signal)
      : undefined,
  ]);
  const failed = fields?.error ? fields : legs?.error ? legs : undefined;
  if (failed) return { ...failed, data: null };
  const data = rows.map((row): ConsignmentSummary => {
    const ownLegs = legs?.data?.filter(({ consignment }) => consignment === row.id) ?? [];
    return {
      ...row,
      extraValues: {
        ...fields?.data?.find(({ id }) => id === row.id),
        ...Object.fromEntries(legColumns.map((column) => [column, textsOf(ownLegs, column)])),
      },
    };
  });
  return { data, error: null };
};
