import { api } from '@/api/api';
import type { Db } from '@/supabase/client';
import {
  readConsignment,
  type Compared,
  type TrackedConsignment,
  type TrackedRow,
} from '@/domain/consignment/consignment';
import { takeEarlyAnswer } from './early/earlyAnswer';
import { sentId, TRACK, trackArguments } from './soughtAt';

/** The call that looks one consignment up. */
export const track = (trackingId: string) => (db: Db, signal: AbortSignal) =>
  db.rpc(TRACK, trackArguments(trackingId)).abortSignal(signal);

/** The consignment of an answer; null where none was found. */
export const readFirstConsignment = (rows: unknown) => {
  const [first] = rows as TrackedRow[];
  return first ? readConsignment(first) : null;
};

export const trackingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Adopts the answer to a search that was sent before the app was there (`early/`): it is asked only once. */
    trackConsignment: build.query<TrackedConsignment | null, string>({
      queryFn: async (trackingId, _api, _options, send) => {
        const early = await takeEarlyAnswer(trackingId);
        const { data, error, meta } = early
          ? { data: early, error: undefined, meta: undefined }
          : await send(track(trackingId));
        return error ? { error, meta } : { data: readFirstConsignment(data) };
      },
      extraOptions: { failure: 'This consignment could not be fetched' },
    }),
    /** Reads a consignment again that a page shows already: a failure is silent, and changes nothing (`live/`). */
    rereadConsignment: build.query<TrackedConsignment | null, string>({
      query: track,
      transformResponse: readFirstConsignment,
      keepUnusedDataFor: 0,
    }),
    /** What each of several ids finds, in their order. Each counts as a look-up. */
    trackConsignments: build.query<Compared[], readonly string[]>({
      query: (trackingIds) => (db, signal) =>
        db.rpc('track_consignments', { tracking_ids: trackingIds.map(sentId) }).abortSignal(signal),
      transformResponse: (rows) =>
        (rows as { entered: string; consignment: TrackedRow | null }[]).map(({ entered, consignment }) => ({
          entered,
          consignment: consignment && readConsignment(consignment),
        })),
      extraOptions: { failure: 'This consignment could not be fetched' },
    }),
  }),
});

export const { useTrackConsignmentQuery, useTrackConsignmentsQuery } = trackingApi;
