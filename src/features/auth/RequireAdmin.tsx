import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '@/config/paths';
import { authCopy } from '@/content/auth';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import { useSession } from './useSession';

/**
 * The admin area's route guard: waits for the session, then shows the page or the login (docs/conformance.md, section
 * 6).
 */
export function RequireAdmin() {
  const { isAdmin, isRefused, isUnreachable, retry } = useSession();
  if (isRefused) return <Navigate to={paths.login} replace />;
  if (isAdmin) return <Outlet />;
  if (isUnreachable) return <ErrorState message={authCopy.unchecked} onRetry={() => void retry()} />;
  return <LoadingState label="Checking your session" minHeight="100vh" />;
}
