import { Suspense } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { isAdminPath, paths } from '@/config/paths';
import { serviceSlugs } from '@/content/serviceLinks';
import { Translation } from '@/features/translation/Translation';
import { PublicLayout } from '@/pages/public/layout/PublicLayout';
import { NotFound, RouteError } from '@/pages/RouteError';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { LoadingState } from '@/ui/loading/LoadingState';
import { lazyPage, renewFailedPages } from './lazyPage';

const HomePage = lazyPage('home', (page) => page.HomePage);
const AboutPage = lazyPage('about', (page) => page.AboutPage);
const ServicePage = lazyPage('service', (page) => page.ServicePage);
const TrackPage = lazyPage('track', (page) => page.TrackPage);
const GalleryPage = lazyPage('gallery', (page) => page.GalleryPage);
const NewsPage = lazyPage('news', (page) => page.NewsPage);
const ContactPage = lazyPage('contact', (page) => page.ContactPage);
const LegalPage = lazyPage('legal', (page) => page.LegalPage);
const AdminRoutes = lazyPage('admin', (pages) => pages.default);

const admin = (
  <Suspense fallback={<LoadingState label="Loading" minHeight="100vh" />}>
    <AdminRoutes />
  </Suspense>
);

/** Header and footer stay while the page itself loads. */
const arrivingPage = (
  <Suspense fallback={<LoadingState label="Loading" minHeight="60vh" />}>
    <Outlet />
    <Translation />
  </Suspense>
);

const publicPages = (
  <Route element={<PublicLayout />}>
    <Route element={arrivingPage}>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.about} element={<AboutPage />} />
      {serviceSlugs.map((slug) => (
        <Route key={slug} path={paths.service(slug)} element={<ServicePage key={slug} slug={slug} />} />
      ))}
      <Route path={paths.tracking} element={<TrackPage />} />
      <Route path={paths.gallery} element={<GalleryPage />} />
      <Route path={paths.news} element={<NewsPage />} />
      <Route path={paths.contact} element={<ContactPage />} />
      <Route path={paths.terms} element={<LegalPage key="terms" text="terms" />} />
      <Route path={paths.privacy} element={<LegalPage key="privacy" text="privacy" />} />
    </Route>
  </Route>
);

export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={(error) => <RouteError error={error} />}
      onBroken={renewFailedPages}
    >
      {isAdminPath(pathname) ? (
        admin
      ) : (
        <Routes>
          {publicPages}
          <Route path="*" element={<NotFound />} />
        </Routes>
      )}
    </ErrorBoundary>
  );
}
