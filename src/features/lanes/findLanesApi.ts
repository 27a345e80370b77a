import { api } from '@/api/api';
import type { Lane } from '@/content/lanes';

/** What somebody may mean while typing; without a code it is a country or a region. */
export interface LaneEnd {
  code: string | null;
  name: string;
  country: string | null;
  kind: 'port' | 'city' | 'airport' | 'country' | 'region';
}

/** By a code or a name; an empty mode is any. */
export interface SoughtLane {
  origin: string;
  destination: string;
  mode: string;
}

/** A place, country or region that may be meant. */
export type EndMatch = Omit<LaneEnd, 'kind'>;

/** An end is null if nothing is called so, or if it is open which of the others is meant. */
export interface FoundLanes {
  origin: EndMatch | null;
  destination: EndMatch | null;
  otherOrigins: EndMatch[];
  otherDestinations: EndMatch[];
  lanes: Lane[];
}

/** Lanes by their names, or of the page of a service. */
export interface AskedLanes {
  slugs?: readonly string[];
  service?: string;
}

const FRESH_SECONDS = 60;

export const findLanesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** At most 10, the best first. */
    findLaneEnds: build.query<LaneEnd[], string>({
      query: (sought) => (db, signal) => db.rpc('transit_places', { sought }).abortSignal(signal),
    }),
    /** Published lanes between two places. */
    findLanes: build.query<FoundLanes, SoughtLane>({
      query:
        ({ origin, destination, mode }) =>
        (db, signal) =>
          db
            .rpc('find_transit_lanes', { origin, destination, mode: (mode || null) as string })
            .abortSignal(signal),
      providesTags: ['TransitLane'],
    }),
    /** Published lanes as they are now. */
    currentLanes: build.query<Lane[], AskedLanes>({
      query:
        ({ slugs = [], service = '' }) =>
        (db, signal) =>
          db.rpc('transit_lanes', { slugs: [...slugs], service }).abortSignal(signal),
      providesTags: ['TransitLane'],
      keepUnusedDataFor: FRESH_SECONDS,
    }),
  }),
});

export const { useFindLaneEndsQuery, useFindLanesQuery } = findLanesApi;
