import { api } from '@/api/api';
import { laneDeskCopy } from '@/content/laneDesk';
import type { Lane } from '@/content/lanes';
import type { LaneValues } from './laneFields';

/** A lane as it is stored; its version counts the changes. */
export interface KeptLane extends Lane {
  id: number;
  version: number;
  published: boolean;
}

/** Adds a lane (without an id), changes the one with this id and version, or (without a lane) deletes it. */
export interface LaneChange {
  id: number | null;
  version?: number;
  lane: LaneValues | null;
}

/** Why nothing was stored, by the place of the change in the list. */
export interface LaneProblem {
  place: number;
  code: string;
  reason: string;
  constraint: string;
  /** The lane as it is stored now. */
  now: KeptLane | null;
}

/** A lane as its text: a request may hold 10,000 values. */
const asText = ({ id, version, lane }: LaneChange) => ({ id, version, lane: lane && JSON.stringify(lane) });

const lanesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTransitLanes: build.query<KeptLane[], void>({
      query: () => (db, signal) => db.rpc('all_transit_lanes').abortSignal(signal),
      providesTags: ['TransitLane'],
      extraOptions: { failure: laneDeskCopy.fetchFailed },
    }),
    /** Stores all of the changes, or, if there is a problem, none. Repeating it changes nothing. */
    changeTransitLanes: build.mutation<LaneProblem[], readonly LaneChange[]>({
      query: (changes) => (db) => db.rpc('change_transit_lanes', { changes: changes.map(asText) as never }),
      invalidatesTags: ['TransitLane'],
      extraOptions: { failure: laneDeskCopy.failed },
    }),
  }),
});

export const { useListTransitLanesQuery, useChangeTransitLanesMutation } = lanesApi;
