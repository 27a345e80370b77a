import { api } from '@/api/api';
import {
  CHUNK_SIZE,
  holding,
  rangeOf,
  toChunk,
  toListed,
  type Chunk,
  type ListChunk,
  type Listed,
  type ListPage,
} from '@/api/listing';
import type { Db, Insert, Row, Update } from '@/supabase/client';
import type { InquiryState } from './inquiry';

export type Inquiry = Row<'contactForm'>;
export type NewInquiry = Pick<
  Insert<'contactForm'>,
  'firstName' | 'secondName' | 'email' | 'trackingNo' | 'comment'
> & { requestKey: string };

/** What the admin sets on an inquiry: an ISO instant, or null to clear it. The database says when and by whom it was handled. */
export type InquiryMarks = Pick<Update<'contactForm'>, 'readAt' | 'handledAt'>;

const failure = 'Could not load the inquiries';
const searched = ['firstName', 'secondName', 'email', 'trackingNo', 'comment'];

interface Asked {
  search: string;
  state: InquiryState;
}

/** The inquiries that match, newest first. */
const inquiries = (db: Db, { search, state }: Asked) => {
  const all = db.from('contactForm').select('*', { count: 'exact' }).order('id', { ascending: false });
  const rows = search ? all.or(holding(search, searched)) : all;
  if (state === 'all') return rows;
  return state === 'open' ? rows.is('handledAt', null) : rows.not('handledAt', 'is', null);
};

const inquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stored once per request key; a repeated request receives the same response. */
    createInquiry: build.mutation<null, NewInquiry>({
      query: (inquiry) => (db) => db.from('contactForm').insert(inquiry),
      invalidatesTags: ['Inquiry'],
      extraOptions: {
        success: 'Successful. We will communicate you soon',
        failure: 'This request could not be created',
      },
    }),
    listInquiries: build.query<Listed<Inquiry>, ListPage & Asked>({
      query: (listed) => (db, signal) =>
        inquiries(db, listed)
          .range(...rangeOf(listed))
          .abortSignal(signal),
      transformResponse: toListed<Inquiry>,
      providesTags: ['Inquiry'],
      extraOptions: { failure },
    }),
    /** How many no one has answered yet. */
    countUnhandledInquiries: build.query<number, void>({
      query: () => (db, signal) =>
        db
          .from('contactForm')
          .select('id', { count: 'exact', head: true })
          .is('handledAt', null)
          .abortSignal(signal),
      transformResponse: (_none: null, meta) => meta?.count ?? 0,
      providesTags: ['Inquiry'],
    }),
    getInquiry: build.query<Inquiry, number>({
      query: (id) => (db, signal) =>
        db.from('contactForm').select().eq('id', id).abortSignal(signal).single(),
      providesTags: ['Inquiry'],
      extraOptions: { failure },
    }),
    exportInquiries: build.query<Chunk<Inquiry>, ListChunk<Asked>>({
      query:
        ({ before, ...filter }) =>
        (db, signal) =>
          inquiries(db, filter).lt('id', before).limit(CHUNK_SIZE).abortSignal(signal),
      transformResponse: toChunk<Inquiry>,
      keepUnusedDataFor: 0, // up to a whole table of personal data
      extraOptions: { failure },
    }),
    markInquiry: build.mutation<null, { id: number; marks: InquiryMarks }>({
      query:
        ({ id, marks }) =>
        (db) =>
          db.from('contactForm').update(marks).eq('id', id).select('id').single(),
      transformResponse: () => null,
      invalidatesTags: ['Inquiry'],
      extraOptions: { failure: 'This inquiry could not be updated' },
    }),
    /** A row that no longer exists counts as deleted. */
    deleteInquiry: build.mutation<null, number>({
      query: (id) => (db) => db.from('contactForm').delete({ count: 'exact' }).eq('id', id),
      invalidatesTags: ['Inquiry'],
      extraOptions: { success: 'Deletion is successful', failure: 'This inquiry could not be deleted' },
    }),
  }),
});

export const {
  useCreateInquiryMutation,
  useListInquiriesQuery,
  useCountUnhandledInquiriesQuery,
  useGetInquiryQuery,
  useLazyExportInquiriesQuery,
  useMarkInquiryMutation,
  useDeleteInquiryMutation,
} = inquiriesApi;
