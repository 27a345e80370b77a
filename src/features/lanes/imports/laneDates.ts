import { orderOf } from '@/ui/dates/readDate';
import type { DateColumn, DateOrder } from '@/ui/dates/readDay';
import type { Line } from '@/domain/imports/readFile';
import { laneFields, type LaneColumn } from '../keep/laneFields';

/** What was said of the order in which the days of a column are written. */
export type DateOrders = Readonly<Partial<Record<LaneColumn, DateOrder>>>;

/** How the days of each column are read. */
export type LaneDates = Readonly<Partial<Record<LaneColumn, DateColumn>>>;

/** What the columns of a file that hold days tell of their order. */
export const ordersTold = (lines: readonly Line[], columns: readonly (LaneColumn | null)[]) =>
  laneFields.flatMap(({ column, kind }) => {
    const place = columns.indexOf(column);
    if (kind !== 'day' || place < 0) return [];
    return [{ column, ...orderOf(lines.map(({ cells }) => cells[place] ?? '')) }];
  });

/** How they are read, by what they tell and else by what was said. */
export const datesOf = (orderFacts: ReturnType<typeof ordersTold>, orders: DateOrders): LaneDates =>
  Object.fromEntries(orderFacts.map(({ column, order }) => [column, { order: order ?? orders[column] }]));
