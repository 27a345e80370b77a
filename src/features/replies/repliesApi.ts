import { api } from '@/api/api';
import { replyTimeCopy } from '@/content/replies';

const repliesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Within how many hours inquiries are usually answered; null if nothing is claimed. Visitors are not told that it failed. */
    replyTime: build.query<number | null, void>({
      query: () => (db, signal) => db.rpc('reply_time').abortSignal(signal),
      providesTags: ['ReplyTime'],
    }),
    /** Null claims nothing from now on. */
    setReplyTime: build.mutation<null, number | null>({
      query: (hours) => (db) => db.rpc('set_reply_time', hours === null ? {} : { hours }),
      invalidatesTags: ['ReplyTime'],
      extraOptions: { success: replyTimeCopy.saved, failure: replyTimeCopy.notSaved },
    }),
  }),
});

export const { useReplyTimeQuery, useSetReplyTimeMutation } = repliesApi;
