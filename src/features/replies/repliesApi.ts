import { api } from '@/api/api';
import { replyTimeCopy } from '@/content/replies';

/** Null: nothing is claimed. */
export interface ReplyHours {
  hours: number | null;
}

const repliesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Within how many hours inquiries are usually answered; null if nothing is claimed. Visitors are not told that it failed. */
    replyTime: build.query<number | null, void>({
      query: () => (db, signal) => db.rpc('reply_time').abortSignal(signal),
      providesTags: ['ReplyTime'],
    }),
    /** Null claims nothing from now on. Refused with PT409 where another time is stored than the one that was `previousHours`. */
    setReplyTime: build.mutation<null, { hours: number | null; previousHours: ReplyHours }>({
      query:
        ({ hours, previousHours }) =>
        (db) =>
          db.rpc('set_reply_time', { ...(hours !== null && { hours }), expected: { ...previousHours } }),
      invalidatesTags: ['ReplyTime'],
      extraOptions: { success: replyTimeCopy.saved, failure: replyTimeCopy.notSaved },
    }),
  }),
});

export const { useReplyTimeQuery, useSetReplyTimeMutation } = repliesApi;
