import { api } from '@/api/api';
import { audienceCopy } from '@/content/notices';
import type { Party } from '@/domain/consignment/party';

/** Who would be told by mail. */
export interface Audience {
  parties: readonly Party[];
  followers: number;
}

const audienceApi = api.injectEndpoints({
  endpoints: (build) => ({
    noticeAudience: build.query<Audience, { consignment: number; about: string }>({
      query: (event) => (db, signal) => db.rpc('notice_audience', event).abortSignal(signal),
      providesTags: ['Notice'],
      extraOptions: { failure: audienceCopy.failed },
    }),
  }),
});

export const { useNoticeAudienceQuery } = audienceApi;
