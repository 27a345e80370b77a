/**
 * What is likely to be opened next. Nothing calls these: when this module has loaded, webpack fetches what they import, without
 * running it. With the names of their chunks, it would do so as soon as anything that imports these has loaded.
 */
export const prefetchedParts = [
  () => import(/* webpackPrefetch: true */ '@/ui/ConfirmDialog'),
  () => import(/* webpackPrefetch: true */ './layout/SidebarDrawer'),
  () => import(/* webpackPrefetch: true */ '@/features/chat/alerts/AlertsPanel'),
  () => import(/* webpackPrefetch: true */ '@/features/auth/UnlockForms'),
  () => import(/* webpackPrefetch: true */ '@/features/consignments/form/NewConsignment'),
  () => import(/* webpackPrefetch: true */ '@/features/consignments/list/ListTools'),
  () => import(/* webpackPrefetch: true */ '@/features/consignments/bulk/BulkDialogs'),
  () => import(/* webpackPrefetch: true */ './consignments/ConsignmentPage'),
  () => import(/* webpackPrefetch: true */ './consignments/JourneyPanels'),
  () => import(/* webpackPrefetch: true */ './chat/InboxPage'),
  () => import(/* webpackPrefetch: true */ './mail/MailPage'),
  () => import(/* webpackPrefetch: true */ './settings/SettingsPage'),
  () => import(/* webpackPrefetch: true */ './mail/InquiriesPage'),
  () => import(/* webpackPrefetch: true */ './mail/SubscribersPage'),
];
