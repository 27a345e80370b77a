import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { paths } from '@/config/paths';
import { RequireAdmin } from '@/features/auth/RequireAdmin';
import { ChatPresence } from '@/features/chat/inbox/ChatPresence';
import { NotFound } from '@/pages/RouteError';
import { lazyPart } from '@/ui/loading/lazyPart';
import { LoadingState } from '@/ui/loading/LoadingState';
import { ConsignmentPage } from './ConsignmentPage';
import { ConsignmentsPage } from './ConsignmentsPage';
import { AdminLayout } from './layout/AdminLayout';
import { LoginPage } from './LoginPage';
import { PlaceholderPage } from './PlaceholderPage';

const InboxPage = lazyPart(
  () => import(/* webpackChunkName: "admin-inbox", webpackPrefetch: true */ './InboxPage'),
  (part) => part.InboxPage,
);
const MailPage = lazyPart(
  () => import(/* webpackChunkName: "admin-mail", webpackPrefetch: true */ './MailPage'),
  (part) => part.MailPage,
);
const SettingsPage = lazyPart(
  () => import(/* webpackChunkName: "admin-settings", webpackPrefetch: true */ './SettingsPage'),
  (part) => part.SettingsPage,
);
const InquiriesPage = lazyPart(
  () => import(/* webpackChunkName: "admin-inquiries", webpackPrefetch: true */ './InquiriesPage'),
  (part) => part.InquiriesPage,
);
const SubscribersPage = lazyPart(
  () => import(/* webpackChunkName: "admin-subscribers", webpackPrefetch: true */ './SubscribersPage'),
  (part) => part.SubscribersPage,
);

/** Pages other than the initial list load later. */
const arrivingPage = (
  <Suspense fallback={<LoadingState label="Loading" />}>
    <Outlet />
  </Suspense>
);

/** The admin half of the app: visitors never download any of it. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route path={paths.login} element={<LoginPage />} />
      <Route element={<RequireAdmin />}>
        <Route
          path={paths.admin}
          element={
            <>
              <ChatPresence />
              <AdminLayout />
            </>
          }
        >
          <Route index element={<Navigate to={paths.adminConsignments} replace />} />
          <Route path={paths.adminDashboard} element={<PlaceholderPage heading="Dashboard" />} />
          <Route path={paths.adminConsignments} element={<ConsignmentsPage />} />
          <Route path={paths.adminConsignment(':id')} element={<ConsignmentPage />} />
          <Route element={arrivingPage}>
            <Route path={paths.adminChat} element={<InboxPage />} />
            <Route path={paths.adminMail} element={<MailPage />} />
            <Route path={paths.adminSettings} element={<SettingsPage />} />
            <Route path={paths.adminInquiries} element={<InquiriesPage />} />
            <Route path={paths.adminSubscribers} element={<SubscribersPage />} />
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
