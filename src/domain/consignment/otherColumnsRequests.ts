import type { Db, Row } from '@/supabase/client';
import type { ConsignmentSummary } from './consignment';
import type { Column } from './fields';
import { isOfLegs, ofLegs, type LegColumn, type OtherColumn, type OtherValues } from './otherColumns';

type Leg = Pick<Row<'consignment_leg'>, 'consignment' | 'mode' | 'vessel' | 'carrier'>;

const textsOf = (legs: readonly Leg[], column: LegColumn) => [
  ...new Set(legs.map((leg) => leg[ofLegs[column]]).filter((text) => text !== null && text !== '')),
];

/** Adds to rows of the list what is asked for beside what they have. */
export const withOthers = async (
  db: Db,
  rows: readonly ConsignmentSummary[],
  columns: readonly OtherColumn[],
  signal: AbortSignal,
) => {
  const ids = rows.map(({ id }) => id);
  const named = columns.filter((column): column is Column => !isOfLegs(column));
  const asked = columns.filter(isOfLegs);
  const [fields, legs] = await Promise.all([
    named.length > 0
      ? db
          .from('consignment')
          .select(['id', ...named].join(','))
          .in('id', ids)
          .abortSignal(signal)
          .overrideTypes<({ id: number } & OtherValues)[], { merge: false }>()
      : undefined,
    asked.length > 0
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
    const own = legs?.data?.filter(({ consignment }) => consignment === row.id) ?? [];
    return {
      ...row,
      others: {
        ...fields?.data?.find(({ id }) => id === row.id),
        ...Object.fromEntries(asked.map((column) => [column, textsOf(own, column)])),
      },
    };
  });
  return { data, error: null };
};
