/**
 * What is likely to be opened next. Nothing calls these: when this module has loaded, webpack fetches what they import, without
 * running it. With the names of their chunks, it would do so as soon as anything that imports these has loaded.
 */
export const prefetchedParts = [
  () => import(/* webpackPrefetch: true */ '@/features/auth/UnlockForms'),
  () => import(/* webpackPrefetch: true */ '@/features/consignments/form/NewConsignment'),
  () => import(/* webpackPrefetch: true */ '@/features/consignments/list/ListTools'),
  () => import(/* webpackPrefetch: true */ '@/features/consignments/bulk/BulkDialogs'),
  () => import(/* webpackPrefetch: true */ './ConsignmentPage'),
  () => import(/* webpackPrefetch: true */ './JourneyPanels'),
  () => import(/* webpackPrefetch: true */ './InboxPage'),
  () => import(/* webpackPrefetch: true */ './MailPage'),
  () => import(/* webpackPrefetch: true */ './SettingsPage'),
  () => import(/* webpackPrefetch: true */ './InquiriesPage'),
  () => import(/* webpackPrefetch: true */ './SubscribersPage'),
];
