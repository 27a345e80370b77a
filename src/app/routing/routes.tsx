import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isAdminPath, paths } from '@/config/paths';
import { serviceSlugs } from '@/content/serviceLinks';
import { Translation } from '@/features/translation/Translation';
import { PublicLayout } from '@/pages/public/layout/PublicLayout';
import { NotFound, RouteError } from '@/pages/RouteError';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { LoadingState } from '@/ui/loading/LoadingState';
import { lazyPage, renewFailedPages } from './lazyPage';
import { PublicPages } from './PublicPages';

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

const publicPages: Readonly<Record<string, ReactNode>> = {
  [paths.home]: <HomePage />,
  [paths.about]: <AboutPage />,
  ...Object.fromEntries(
    serviceSlugs.map((slug) => [paths.service(slug), <ServicePage key={slug} slug={slug} />]),
  ),
  [paths.tracking]: <TrackPage />,
  [paths.gallery]: <GalleryPage />,
  [paths.news]: <NewsPage />,
  [paths.contact]: <ContactPage />,
  [paths.terms]: <LegalPage text="terms" />,
  [paths.privacy]: <LegalPage text="privacy" />,
};

/** Header and footer stay while the page itself loads. */
const site = (
  <PublicLayout>
    <Suspense fallback={<LoadingState label="Loading" minHeight="60vh" />}>
      <PublicPages elements={publicPages} />
      <Translation />
    </Suspense>
  </PublicLayout>
);

const routeAt = (pathname: string) => {
  if (isAdminPath(pathname)) return admin;
  return pathname in publicPages ? site : <NotFound />;
};

export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={(error) => <RouteError error={error} />}
      onBroken={renewFailedPages}
    >
      {routeAt(pathname)}
    </ErrorBoundary>
  );
}
