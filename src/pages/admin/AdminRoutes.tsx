import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { paths } from '@/config/paths';
import { scanCopy } from '@/content/scan';
import { LockGate } from '@/features/auth/LockGate';
import { RequireAdmin } from '@/features/auth/RequireAdmin';
import { selectLockedAt, selectSessionStatus } from '@/domain/session/sessionSlice';
import { ChatPresence } from '@/features/chat/inbox/ChatPresence';
import { useAppSelector } from '@/redux/hooks';
import { UnreadStatus } from '@/features/chat/inbox/UnreadStatus';
import { LiveConsignments } from '@/features/consignments/list/LiveConsignments';
import { NotFound } from '@/pages/RouteError';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { lazyPart } from '@/ui/loading/lazyPart';
import { LoadingState } from '@/ui/loading/LoadingState';
import { openDocument } from '@/ui/openDocument';
import { ConsignmentsPage } from './consignments/ConsignmentsPage';
import { AdminLayout } from './layout/AdminLayout';
import { UnknownPage } from './layout/PageBoundary';
import { WaitingPage } from './layout/WaitingPage';
import { LoginPage } from './login/LoginPage';
import { OwnersOnly } from './OwnersOnly';

const ConsignmentPage = lazyPart(
  () => import(/* webpackChunkName: "admin-consignment" */ './consignments/ConsignmentPage'),
  (part) => part.ConsignmentPage,
);
const DashboardPage = lazyPart(
  () => import(/* webpackChunkName: "admin-dashboard" */ './dashboard/DashboardPage'),
  (part) => part.DashboardPage,
);
const InboxPage = lazyPart(
  () => import(/* webpackChunkName: "admin-inbox" */ './chat/InboxPage'),
  (part) => part.InboxPage,
);
const MailPage = lazyPart(
  () => import(/* webpackChunkName: "admin-mail" */ './mail/MailPage'),
  (part) => part.MailPage,
);
const SettingsPage = lazyPart(
  () => import(/* webpackChunkName: "admin-settings" */ './settings/SettingsPage'),
  (part) => part.SettingsPage,
);
const InquiriesPage = lazyPart(
  () => import(/* webpackChunkName: "admin-inquiries" */ './mail/InquiriesPage'),
  (part) => part.InquiriesPage,
);
const QuotesPage = lazyPart(
  () => import(/* webpackChunkName: "admin-quotes" */ './quotes/QuotesPage'),
  (part) => part.QuotesPage,
);
const QuotePage = lazyPart(
  () => import(/* webpackChunkName: "admin-quote" */ './quotes/QuotePage'),
  (part) => part.QuotePage,
);
const OfferPage = lazyPart(
  () => import(/* webpackChunkName: "admin-quote" */ './quotes/OfferPage'),
  (part) => part.OfferPage,
);
const AuditPage = lazyPart(
  () => import(/* webpackChunkName: "admin-audit" */ './AuditPage'),
  (part) => part.AuditPage,
);
const HealthPage = lazyPart(
  () => import(/* webpackChunkName: "admin-health" */ './HealthPage'),
  (part) => part.HealthPage,
);
const ImportPage = lazyPart(
  () => import(/* webpackChunkName: "admin-import" */ './consignments/ImportPage'),
  (part) => part.ImportPage,
);
const LanesPage = lazyPart(
  () => import(/* webpackChunkName: "admin-lanes" */ './LanesPage'),
  (part) => part.LanesPage,
);
const StaffPage = lazyPart(
  () => import(/* webpackChunkName: "admin-staff" */ './StaffPage'),
  (part) => part.StaffPage,
);
const PrivacyPage = lazyPart(
  () => import(/* webpackChunkName: "admin-privacy" */ './PrivacyPage'),
  (part) => part.PrivacyPage,
);
const ScanPage = lazyPart(
  () => import(/* webpackChunkName: "scan" */ './scan/ScanPage'),
  (part) => part.ScanPage,
);
const PapersPage = lazyPart(
  () => import(/* webpackChunkName: "admin-papers" */ './consignments/PapersPage'),
  (part) => part.PapersPage,
);
const ForgottenPage = lazyPart(
  () => import(/* webpackChunkName: "account" */ './login/ForgottenPage'),
  (part) => part.ForgottenPage,
);
const NewPasswordPage = lazyPart(
  () => import(/* webpackChunkName: "account" */ './login/NewPasswordPage'),
  (part) => part.NewPasswordPage,
);
const SubscribersPage = lazyPart(
  () => import(/* webpackChunkName: "admin-subscribers" */ './mail/SubscribersPage'),
  (part) => part.SubscribersPage,
);
const NewsletterPage = lazyPart(
  () => import(/* webpackChunkName: "admin-newsletter" */ './mail/NewsletterPage'),
  (part) => part.NewsletterPage,
);

