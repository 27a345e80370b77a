import { Fragment, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { isAdminPath, isLinkPath, paths } from '@/config/paths';
import { Translation } from '@/features/translation/Translation';
import { PublicLayout } from '@/pages/public/layout/PublicLayout';
import { publicPageAt, type WrittenPage } from '@/pages/public/publicPages';
import { NotFound, RouteError } from '@/pages/RouteError';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { AnnounceReady } from '@/ui/loading/AnnounceReady';
import { lazyPart } from '@/ui/loading/lazyPart';
import { LoadingState } from '@/ui/loading/LoadingState';

const AdminRoutes = lazyPart(
  () => import(/* webpackChunkName: "admin" */ '@/pages/admin/AdminRoutes'),
  (file) => file.AdminRoutes,
);

const SharedPage = lazyPart(
  () => import(/* webpackChunkName: "page-shared" */ '@/pages/public/links/SharedPage'),
  (file) => file.SharedPage,
);
const QuotedPage = lazyPart(
  () => import(/* webpackChunkName: "page-quoted" */ '@/pages/public/links/QuotedPage'),
  (file) => file.QuotedPage,
);
const FollowingPage = lazyPart(
  () => import(/* webpackChunkName: "page-following" */ '@/pages/public/links/FollowingPage'),
  (file) => file.FollowingPage,
);
const NewsletterPage = lazyPart(
  () => import(/* webpackChunkName: "page-newsletter" */ '@/pages/public/links/NewsletterPage'),
  (file) => file.NewsletterPage,
);
const ConversationPage = lazyPart(
  () => import(/* webpackChunkName: "page-conversation" */ '@/pages/public/links/ConversationPage'),
  (file) => file.ConversationPage,
);
const linkPages = {
  [paths.shared]: SharedPage,
  [paths.quoted]: QuotedPage,
  [paths.following]: FollowingPage,
  [paths.newsletter]: NewsletterPage,
  [paths.conversation]: ConversationPage,
};

/** Fetches the script of the page at an address before it is rendered. */
export const loadPage = async (pathname: string): Promise<void> => {
  if (isAdminPath(pathname)) await AdminRoutes.load();
  else if (isLinkPath(pathname)) await linkPages[pathname].load();
  else await publicPageAt(pathname)?.script.load();
};

/** Header and footer stay while the page itself loads. */
function PublicSite({ page }: { page: WrittenPage }) {
  return (
    <PublicLayout>
      <Suspense fallback={<LoadingState label="Loading" minHeight="60vh" />}>
        <Fragment key={page.path}>{page.element}</Fragment>
        <Translation />
        <AnnounceReady />
      </Suspense>
    </PublicLayout>
  );
}

function CurrentPage({ pathname }: { pathname: string }) {
  const page = publicPageAt(pathname);
  if (page) return <PublicSite page={page} />;
  // Without the public site's frame, and so without the translator, which would read names and addresses along.
  if (isLinkPath(pathname)) return <Unframed page={linkPages[pathname]} />;
  return isAdminPath(pathname) ? <Unframed page={AdminRoutes} /> : <NotFound />;
}

function Unframed({ page: Page }: { page: ComponentType }) {
  return (
    <Suspense fallback={<LoadingState label="Loading" minHeight="100vh" />}>
      <Page />
      <AnnounceReady />
    </Suspense>
  );
}

export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={(error) => <RouteError error={error} />}>
      <CurrentPage pathname={pathname} />
    </ErrorBoundary>
  );
}
