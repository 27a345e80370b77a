import type { Db, Row } from '@/supabase/client';
import type { ConsignmentSummary } from './consignment';
import type { Column } from './fields';

/** What the legs of a consignment say, as columns of the list. */
const ofLegs = { modes: 'mode', vessels: 'vessel', carriers: 'carrier' } as const;
export type LegColumn = keyof typeof ofLegs;
export const legColumns = Object.keys(ofLegs) as LegColumn[];
const isOfLegs = (column: OtherColumn): column is LegColumn => column in ofLegs;

/** What a row of the list has only if it is asked for: any field, and what the legs say. */
export type OtherColumn = Column | LegColumn;

/** Of a field its text, or none; of the legs the texts of each that has one, in their order. */
export type OtherValues = Partial<Record<Column, string | null> & Record<LegColumn, readonly string[]>>;

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
