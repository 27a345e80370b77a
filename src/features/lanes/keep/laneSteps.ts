import { laneSlug } from '@/content/lanes';
import { laneFields, type LaneColumn, type LaneValues } from './laneFields';
import type { KeptLane, LaneChange } from './lanesApi';

/** What happens to one lane: it is added (nothing before), changed, or deleted (nothing after). */
export interface LaneStep {
  before: KeptLane | null;
  after: LaneValues | null;
}

/** What the admin states of a stored lane. */
export const valuesOf = (lane: KeptLane): LaneValues =>
  Object.fromEntries(laneFields.map(({ column }) => [column, lane[column]])) as unknown as LaneValues;

/** The database spells these as it knows them. */
const SPELLED: readonly LaneColumn[] = ['origin', 'destination'];

/** The columns in which two lanes of the same name differ. */
export const differing = (first: LaneValues, other: LaneValues): readonly LaneColumn[] =>
  laneFields
    .map(({ column }) => column)
    .filter((column) => first[column] !== other[column])
    .filter((column) => !SPELLED.includes(column) || laneSlug(first) !== laneSlug(other));

export const toChange = ({ before, after }: LaneStep): LaneChange => ({
  id: before?.id ?? null,
  ...(before && { version: before.version }),
  lane: after,
});

/** The steps that take others back; undefined if a lane has been changed since. */
export const reversed = (steps: readonly LaneStep[], stored: readonly KeptLane[]): LaneStep[] | undefined => {
  const back: LaneStep[] = [];
  for (const { before, after } of steps) {
    const now = after && stored.find(({ slug }) => slug === laneSlug(after));
    if (after && (!now || differing(now, after).length > 0)) return undefined;
    back.push({ before: now ?? null, after: before && valuesOf(before) });
  }
  return back;
};
