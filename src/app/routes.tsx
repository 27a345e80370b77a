import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { PublicLayout } from '@/pages/public/PublicLayout';
import { TrackPage } from '@/pages/public/TrackPage';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { LoadingState } from '@/ui/LoadingState';
import { NotFound, RouteError } from './RouteError';

const AdminRoutes = lazy(() => import('@/pages/admin/AdminRoutes'));

const admin = (
  <Suspense fallback={<LoadingState label="Loading" minHeight="100vh" />}>
    <AdminRoutes />
  </Suspense>
);

export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={(error) => <RouteError error={error} />}>
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path={paths.tracking} element={<TrackPage />} />
        </Route>
        <Route path="/admin/login/*" element={admin} />
        <Route path={`${paths.admin}/*`} element={admin} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </ErrorBoundary>
  );
}