/** Pages other than the initial list load later. */
const arrivingPage = (
  <Suspense fallback={<LoadingState label="Loading" />}>
    <Outlet />
  </Suspense>
);

const scanPage = (
  <Suspense fallback={<LoadingState label="Loading" minHeight="100vh" />}>
    <ScanPage />
  </Suspense>
);

/** All that a scanner may see. */
function ToScanner() {
  useEffect(() => {
    openDocument(paths.adminScan);
  }, []);
  return <LoadingState label={scanCopy.opening} minHeight="100vh" />;
}

/** What an idle admin's locked screen covers. Chats are announced meanwhile. */
function WatchedPages() {
  const isLocked = useAppSelector(selectLockedAt) !== null;
  return (
    <>
      <ErrorBoundary fallback={() => null}>
        <ChatPresence isLocked={isLocked} />
      </ErrorBoundary>
      <LockGate announced={<UnreadStatus />}>
        <Outlet />
      </LockGate>
    </>
  );
}

/** The admin half of the app: visitors never download any of it. */
export function AdminRoutes() {
  const isAnonymous = useAppSelector(selectSessionStatus) === 'anonymous';
  return (
    <Routes>
      <Route path={paths.login} element={<LoginPage />} />
      <Route element={arrivingPage}>
        <Route path={paths.forgotten} element={<ForgottenPage />} />
        <Route path={paths.password} element={<NewPasswordPage />} />
      </Route>
      <Route path={paths.adminScan} element={scanPage} />
      <Route element={<RequireAdmin scanner={<ToScanner />} waiting={<WaitingPage />} />}>
        <Route element={<WatchedPages />}>
          <Route element={arrivingPage}>
            <Route path={paths.adminPapers} element={<PapersPage />} />
            <Route path={paths.adminOffer(':id')} element={<OfferPage />} />
          </Route>
          <Route path={paths.admin} element={<AdminLayout />}>
            <Route index element={<Navigate to={paths.adminConsignments} replace />} />
            <Route element={<LiveConsignments />}>
              <Route path={paths.adminConsignments} element={<ConsignmentsPage />} />
              <Route element={arrivingPage}>
                <Route path={paths.adminConsignment(':id')} element={<ConsignmentPage />} />
                <Route path={paths.adminChat} element={<InboxPage />} />
              </Route>
            </Route>
            <Route element={arrivingPage}>
              <Route path={paths.adminDashboard} element={<DashboardPage />} />
              <Route path={paths.adminMail} element={<MailPage />} />
              <Route path={paths.adminSettings} element={<SettingsPage />} />
              <Route path={paths.adminInquiries} element={<InquiriesPage />} />
              <Route path={paths.adminQuotes} element={<QuotesPage />} />
              <Route path={paths.adminQuote(':id')} element={<QuotePage />} />
              <Route path={paths.adminSubscribers} element={<SubscribersPage />} />
              <Route path={paths.adminNewsletter} element={<NewsletterPage />} />
              <Route path={paths.adminAudit} element={<AuditPage />} />
              <Route path={paths.adminImport} element={<ImportPage />} />
              <Route path={paths.adminLanes} element={<LanesPage />} />
              <Route element={<OwnersOnly />}>
                <Route path={paths.adminStaff} element={<StaffPage />} />
                <Route path={paths.adminPrivacy} element={<PrivacyPage />} />
                <Route path={paths.adminHealth} element={<HealthPage />} />
              </Route>
            </Route>
            {!isAnonymous && <Route path="*" element={<UnknownPage />} />}
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
