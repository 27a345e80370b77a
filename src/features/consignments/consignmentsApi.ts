import { api } from '@/api/api';
import { rangeOf, type ListPage } from '@/api/listing';
import type { Insert, Update } from '@/supabase/client';
import { withoutSeparators } from '@/ui/forms/separators';
import {
  readConsignment,
  type Consignment,
  type ConsignmentRow,
  type ConsignmentSummary,
  type TrackedConsignment,
  type TrackedRow,
} from './consignment';
import { takeEarlyAnswer } from './early/earlyAnswer';

type Created = Pick<ConsignmentRow, 'id' | 'trackingId'>;

const LIST = { type: 'Consignment', id: 'LIST' } as const;

/** Rows whose tracking id starts with the text; tracking ids consist of capital letters and digits only. */
const startingWith = <Filter extends { like: (column: 'trackingId', pattern: string) => Filter }>(
  search: string,
  rows: Filter,
) => {
  if (!search) return rows;
  const beginning = withoutSeparators(search);
  return rows.like('trackingId', /^[0-9a-z]+$/i.test(beginning) ? `${beginning.toUpperCase()}%` : '');
};

const consignmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConsignments: build.query<ConsignmentSummary[], ListPage>({
      query: (listed) => (db, signal) =>
        startingWith(listed.search, db.from('consignment').select('id, trackingId, currentLocation, city'))
          .order('id', { ascending: false })
          .range(...rangeOf(listed))
          .abortSignal(signal),
      providesTags: [LIST],
      extraOptions: { failure: 'All consignment could not be fetched' },
    }),
    countConsignments: build.query<number, string>({
      query: (search) => (db, signal) =>
        startingWith(search, db.from('consignment').select('id', { count: 'exact', head: true })).abortSignal(
          signal,
        ),
      transformResponse: (_none: null, meta) => meta?.count ?? 0,
      providesTags: [LIST],
    }),
    getConsignment: build.query<Consignment, number>({
      query: (id) => (db, signal) =>
        db.from('consignment').select().eq('id', id).abortSignal(signal).single(),
      transformResponse: (row: ConsignmentRow) => readConsignment(row),
      providesTags: (_row, _error, id) => [{ type: 'Consignment', id }],
      extraOptions: { failure: 'This consignment could not be fetched' },
    }),
    /** Adopts the answer to a search that was sent before the app was there (`early/`): it is asked only once. */
    trackConsignment: build.query<TrackedConsignment | null, string>({
      queryFn: async (trackingId, _api, _options, send) => {
        const early = await takeEarlyAnswer(trackingId);
        const { data, error, meta } = early
          ? { data: early, error: undefined, meta: undefined }
          : await send((db, signal) =>
              db.rpc('track_consignment', { tracking_id: trackingId }).abortSignal(signal),
            );
        if (error) return { error, meta };
        const [first] = data as TrackedRow[];
        return { data: first ? readConsignment(first) : null };
      },
      extraOptions: { failure: 'This consignment could not be fetched' },
    }),
    /** Stored once per request key: the response to a repeated request is empty. */
    createConsignment: build.mutation<Created[], Insert<'consignment'> & { requestKey: string }>({
      query: (consignment) => (db) =>
        db
          .from('consignment')
          .upsert(consignment, { onConflict: 'requestKey', ignoreDuplicates: true })
          .select('id, trackingId'),
      invalidatesTags: [LIST],
      extraOptions: {
        success: 'Consignment created successfully',
        failure: 'This consignment could not be created',
      },
    }),
    /** Applied once per edit key: the response to a repeated request is the current row. */
    updateConsignment: build.mutation<
      ConsignmentRow,
      { id: number; changes: Update<'consignment'> & { editKey: string } }
    >({
      query:
        ({ id, changes }) =>
        (db) =>
          db.from('consignment').update(changes).eq('id', id).select().single(),
      invalidatesTags: (_row, _error, { id }) => [LIST, { type: 'Consignment', id }],
      extraOptions: {
        success: 'Consignment updated successfully',
        failure: 'This consignment could not be updated',
      },
    }),
    /** A row that no longer exists counts as deleted. */
    deleteConsignment: build.mutation<null, number>({
      query: (id) => (db) => db.from('consignment').delete({ count: 'exact' }).eq('id', id),
      invalidatesTags: [LIST],
      extraOptions: { success: 'Deletion is successful', failure: 'This file could not be deleted' },
    }),
  }),
});

export const {
  useListConsignmentsQuery,
  useCountConsignmentsQuery,
  useGetConsignmentQuery,
  useLazyGetConsignmentQuery,
  useTrackConsignmentQuery,
  useCreateConsignmentMutation,
  useUpdateConsignmentMutation,
  useDeleteConsignmentMutation,
} = consignmentsApi;
