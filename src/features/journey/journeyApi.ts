import { api } from '@/api/api';
import { readJsonList } from '@/api/jsonColumn';
import type { Insert, Row } from '@/supabase/client';
import type { EventEntry, Leg, NewEvent } from '@/domain/journey/entries';
import { modes } from '@/domain/journey/journey';

export type EtaRevision = Row<'eta_revision'>;
export type NewEta = Pick<
  Insert<'eta_revision'>,
  'consignment' | 'earliest' | 'latest' | 'reason' | 'silent'
> & {
  request_key: string;
};

/** What the admin states of a leg: places are codes, times ISO instants. */
export type LegFields = Pick<
  Leg,
  | 'mode'
  | 'origin'
  | 'destination'
  | 'carrier'
  | 'vessel'
  | 'planned_departure'
  | 'estimated_departure'
  | 'planned_arrival'
  | 'estimated_arrival'
>;

/** The legs of a common way, without their times. */
export type LaneLeg = Pick<Leg, 'mode' | 'origin' | 'destination' | 'carrier'>;
export interface Lane {
  id: number;
  name: string;
  legs: LaneLeg[];
}

const isLaneLeg = (value: unknown): value is LaneLeg => {
  const { mode, origin, destination } = (value ?? {}) as Partial<LaneLeg>;
  return (
    modes.some((candidate) => candidate === mode) &&
    typeof origin === 'string' &&
    typeof destination === 'string'
  );
};

/** What hangs on one consignment is read again whenever anything of it changes. */
const ofConsignment = (id: number) => [{ type: 'Consignment', id }] as const;
const changed = (id: number) => [{ type: 'Consignment', id: 'LIST' }, ...ofConsignment(id)] as const;

const journeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By moment, the voided ones among them. */
    listEvents: build.query<EventEntry[], number>({
      query: (id) => (db, signal) =>
        db
          .from('consignment_event')
          .select()
          .eq('consignment', id)
          .order('moment')
          .order('id')
          .abortSignal(signal),
      providesTags: (_rows, _error, id) => ofConsignment(id),
      extraOptions: { failure: 'The entries of this journey could not be fetched' },
    }),
    /** Stored once per request key. */
    addEvent: build.mutation<null, NewEvent>({
      query: (event) => (db) => db.from('consignment_event').insert(event),
      invalidatesTags: (_row, _error, { consignment }) => changed(consignment),
      extraOptions: { success: 'Update added', failure: 'This update could not be added' },
    }),
    /** Hides an entry from visitors. One that is voided already keeps its first reason. */
    voidEvent: build.mutation<null, { consignment: number; event: number; reason: string }>({
      query:
        ({ event, reason }) =>
        (db) =>
          db
            .from('consignment_event')
            .update({ void_reason: reason })
            .eq('id', event)
            .is('void_reason', null),
      invalidatesTags: (_row, _error, { consignment }) => changed(consignment),
      extraOptions: { success: 'Entry voided', failure: 'This entry could not be voided' },
    }),
    /** The newest first. */
    listEtas: build.query<EtaRevision[], number>({
      query: (id) => (db, signal) =>
        db
          .from('eta_revision')
          .select()
          .eq('consignment', id)
          .order('id', { ascending: false })
          .abortSignal(signal),
      providesTags: (_rows, _error, id) => ofConsignment(id),
      extraOptions: { failure: 'The expected arrival could not be fetched' },
    }),
    /** Stored once per request key. */
    addEta: build.mutation<null, NewEta>({
      query: (eta) => (db) => db.from('eta_revision').insert(eta),
      invalidatesTags: (_row, _error, { consignment }) => changed(consignment),
      extraOptions: {
        success: 'Expected arrival revised',
        failure: 'The expected arrival could not be revised',
      },
    }),
    /** By position. */
    listLegs: build.query<Leg[], number>({
      query: (id) => (db, signal) =>
        db.from('consignment_leg').select().eq('consignment', id).order('position').abortSignal(signal),
      providesTags: (_rows, _error, id) => ofConsignment(id),
      extraOptions: { failure: 'The legs could not be fetched' },
    }),
    /** Appended, once per request key. */
    addLeg: build.mutation<null, LegFields & { consignment: number; request_key: string }>({
      query: (leg) => (db) => db.from('consignment_leg').insert(leg),
      invalidatesTags: (_row, _error, { consignment }) => changed(consignment),
      extraOptions: { success: 'Leg added', failure: 'This leg could not be added' },
    }),
    /** Appends the legs of a template, once per request key. */
    addLane: build.mutation<null, { consignment: number; lane: number; request_key: string }>({
      query: (lane) => (db) => db.rpc('add_lane', lane),
      invalidatesTags: (_row, _error, { consignment }) => changed(consignment),
      extraOptions: { success: 'Legs added', failure: 'These legs could not be added' },
    }),
    /** The leg as it is now; null, and unchanged, if it is not as it was at `updated_at` any more. */
    updateLeg: build.mutation<
      Leg | null,
      { leg: Pick<Leg, 'id' | 'consignment' | 'updated_at'>; fields: LegFields }
    >({
      query:
        ({ leg, fields }) =>
        async (db) => {
          const answer = await db
            .from('consignment_leg')
            .update(fields)
            .eq('id', leg.id)
            .eq('updated_at', leg.updated_at)
            .select();
          return { ...answer, isHalfWay: answer.data?.length === 0 };
        },
      transformResponse: ([leg]: Leg[]) => leg ?? null,
      invalidatesTags: (_row, _error, { leg }) => changed(leg.consignment),
      extraOptions: { success: 'Leg updated', failure: 'This leg could not be updated' },
    }),
    /** A leg that no longer exists counts as deleted. */
    deleteLeg: build.mutation<null, Pick<Leg, 'id' | 'consignment'>>({
      query:
        ({ id }) =>
        (db) =>
          db.from('consignment_leg').delete({ count: 'exact' }).eq('id', id),
      invalidatesTags: (_row, _error, { consignment }) => changed(consignment),
      extraOptions: { success: 'Leg deleted', failure: 'This leg could not be deleted' },
    }),
    /** All the legs of a consignment, by their ids, in their new order. Refused if they are not the ones stored. */
    orderLegs: build.mutation<null, { consignment: number; legs: number[] }>({
      query: (order) => (db) => db.rpc('order_legs', order),
      invalidatesTags: (_row, _error, { consignment }) => changed(consignment),
      extraOptions: { failure: 'The legs could not be reordered' },
    }),
    listLanes: build.query<Lane[], void>({
      query: () => (db, signal) => db.from('lane_template').select().order('name').abortSignal(signal),
      transformResponse: (rows: Row<'lane_template'>[]) =>
        rows.map(({ legs, ...lane }) => ({ ...lane, legs: readJsonList(legs, isLaneLeg) })),
      providesTags: ['Lane'],
      extraOptions: { failure: 'The templates could not be fetched' },
    }),
    /** Takes the place of the template with the same name. */
    saveLane: build.mutation<null, Omit<Lane, 'id'>>({
      query:
        ({ name, legs }) =>
        (db) =>
          db.from('lane_template').upsert({ name, legs: [...legs] }, { onConflict: 'name' }),
      invalidatesTags: ['Lane'],
      extraOptions: { success: 'Template saved', failure: 'This template could not be saved' },
    }),
    deleteLane: build.mutation<null, number>({
      query: (id) => (db) => db.from('lane_template').delete({ count: 'exact' }).eq('id', id),
      invalidatesTags: ['Lane'],
      extraOptions: { success: 'Template deleted', failure: 'This template could not be deleted' },
    }),
  }),
});

export const {
  useListEventsQuery,
  useAddEventMutation,
  useVoidEventMutation,
  useListEtasQuery,
  useAddEtaMutation,
  useListLegsQuery,
  useAddLegMutation,
  useAddLaneMutation,
  useUpdateLegMutation,
  useDeleteLegMutation,
  useOrderLegsMutation,
  useListLanesQuery,
  useSaveLaneMutation,
  useDeleteLaneMutation,
} = journeyApi;
