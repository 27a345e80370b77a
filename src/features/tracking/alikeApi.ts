import { api } from '@/api/api';
import type { TrackedRow } from '@/domain/consignment/consignment';

const alikeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Those of some ids that a consignment has. Each counts as a look-up; a failure is silent. */
    findAlike: build.query<string[], readonly string[]>({
      query: (trackingIds) => (db, signal) =>
        db.rpc('track_consignments', { tracking_ids: [...trackingIds] }).abortSignal(signal),
      transformResponse: (rows) =>
        (rows as { consignment: TrackedRow | null }[]).flatMap(
          ({ consignment }) => consignment?.trackingId ?? [],
        ),
    }),
  }),
});

export const { useFindAlikeQuery } = alikeApi;
