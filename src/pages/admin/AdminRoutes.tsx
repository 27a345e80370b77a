import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '@/config/paths';
import { settingsWords } from '@/content/auth';
import { RequireAdmin } from '@/features/auth/RequireAdmin';
import { NotFound } from '@/pages/RouteError';
import { LoadingState } from '@/ui/LoadingState';
import { AdminLayout } from './AdminLayout';
import { ChatPresence } from './ChatPresence';
import { ConsignmentPage } from './ConsignmentPage';
import { ConsignmentsPage } from './ConsignmentsPage';
import { InboxPage } from './InboxPage';
import { InquiriesPage } from './InquiriesPage';
import { LoginPage } from './LoginPage';
import { MailPage } from './MailPage';
import { PlaceholderPage } from './PlaceholderPage';
import { SubscribersPage } from './SubscribersPage';

const SettingsPage = lazy(() =>
  import(/* webpackChunkName: "admin-settings" */ './SettingsPage').then(({ SettingsPage: page }) => ({
    default: page,
  })),
);

/** The admin's half of the app: one chunk that no visitor downloads. */
export default function AdminRoutes() {
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
          <Route path={paths.adminChat} element={<InboxPage />} />
          <Route path={paths.adminMail} element={<MailPage />} />
          <Route
            path={paths.adminSettings}
            element={
              <Suspense fallback={<LoadingState label={settingsWords.loading} />}>
                <SettingsPage />
              </Suspense>
            }
          />
          <Route path={paths.adminInquiries} element={<InquiriesPage />} />
          <Route path={paths.adminSubscribers} element={<SubscribersPage />} />
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
