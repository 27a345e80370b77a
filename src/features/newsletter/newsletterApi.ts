import { api } from '@/api/api';
import {
  CHUNK_SIZE,
  containing,
  rangeOf,
  toChunk,
  toListed,
  type Chunk,
  type ListChunk,
  type Listed,
  type ListPage,
} from '@/api/listing';
import type { Db, Insert, Row } from '@/supabase/client';

export type Subscriber = Row<'newsLetter'>;
export type Subscription = Pick<Insert<'newsLetter'>, 'email' | 'country'>;

const failure = 'Could not load the subscribers';

/** The subscribers who match, newest first. */
const subscribers = (db: Db, search: string) => {
  const all = db.from('newsLetter').select('*', { count: 'exact' }).order('id', { ascending: false });
  return search ? all.or(containing(search, ['email', 'country'])) : all;
};

const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<null, Subscription>({
      query: (subscription) => (db) => db.from('newsLetter').insert(subscription),
      invalidatesTags: ['Subscriber'],
      extraOptions: {
        success: 'Successful. Thanks for joining our community',
        failure: 'This newsLetter could not be created',
      },
    }),
    listSubscribers: build.query<Listed<Subscriber>, ListPage>({
      query: (listed) => (db, signal) =>
        subscribers(db, listed.search)
          .range(...rangeOf(listed))
          .abortSignal(signal),
      transformResponse: toListed<Subscriber>,
      providesTags: ['Subscriber'],
      extraOptions: { failure },
    }),
    exportSubscribers: build.query<Chunk<Subscriber>, ListChunk>({
      query:
        ({ search, before }) =>
        (db, signal) =>
          subscribers(db, search).lt('id', before).limit(CHUNK_SIZE).abortSignal(signal),
      transformResponse: toChunk<Subscriber>,
      keepUnusedDataFor: 0, // up to a whole table of personal data
      extraOptions: { failure },
    }),
    /** A row that no longer exists counts as deleted. */
    deleteSubscriber: build.mutation<null, number>({
      query: (id) => (db) => db.from('newsLetter').delete({ count: 'exact' }).eq('id', id),
      invalidatesTags: ['Subscriber'],
      extraOptions: { success: 'Deletion is successful', failure: 'This subscriber could not be deleted' },
    }),
  }),
});

export const {
  useSubscribeMutation,
  useListSubscribersQuery,
  useLazyExportSubscribersQuery,
  useDeleteSubscriberMutation,
} = newsletterApi;
