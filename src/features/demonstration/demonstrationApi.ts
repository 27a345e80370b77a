import { api } from '@/api/api';
import { demonstrationCopy, type DemonstrationKind } from '@/content/demonstration';

/** What would be removed. */
export interface Demonstration {
  counts: Partial<Record<DemonstrationKind, number>>;
  /** The addresses of colleagues whom nobody can sign in as. */
  accounts: string[];
  /** What somebody has worked on since. */
  changed: { subject: DemonstrationKind; label: string }[];
}

interface Removal {
  removed: number;
  kept: number;
}

const demonstrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null where there is none. For owners. */
    demonstration: build.query<Demonstration | null, void>({
      query: () => (db, signal) => db.rpc('demonstration').abortSignal(signal),
      providesTags: ['Demonstration'],
    }),
    /** Says how many rows went, and how many are the company's own from now on. */
    removeDemonstration: build.mutation<Removal, { keepChanged: boolean }>({
      query:
        ({ keepChanged }) =>
        async (db) => {
          const answer = await db.rpc('remove_demonstration', { keep_changed: keepChanged });
          if (answer.error) return answer;
          const { removed, kept } = answer.data as unknown as Removal;
          return { ...answer, notice: demonstrationCopy.removed(removed, kept) };
        },
      invalidatesTags: [
        'Demonstration',
        'Chat',
        'ChatDetails',
        'ChatList',
        'Consignment',
        'FoundChats',
        'Inquiry',
        'Lane',
        'Mail',
        'Newsletter',
        'Notice',
        'PreparedAnswer',
        'Quote',
        'Quoted',
        'Staff',
        'StaffReview',
        'Subscriber',
        'Template',
      ],
      extraOptions: { failure: demonstrationCopy.notRemoved },
    }),
  }),
});

export const { useDemonstrationQuery, useRemoveDemonstrationMutation } = demonstrationApi;
