import { api } from '@/api/api';
import { CHUNK_SIZE, nextAfter, type Chunk } from '@/api/listing';
import type { Insert, Update } from '@/supabase/client';
import type { Json } from '@/supabase/database.types';
import {
  readConsignment,
  type Consignment,
  type ConsignmentRow,
  type ConsignmentSummary,
  type MentionedConsignment,
} from './consignment';
import { hasConflicts, readConflicts, type Conflicts, type Correction } from './conflicts';
import type { ConsignmentsPageRequest, FilterRequest, Sort } from './listRequest';
import { withExtraColumns } from './extraColumnsRequests';

export type Created = Pick<ConsignmentRow, 'id' | 'trackingId'>;

const LIST = { type: 'Consignment', id: 'LIST' } as const;

/** What a client asks for as JSON. */
const toJson = (filter: FilterRequest & { sort?: Sort; before?: number }) => ({ ...filter }) as Json;

export const consignmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConsignments: build.query<ConsignmentSummary[], ConsignmentsPageRequest>({
      query:
        ({ filter, sort, page, pageSize, extraColumns = [] }) =>
        async (db, signal) => {
          const found = await db
            .rpc('find_consignments', {
              filter: toJson(sort ? { ...filter, sort } : filter),
              page,
              page_size: pageSize,
            })
            .abortSignal(signal);
          if (found.error || extraColumns.length === 0) return found;
          return withExtraColumns(db, found.data as unknown as ConsignmentSummary[], extraColumns, signal);
        },
      providesTags: [LIST],
      extraOptions: { failure: 'All consignment could not be fetched' },
    }),
    countConsignments: build.query<number, FilterRequest>({
      query: (filter) => (db, signal) =>
        db.rpc('count_consignments', { filter: toJson(filter) }).abortSignal(signal),
      providesTags: [LIST],
    }),
    /** The whole rows of what a filter finds, newest first, with an id below `before`. */
    exportConsignments: build.query<Chunk<Consignment>, { filter: FilterRequest; before: number }>({
      query:
        ({ filter, before }) =>
        async (db, signal) => {
          const rows = await db
            .rpc('find_consignments', {
              filter: toJson({ ...filter, before }),
              page: 0,
              page_size: CHUNK_SIZE,
            })
            .abortSignal(signal);
          if (rows.error) return rows;
          const summaries = rows.data as unknown as ConsignmentSummary[];
          const ids = summaries.map(({ id }) => id);
          const whole = await db
            .from('consignment')
            .select()
            .in('id', ids)
            .order('id', { ascending: false })
            .abortSignal(signal);
          // Of those that were found, one may have been deleted meanwhile.
          return { ...whole, data: whole.data && { rows: whole.data, next: nextAfter(summaries) } };
        },
      transformResponse: ({ rows, next }: Chunk<ConsignmentRow>) => ({
        rows: rows.map(readConsignment),
        next,
      }),
      keepUnusedDataFor: 0, // up to a whole table of personal data
      extraOptions: { failure: 'The consignments could not be exported' },
    }),
    /** Those of some tracking ids that are known, in no particular order. */
    findMentioned: build.query<MentionedConsignment[], readonly string[]>({
      query: (trackingIds) => (db, signal) =>
        db
          .from('consignment_summary')
          .select(
            'id, trackingId, status, city, currentLocation, ended, deliveryDate, expected_at, destination_zone',
          )
          .in('trackingId', [...trackingIds])
          .abortSignal(signal),
      providesTags: [LIST],
    }),
    getConsignment: build.query<Consignment, number>({
      query: (id) => (db, signal) =>
        db.from('consignment').select().eq('id', id).abortSignal(signal).single(),
      transformResponse: (row: ConsignmentRow) => readConsignment(row),
      providesTags: (_row, _error, id) => [{ type: 'Consignment', id }],
      extraOptions: { failure: 'This consignment could not be fetched' },
    }),
    /** What was stored under a request key; null if nothing was. Asked again each time: the answer decides what is sent. */
    findStored: build.query<Consignment | null, string>({
      query: (key) => (db, signal) =>
        db.from('consignment').select().eq('requestKey', key).abortSignal(signal).maybeSingle(),
      transformResponse: (row: ConsignmentRow | null) => row && readConsignment(row),
      keepUnusedDataFor: 0,
    }),
    /** Stored once per request key: a repeated request is answered with what the first one stored, if that can be read. */
    createConsignment: build.mutation<Created[], Insert<'consignment'> & { requestKey: string }>({
      query: (consignment) => async (db) => {
        const created = await db
          .from('consignment')
          .upsert(consignment, { onConflict: 'requestKey', ignoreDuplicates: true })
          .select('id, trackingId');
        if (created.data?.length !== 0) return created;
        const stored = await db
          .from('consignment')
          .select('id, trackingId')
          .eq('requestKey', consignment.requestKey);
        return stored.error ? created : stored;
      },
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
    /**
     * Stores corrected details unless another has changed one of them since it was as `expected`. Sent again, it changes
     * nothing more. Resolves with what is stored now in the fields that another has changed.
     */
    correctConsignment: build.mutation<Conflicts, Correction>({
      query: (correction) => async (db) => {
        const answer = await db.rpc('correct_consignment', correction);
        return { ...answer, isHalfWay: !answer.error && hasConflicts(readConflicts(answer.data)) };
      },
      transformResponse: readConflicts,
      invalidatesTags: (_answer, _error, { consignment }) => [LIST, { type: 'Consignment', id: consignment }],
      extraOptions: { failure: 'These details could not be corrected' },
    }),
    /** Takes consignments out of the list, and keeps them. Resolves with those that are still there. */
    archiveConsignments: build.mutation<Created[], readonly number[]>({
      query: (ids) => (db) =>
        db
          .from('consignment')
          .update({ archived_at: new Date().toISOString() }) // the database says when
          .in('id', [...ids])
          .select('id, trackingId'),
      invalidatesTags: (_rows, _error, ids) => [
        LIST,
        ...ids.map((id) => ({ type: 'Consignment' as const, id })),
      ],
      extraOptions: { failure: 'The consignment could not be archived' },
    }),
    restoreConsignments: build.mutation<Created[], readonly number[]>({
      query: (ids) => (db) =>
        db
          .from('consignment')
          .update({ archived_at: null })
          .in('id', [...ids])
          .select('id, trackingId'),
      invalidatesTags: (_rows, _error, ids) => [
        LIST,
        ...ids.map((id) => ({ type: 'Consignment' as const, id })),
      ],
      extraOptions: { failure: 'The consignment could not be restored' },
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
  useFindMentionedQuery,
  useLazyExportConsignmentsQuery,
  useGetConsignmentQuery,
  useLazyGetConsignmentQuery,
  useLazyFindStoredQuery,
  useCreateConsignmentMutation,
  useUpdateConsignmentMutation,
  useDeleteConsignmentMutation,
  useCorrectConsignmentMutation,
  useArchiveConsignmentsMutation,
  useRestoreConsignmentsMutation,
} = consignmentsApi;
