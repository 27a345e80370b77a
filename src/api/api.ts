import { createApi, setupListeners } from '@reduxjs/toolkit/query/react';
import { queryCacheLoaded } from './queryCache';
import { retryReads } from './retryReads';

const UNUSED_DATA_SECONDS = 5 * 60;

/** The only way to the backend; features inject their endpoints. Data is stale immediately and kept for five minutes. */
export const api = createApi({
  baseQuery: retryReads,
  tagTypes: [
    'Admin',
    'AlertsByMail',
    'Chat',
    'ChatDetails',
    'ChatAddress',
    'ChatList',
    'Consignment',
    'Demonstration',
    'Factor',
    'FirstSteps',
    'FoundChats',
    'Health',
    'Inquiry',
    'KeepingTerms',
    'Lane',
    'Mail',
    'Newsletter',
    'Quoted',
    'Notice',
    'NoticeRule',
    'OfficeHours',
    'PartyWord',
    'Place',
    'PreparedAnswer',
    'Proof',
    'Quote',
    'ReplyTime',
    'SavedView',
    'Session',
    'ShareLink',
    'SiteSettings',
    'Staff',
    'StaffReview',
    'Subscriber',
    'Template',
    'TransitLane',
  ],
  keepUnusedDataFor: UNUSED_DATA_SECONDS,
  refetchOnMountOrArgChange: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

queryCacheLoaded({ api, setupListeners });
