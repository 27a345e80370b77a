import { api } from '@/api/api';
import type { Row } from '@/supabase/client';

export type StoredAnswer = Row<'prepared_answer'>;

/** What the admin states of one. */
export type AnswerFields = Pick<StoredAnswer, 'shortcut' | 'text'>;

/** The version of an answer that somebody has seen. */
type Version = Pick<StoredAnswer, 'id' | 'updated_at'>;

const readFirst = ([answer]: StoredAnswer[]) => answer ?? null;

const TAGS = ['PreparedAnswer'] as const;
const saved = { success: 'Prepared answer saved', failure: 'This prepared answer could not be saved' };

const preparedAnswersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPreparedAnswers: build.query<StoredAnswer[], void>({
      query: () => (db, signal) => db.from('prepared_answer').select().order('shortcut').abortSignal(signal),
      providesTags: TAGS,
      extraOptions: { failure: 'The prepared answers could not be fetched' },
    }),
    /** What is stored under its shortcut then: of a shortcut that was taken, what had taken it. */
    addPreparedAnswer: build.mutation<StoredAnswer | null, AnswerFields>({
      query: (fields) => async (db) => {
        const added = await db
          .from('prepared_answer')
          .upsert(fields, { onConflict: 'shortcut', ignoreDuplicates: true })
          .select();
        if (added.data?.length !== 0) return added;
        const stored = await db.from('prepared_answer').select().eq('shortcut', fields.shortcut);
        return { ...stored, isHalfWay: stored.data?.[0]?.text !== fields.text };
      },
      transformResponse: readFirst,
      invalidatesTags: TAGS,
      extraOptions: saved,
    }),
    /** The answer as it is now; null, and unchanged, if that is not the version that was seen. */
    updatePreparedAnswer: build.mutation<StoredAnswer | null, { version: Version; fields: AnswerFields }>({
      query:
        ({ version, fields }) =>
        async (db) => {
          const answer = await db
            .from('prepared_answer')
            .update(fields)
            .eq('id', version.id)
            .eq('updated_at', version.updated_at)
            .select();
          return { ...answer, isHalfWay: answer.data?.length === 0 };
        },
      transformResponse: readFirst,
      invalidatesTags: TAGS,
      extraOptions: saved,
    }),
    /** Null once it is gone; if that is not the version that was seen, the answer as it is now. */
    deletePreparedAnswer: build.mutation<StoredAnswer | null, Version>({
      query: (version) => async (db) => {
        const deleted = await db
          .from('prepared_answer')
          .delete()
          .eq('id', version.id)
          .eq('updated_at', version.updated_at)
          .select('id');
        if (deleted.error) return deleted;
        const remaining = await db.from('prepared_answer').select().eq('id', version.id);
        return { ...remaining, isHalfWay: remaining.data?.length !== 0 };
      },
      transformResponse: readFirst,
      invalidatesTags: TAGS,
      extraOptions: {
        success: 'Prepared answer deleted',
        failure: 'This prepared answer could not be deleted',
      },
    }),
  }),
});

export const {
  useListPreparedAnswersQuery,
  useAddPreparedAnswerMutation,
  useUpdatePreparedAnswerMutation,
  useDeletePreparedAnswerMutation,
} = preparedAnswersApi;
